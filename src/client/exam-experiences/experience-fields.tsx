import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { DIFFICULTIES, GRADE_MAX, GRADE_MIN } from '../../routers/exam-experiences/limits.ts';
import type { CreateExamExperience } from '../../routers/exam-experiences/schema.ts';
import { FREE_TEXT_MAX } from '../../routers/limits.ts';
import type { SchemaForm } from '../lib/form.ts';
import { useToday } from '../lib/use-today.ts';
import { detailHint, type OwnDetails } from '../account/own-details.ts';
import { facultyChoices, universityChoices } from '../universities/study-choices.ts';
import { DateField } from '../ui/date-field.tsx';
import { LengthLeft } from '../ui/length-left.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { ExperienceInput } from './experience-form.ts';
import { difficultyLabel } from './experience-words.ts';

type Form = SchemaForm<ExperienceInput, CreateExamExperience>;

const difficultyOptions = DIFFICULTIES.map((value) => ({ value: String(value), label: difficultyLabel(value) }));
const twoColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

interface Props {
  form: Form;
  own: OwnDetails;
  /** Shown below the main text. */
  helplines: ReactNode;
}

export function ExperienceFields({ form, own, helplines }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const today = useToday();
  const [text, passed, university, faculty] = useWatch({ control, name: ['experience', 'passed', 'university', 'faculty'] });

  return (
    <>
      <TextField label="Esame" placeholder="Diritto privato" required error={errors.examName?.message} {...register('examName')} />
      <TextField label="Docente" optional error={errors.professor?.message} {...register('professor')} />
      <SelectField
        label="Università"
        optional
        placeholder="Non indicata"
        hint={detailHint('university', university ?? '', own)}
        options={universityChoices('')}
        error={errors.university?.message}
        {...register('university')}
      />
      <SelectField
        label="Facoltà"
        optional
        placeholder="Non indicata"
        hint={detailHint('faculty', faculty ?? '', own)}
        options={facultyChoices('')}
        error={errors.faculty?.message}
        {...register('faculty')}
      />
      <DifficultyField form={form} />
      <div>
        <Checkbox label="Ho superato l’esame" error={errors.passed?.message} {...register('passed')} />
      </div>
      <chakra.div display="grid" gridTemplateColumns={twoColumns} gap="5" alignItems="start">
        {passed && (
          <TextField
            label="Voto"
            optional
            type="number"
            inputMode="numeric"
            min={GRADE_MIN}
            max={GRADE_MAX}
            placeholder={String(GRADE_MAX)}
            error={errors.grade?.message}
            {...register('grade')}
          />
        )}
        <DateField label="Data dell’esame" optional type="date" max={today} error={errors.examDate?.message} {...register('examDate')} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="2">
        <TextareaField
          label="Com’è andata"
          rows={5}
          placeholder="Com’era la prova, che cosa è stato chiesto, che aria tirava"
          required
          error={errors.experience?.message}
          {...register('experience')}
        />
        <LengthLeft text={text ?? ''} max={FREE_TEXT_MAX} />
        {helplines}
      </chakra.div>
      <TextareaField
        label="Consigli"
        optional
        rows={3}
        placeholder="Che cosa diresti a chi lo deve ancora dare"
        error={errors.tips?.message}
        {...register('tips')}
      />
      <TextField
        label="Tempo di studio"
        optional
        placeholder="Due mesi, tre ore al giorno"
        error={errors.studyTime?.message}
        {...register('studyTime')}
      />
      <TextareaField
        label="Materiali"
        optional
        hint="Uno per riga."
        rows={3}
        placeholder={'Il manuale consigliato\nLe prove degli anni scorsi'}
        error={errors.resources?.message}
        {...register('resources')}
      />
    </>
  );
}

/** Converts between the string values of the radio buttons and the number in the form. */
function DifficultyField({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'difficulty' });
  return (
    <RadioGroup
      look="chips"
      legend="Difficoltà"
      options={difficultyOptions}
      value={String(field.value)}
      onValueChange={(value) => field.onChange(Number(value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
