import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_MEMBERS_CHOICES } from '../../routers/study-groups/limits.ts';
import type { CreateStudyGroup } from '../../routers/study-groups/schema.ts';
import type { SchemaForm } from '../lib/form.ts';
import { detailHint, type OwnDetails } from '../account/own-details.ts';
import { facultyChoices, universityChoices } from '../universities/study-choices.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { GroupInput } from './group-form.ts';
import { hasPlace, MEETING_TYPES, meetings, TEXT_LABELS } from './group-words.ts';

const sizes = MAX_MEMBERS_CHOICES.map((size) => ({ value: String(size), label: `${size} persone` }));
const meetingOptions = MEETING_TYPES.map((value) => ({ value, label: meetings[value].label }));

interface Props {
  form: SchemaForm<GroupInput, CreateStudyGroup>;
  own: OwnDetails;
  /** Shown below the main text. */
  helplines: ReactNode;
}

export function GroupFields({ form, own, helplines }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [meetingType, university, faculty] = useWatch({ control, name: ['meetingType', 'university', 'faculty'] });

  return (
    <>
      <TextField
        label={TEXT_LABELS.title}
        placeholder="Analisi 1, dal precorso all’orale"
        required
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField label={TEXT_LABELS.subject} placeholder="Analisi 1" required error={errors.subject?.message} {...register('subject')} />
      <SelectField
        label={TEXT_LABELS.university}
        optional
        placeholder="Non indicata"
        hint={detailHint('university', university ?? '', own)}
        options={universityChoices(formState.defaultValues?.university ?? '')}
        error={errors.university?.message}
        {...register('university')}
      />
      <SelectField
        label={TEXT_LABELS.faculty}
        optional
        placeholder="Non indicata"
        hint={detailHint('faculty', faculty ?? '', own)}
        options={facultyChoices(formState.defaultValues?.faculty ?? '')}
        error={errors.faculty?.message}
        {...register('faculty')}
      />
      <TextareaField
        label={TEXT_LABELS.description}
        optional
        rows={3}
        placeholder="Come studiate, che cosa vi aspettate da chi entra"
        error={errors.description?.message}
        {...register('description')}
      />
      {helplines}
      <SelectField
        label="Numero massimo di membri"
        options={sizes}
        error={errors.maxMembers?.message}
        {...register('maxMembers', { valueAsNumber: true })}
      />
      <RadioGroup
        look="chips"
        legend="Come vi incontrate"
        options={meetingOptions}
        error={errors.meetingType?.message}
        {...register('meetingType')}
      />
      {hasPlace(meetingType) && (
        <TextField
          label={TEXT_LABELS.location}
          optional
          placeholder="Biblioteca centrale, primo piano"
          error={errors.location?.message}
          {...register('location')}
        />
      )}
      <TextField
        label={TEXT_LABELS.schedule}
        optional
        placeholder="Martedì e giovedì, 17-19"
        error={errors.schedule?.message}
        {...register('schedule')}
      />
      <TextField
        label={TEXT_LABELS.tags}
        optional
        hint="Separale con una virgola."
        placeholder="primo anno, esercizi, orale"
        error={errors.tags?.message}
        {...register('tags')}
      />
    </>
  );
}
