import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_MEMBERS_DEFAULT } from '../../routers/study-groups/limits.ts';
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
import { NEW_GROUP } from './draft-keys.ts';
import { GroupFields } from './group-fields.tsx';
import type { GroupInput } from './group-form.ts';
import { useGroupLists } from './group-lists.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

const loadForm = async () => (await import('./group-form.ts')).GroupForm;

function emptyGroup({ university, faculty }: OwnDetails): GroupInput {
  return {
    title: '',
    subject: '',
    university,
    faculty,
    description: '',
    maxMembers: MAX_MEMBERS_DEFAULT,
    meetingType: 'hybrid',
    location: '',
    schedule: '',
    tags: '',
  };
}

export function CreateGroupDialog({ open, onClose, onCreated }: Props) {
  const own = useOwnDetails(open);
  const empty = useMemo(() => emptyGroup(own), [own]);
  const { form, startOver, sending } = useDraftForm(NEW_GROUP, loadForm, empty);
  const rereading = useRereading({ open });
  const [university, faculty] = useWatch({ control: form.control, name: ['university', 'faculty'] });
  const [problem, setProblem] = useState<string>();
  const { reread } = useGroupLists();

  const create = trpc.studyGroups.create.useMutation({
    ...sends(NEW_GROUP),
    onSuccess(_, sent) {
      toast({ title: 'Gruppo creato!', description: 'Il tuo gruppo di studio è stato creato con successo.' });
      void helplinesAfter(NEW_GROUP, writtenIn(sent, empty));
      startOver();
      onClose();
      void reread();
    },
    onError(error) {
      if (refusedWithCare(NEW_GROUP, error)) return;
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Impossibile creare il gruppo di studio.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async (group) => {
    if (!(await rereading.mayGoOut(...writtenIn(group, empty)))) return;
    // Not called once the page has been left.
    create.mutate(group, { onSuccess: onCreated });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Nuovo gruppo di studio"
      note={<SharedPlace place={{ university, faculty }} own={own} onRemove={(key) => form.setValue(key, '', { shouldDirty: true })} />}
      problem={problem}
      onSubmit={(event) => {
        setProblem(undefined);
        void submit(event);
      }}
      submitLabel="Crea gruppo"
      pending={sending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Creazione..."
    >
      <GroupFields
        form={form}
        own={own}
        helplines={<FormPainNotice draftKey={NEW_GROUP} form={form} before={empty} focus="description" />}
      />
    </FormDialog>
  );
}
