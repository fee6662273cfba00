import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { BIO_MIN } from '../../routers/mentors/limits.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { TEXT_LABELS } from './edit-draft.ts';
import type { MentorInput } from './mentor-form.ts';
import { yearsWith, yearOf } from './mentor-words.ts';

/**
 * The fields of a mentor profile. They need a `FormProvider` whose form includes them.
 * @param helplines shown below the main text
 */
export function MentorFields({ helplines }: { helplines: ReactNode }) {
  const { register, formState } = useFormContext<MentorInput>();
  const { errors, defaultValues } = formState;
  const yearOptions = yearsWith(defaultValues?.studyYear).map((year) => ({ value: String(year), label: yearOf(year) }));

  return (
    <>
      <TextField
        label={TEXT_LABELS.courseOfStudy}
        placeholder="Psicologia clinica"
        required
        error={errors.courseOfStudy?.message}
        {...register('courseOfStudy')}
      />
      <SelectField
        label="Anno di corso"
        options={yearOptions}
        error={errors.studyYear?.message}
        {...register('studyYear', { valueAsNumber: true })}
      />
      <TextField
        label={TEXT_LABELS.specializations}
        hint="In che cosa puoi aiutare. Separale con una virgola."
        placeholder="Psicometria, ansia da esame"
        required
        error={errors.specializations?.message}
        {...register('specializations')}
      />
      <TextareaField
        label={TEXT_LABELS.bio}
        hint={`Presentati a chi ti chiederà aiuto, senza farti riconoscere. Almeno ${BIO_MIN} caratteri.`}
        rows={4}
        required
        error={errors.bio?.message}
        {...register('bio')}
      />
      {helplines}
      <TextField
        label={TEXT_LABELS.availableHours}
        placeholder="Lunedì e mercoledì, 18-20"
        required
        error={errors.availableHours?.message}
        {...register('availableHours')}
      />
      <TextField label={TEXT_LABELS.languages} required error={errors.languages?.message} {...register('languages')} />
    </>
  );
}
