import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { writtenIn } from '../../routers/written.ts';
import { useOwnDetails } from '../account/own-details.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { logQuietly } from '../lib/log.ts';
import { asRequestError } from '../lib/request-error.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { NEW_DRAFT } from './edit-draft.ts';
import { MentorFields } from './mentor-fields.tsx';
import type { MentorInput } from './mentor-form.ts';
import { SHOWN, STUDY_YEAR_DEFAULT } from './mentor-words.ts';

const loadForm = async () => (await import('./mentor-form.ts')).MentorForm;

const emptyMentor: MentorInput = {
  courseOfStudy: '',
  studyYear: STUDY_YEAR_DEFAULT,
  specializations: '',
  bio: '',
  availableHours: '',
  languages: 'Italiano',
};

/** Added when few people share the user's university or faculty, which a profile always shows. */
const FEW = 'Del tuo ateneo o della tua facoltà qui siete in pochi: chi ti conosce potrebbe riconoscerti.';

export function MentorDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const draftKey = NEW_DRAFT;
  const { form, startOver, sending } = useDraftForm(draftKey, loadForm, emptyMentor);
  const rereading = useRereading({ open });
  const { held } = useOwnDetails(open);
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const create = trpc.mentors.create.useMutation({
    ...sends(draftKey),
    onSuccess(_, sent) {
      toast({ title: 'Registrazione completata!', description: 'Ora sei un mentore verificato nella piattaforma.' });
      void helplinesAfter(draftKey, writtenIn(sent, emptyMentor));
      startOver();
      onClose();
      void utils.mentors.invalidate();
    },
    onError(error) {
      if (refusedWithCare(draftKey, error)) return;
      const failure = asRequestError(error);
      logQuietly('Mentor registration refused', failure?.status);
      if (failure?.reason === 'mentor_exists') void utils.mentors.me.invalidate();
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Impossibile completare la registrazione. Riprova.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (mentor) => {
    setProblem(undefined);
    if (!(await rereading.mayGoOut(...writtenIn(mentor, emptyMentor)))) return;
    create.mutate(mentor);
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Diventa Mentore"
      note={held.university || held.faculty ? `${SHOWN} ${FEW}` : SHOWN}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      submitLabel="Diventa Mentore"
      pending={sending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Registrazione..."
    >
      <FormProvider {...form}>
        <MentorFields helplines={<FormPainNotice draftKey={draftKey} form={form} before={emptyMentor} focus="bio" />} />
      </FormProvider>
    </FormDialog>
  );
}
