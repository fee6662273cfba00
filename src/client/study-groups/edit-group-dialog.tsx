import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { writtenIn } from '../../routers/written.ts';
import { useOwnDetails } from '../account/own-details.ts';
import { SharedPlace } from '../account/shared-place.tsx';
import { useDraftForm } from '../lib/draft-form.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PresentFields } from '../writing/present-texts.tsx';
import { isEditedMeanwhile, useSeen } from '../writing/use-seen.ts';
import { draftKeys } from './draft-keys.ts';
import { GroupFields } from './group-fields.tsx';
import type { GroupInput } from './group-form.ts';
import { useGroupLists } from './group-lists.ts';
import { TEXT_LABELS } from './group-words.ts';

interface Props {
  group: StudyGroup;
  open: boolean;
  onClose: () => void;
}

const TAKING_OVER =
  'Queste parole le ha scritte chi guidava il gruppo prima di te. Se scrivi qualcosa di nuovo, da quel momento rispondi di tutto ciò che il gruppo dice: rileggilo, e togli quello che non diresti.';

const loadForm = async () => (await import('./group-form.ts')).GroupForm;

function inputOf(group: StudyGroup): GroupInput {
  const { title, subject, meetingType } = group;
  return {
    title,
    subject,
    university: group.university ?? '',
    faculty: group.faculty ?? '',
    description: group.description ?? '',
    maxMembers: group.maxMembers as GroupInput['maxMembers'],
    meetingType,
    location: group.location ?? '',
    schedule: group.schedule ?? '',
    tags: group.tags.join(', '),
  };
}

/** The dialog for editing one's own group. */
export function EditGroupDialog({ group, open, onClose }: Props) {
  const own = useOwnDetails(open);
  const values = useMemo(() => inputOf(group), [group]);
  const draftKey = draftKeys.edit(group.id);
  const { form, startOver, begun, changed } = useDraftForm(draftKey, loadForm, values, { changes: true });
  const { seen, compared, compare } = useSeen(draftKey, group.editedAt, begun);
  const rereading = useRereading({ open });
  const [university, faculty] = useWatch({ control: form.control, name: ['university', 'faculty'] });
  const [problem, setProblem] = useState<string>();
  const { show } = useGroupLists();
  const { get } = trpc.useUtils().studyGroups;

  const update = trpc.studyGroups.update.useMutation({
    ...sends(draftKey),
    onSuccess(edited, sent) {
      toast({ title: 'Modifica salvata', description: 'Chi è nel gruppo vede subito com’è adesso.' });
      void helplinesAfter(draftKey, writtenIn(sent, { ...group, ifEditedAt: sent.ifEditedAt }));
      startOver();
      onClose();
      void show(edited);
    },
    async onError(error) {
      if (refusedWithCare(draftKey, error)) return;
      if (isEditedMeanwhile(error)) {
        setProblem(await compare(async () => show(await get.fetch({ id: group.id }, { staleTime: 0 }))));
        return;
      }
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Il gruppo è rimasto com’era.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (filled) => {
    const { university = null, faculty = null, description = null, location = null, schedule = null, ...rest } = filled;
    if (!(await rereading.mayGoOut(...writtenIn(filled, group)))) return;
    update.mutate({ id: group.id, ifEditedAt: seen, ...changed({ university, faculty, description, location, schedule, ...rest }) });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Modifica il gruppo"
      description={!group.written && TAKING_OVER}
      note={<SharedPlace place={{ university, faculty }} own={own} onRemove={(key) => form.setValue(key, '', { shouldDirty: true })} />}
      problem={problem}
      onSubmit={(event) => {
        setProblem(undefined);
        void submit(event);
      }}
      submitLabel="Salva"
      pending={update.isPending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Salvo..."
    >
      {compared && <PresentFields form={form} present={values} labels={TEXT_LABELS} />}
      <GroupFields
        form={form}
        own={own}
        helplines={<FormPainNotice draftKey={draftKey} form={form} before={values} focus="description" />}
      />
    </FormDialog>
  );
}
