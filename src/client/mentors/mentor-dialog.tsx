import { useState } from 'react';
import { NAME_MAX } from '../../routers/limits.ts';
import { BIO_MIN } from '../../routers/mentors/limits.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { logQuietly } from '../lib/log.ts';
import { asRequestError } from '../lib/request-error.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { MentorInput } from './mentor-form.ts';
import { STUDY_YEAR_DEFAULT, STUDY_YEARS, yearOf } from './mentor-words.ts';

const loadForm = async () => (await import('./mentor-form.ts')).MentorForm;
const yearOptions = STUDY_YEARS.map((year) => ({ value: String(year), label: yearOf(year) }));

const emptyMentor: MentorInput = {
  courseOfStudy: '',
  studyYear: STUDY_YEAR_DEFAULT,
  specializations: '',
  bio: '',
  availableHours: '',
  languages: 'Italiano',
};

export function MentorDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form, startOver } = useDraftForm('mentor', loadForm, emptyMentor);
  const { register, formState } = form;
  const { errors } = formState;
  const rereading = useRereading();
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const create = trpc.mentors.create.useMutation({
    onSuccess() {
      toast({ title: 'Registrazione completata!', description: 'Ora sei un mentore verificato nella piattaforma.' });
      startOver();
      onClose();
      void utils.mentors.invalidate();
    },
    onError(error) {
      logQuietly('Mentor registration refused', asRequestError(error)?.status);
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Impossibile completare la registrazione. Riprova.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (mentor) => {
    setProblem(undefined);
    if (!(await rereading.mayGoOut(mentor.bio))) return;
    create.mutate(mentor);
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Diventa Mentore"
      note="Gli altri vedono quello che scrivi qui, il tuo ateneo e la tua facoltà. Mai il tuo nome né la tua email."
      problem={problem}
      onSubmit={(event) => void submit(event)}
      submitLabel="Diventa Mentore"
      pending={create.isPending || rereading.checking}
      pendingText="Registrazione..."
    >
      <TextField
        label="Corso di studi"
        placeholder="Psicologia clinica"
        maxLength={NAME_MAX}
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
        label="Specializzazioni"
        hint="In che cosa puoi aiutare. Separale con una virgola."
        placeholder="Psicometria, ansia da esame"
        required
        error={errors.specializations?.message}
        {...register('specializations')}
      />
      <TextareaField
        label="Bio"
        hint={`Chi sei per chi ti chiederà aiuto, senza dire chi sei. Almeno ${BIO_MIN} caratteri.`}
        rows={4}
        required
        error={errors.bio?.message}
        {...register('bio')}
      />
      <TextField
        label="Orari disponibili"
        placeholder="Lunedì e mercoledì, 18-20"
        required
        error={errors.availableHours?.message}
        {...register('availableHours')}
      />
      <TextField label="Lingue" required error={errors.languages?.message} {...register('languages')} />
    </FormDialog>
  );
}
