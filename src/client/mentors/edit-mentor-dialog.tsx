import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { CAPACITY_DEFAULT } from '../../routers/mentors/limits.ts';
import { writtenIn } from '../../routers/written.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { PresentFields } from '../writing/present-texts.tsx';
import { isEditedMeanwhile, useSeen } from '../writing/use-seen.ts';
import { EDIT_DRAFT, TEXT_LABELS } from './edit-draft.ts';
import { MentorFields } from './mentor-fields.tsx';
import type { EditInput } from './mentor-form.ts';
import { capacityOptions, SHOWN } from './mentor-words.ts';

interface Props {
  mentor: Mentor;
  open: boolean;
  onClose: () => void;
}

const loadForm = async () => (await import('./mentor-form.ts')).EditForm;

function inputOf(mentor: Mentor): EditInput {
  const { courseOfStudy, studyYear, specializations, bio, availableHours, languages, capacity = CAPACITY_DEFAULT } = mentor;
  return { courseOfStudy, studyYear, specializations: specializations.join(', '), bio, availableHours, languages, capacity };
}

/** The dialog for editing one's own mentor profile and capacity. */
export function EditMentorDialog({ mentor, open, onClose }: Props) {
  const values = useMemo(() => inputOf(mentor), [mentor]);
  const { form, startOver, begun, changed } = useDraftForm(EDIT_DRAFT, loadForm, values, { changes: true });
  const { seen, compared, compare } = useSeen(EDIT_DRAFT, mentor.editedAt, begun);
  const rereading = useRereading({ open });
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const update = trpc.mentors.update.useMutation({
    ...sends(EDIT_DRAFT),
    onSuccess(profile, sent) {
      toast({ title: 'Profilo aggiornato', description: 'Chi cerca un mentore lo vede già così.' });
      utils.mentors.me.setData(undefined, profile);
      void helplinesAfter(EDIT_DRAFT, writtenIn(sent, { ...mentor, ifEditedAt: sent.ifEditedAt }));
      startOver();
      onClose();
      void utils.mentors.list.invalidate();
    },
    async onError(error) {
      if (refusedWithCare(EDIT_DRAFT, error)) return;
      if (isEditedMeanwhile(error)) {
        setProblem(await compare(() => utils.mentors.me.fetch(undefined, { staleTime: 0 })));
        return;
      }
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Il profilo è rimasto com’era.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (profile) => {
    setProblem(undefined);
    if (!(await rereading.mayGoOut(...writtenIn(profile, mentor)))) return;
    update.mutate({ ifEditedAt: seen, ...changed(profile) });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Modifica il profilo"
      note={SHOWN}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      submitLabel="Salva"
      pending={update.isPending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Salvo..."
    >
      {compared && <PresentFields form={form} present={values} labels={TEXT_LABELS} />}
      <FormProvider {...form}>
        <MentorFields helplines={<FormPainNotice draftKey={EDIT_DRAFT} form={form} before={values} focus="bio" />} />
      </FormProvider>
      <SelectField
        label="Quante persone segui insieme"
        hint="Raggiunto questo numero, non ricevi altre richieste finché non concludi una mentorship."
        options={capacityOptions}
        error={form.formState.errors.capacity?.message}
        {...form.register('capacity', { valueAsNumber: true })}
      />
    </FormDialog>
  );
}
