import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DIFFICULTY_DEFAULT } from '../../routers/exam-experiences/limits.ts';
import { writtenIn } from '../../routers/written.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { type OwnDetails, useOwnDetails } from '../account/own-details.ts';
import { SharedPlace } from '../account/shared-place.tsx';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { DRAFT_KEY } from './draft-key.ts';
import { ExperienceFields } from './experience-fields.tsx';
import type { ExperienceInput } from './experience-form.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onShared: () => void;
}

const loadForm = async () => (await import('./experience-form.ts')).ExperienceForm;

function emptyExperience({ university, faculty }: OwnDetails): ExperienceInput {
  return {
    examName: '',
    professor: '',
    university,
    faculty,
    examDate: '',
    difficulty: DIFFICULTY_DEFAULT,
    grade: '',
    passed: true,
    experience: '',
    tips: '',
    studyTime: '',
    resources: '',
  };
}

export function ShareDialog({ open, onClose, onShared }: Props) {
  const own = useOwnDetails(open);
  const empty = useMemo(() => emptyExperience(own), [own]);
  const { form, startOver, sending } = useDraftForm(DRAFT_KEY, loadForm, empty);
  const rereading = useRereading({ open });
  const [university, faculty] = useWatch({ control: form.control, name: ['university', 'faculty'] });
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const share = trpc.examExperiences.create.useMutation({
    ...sends(DRAFT_KEY),
    onSuccess(_, sent) {
      toast({ title: 'Esperienza condivisa!', description: "La tua esperienza d'esame è stata condivisa con successo." });
      void helplinesAfter(DRAFT_KEY, writtenIn(sent, empty));
      startOver();
      onClose();
      void utils.examExperiences.list.invalidate();
    },
    onError(error) {
      if (refusedWithCare(DRAFT_KEY, error)) return;
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: "Impossibile condividere l'esperienza.", variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (experience) => {
    if (!(await rereading.mayGoOut(...writtenIn(experience, empty)))) return;
    // Not called once the page has been left.
    share.mutate(experience, { onSuccess: onShared });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Condividi un’esperienza"
      note={<SharedPlace place={{ university, faculty }} own={own} onRemove={(key) => form.setValue(key, '', { shouldDirty: true })} />}
      problem={problem}
      onSubmit={(event) => {
        setProblem(undefined);
        void submit(event);
      }}
      submitLabel="Condividi"
      pending={sending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Condivisione..."
    >
      <ExperienceFields
        form={form}
        own={own}
        helplines={<FormPainNotice draftKey={DRAFT_KEY} form={form} before={empty} focus="experience" />}
      />
    </FormDialog>
  );
}
