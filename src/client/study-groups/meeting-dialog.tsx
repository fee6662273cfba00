import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { textsIn } from '../../routers/written.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { asRequestError } from '../lib/request-error.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { DateField } from '../ui/date-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { draftKeys } from './draft-keys.ts';
import { hasLink, hasPlace } from './group-words.ts';
import type { MeetingInput } from './meeting-form.ts';

interface Props {
  group: StudyGroup;
  open: boolean;
  onClose: () => void;
}

const empty: MeetingInput = { day: '', hour: '', place: '', link: '' };

/** The dialog for proposing a meeting to the group. */
export function MeetingDialog({ group, open, onClose }: Props) {
  const loadForm = async () => (await import('./meeting-form.ts')).meetingFormOf(group.meetingType);
  const draftKey = draftKeys.meeting(group.id);
  const { form, startOver, sending } = useDraftForm(draftKey, loadForm, empty);
  const rereading = useRereading({ open, readers: 'group' });
  const [problem, setProblem] = useState<string>();
  const { meetings } = trpc.useUtils();
  const { register } = form;
  const { errors } = form.formState;

  /** @returns undefined when the list cannot be read */
  const reread = () =>
    meetings.list.refetch({ id: group.id }, undefined, { throwOnError: true }).then(
      () => meetings.list.getData({ id: group.id }),
      () => undefined,
    );
  const create = trpc.meetings.create.useMutation({
    ...sends(draftKey),
    async onSuccess({ id }, { place, link }) {
      // To a send repeated after a lost response, the server repeats its answer about a meeting that may have been called off since.
      const listed = await reread();
      if (listed && !listed.some((meeting) => meeting.id === id)) {
        setProblem('L’avevi già proposto, e intanto è stato annullato. Se vuoi proporlo di nuovo, premi ancora «Proponi».');
        return sayNotProposed();
      }
      toast({ title: 'Incontro proposto', description: 'Chi è nel gruppo riceve un avviso.' });
      void helplinesAfter(draftKey, textsIn({ place, link }));
      startOver();
      onClose();
    },
    onError(error) {
      if (refusedWithCare(draftKey, error)) return;
      setProblem(explainFailure(form, error) ?? asRequestError(error)?.text);
      sayNotProposed();
    },
  });
  const submit = form.handleSubmit(async ({ startsAt, ...words }) => {
    if (!(await rereading.mayGoOut(...textsIn(words)))) return;
    create.mutate({ id: group.id, startsAt, ...words });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Proponi un incontro"
      note="Lo vede solo chi fa parte del gruppo. Si vede quante persone vengono, mai chi."
      problem={problem}
      onSubmit={(event) => {
        setProblem(undefined);
        void submit(event);
      }}
      submitLabel="Proponi"
      pending={sending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Invio..."
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DateField label="Giorno" type="date" required error={errors.day?.message} {...register('day')} />
        <DateField label="Ora" type="time" required error={errors.hour?.message} {...register('hour')} />
      </chakra.div>
      {hasPlace(group.meetingType) && (
        <TextField label="Dove" optional placeholder="Biblioteca, secondo piano" error={errors.place?.message} {...register('place')} />
      )}
      <FormPainNotice draftKey={draftKey} form={form} before={empty} focus="place" />
      {hasLink(group.meetingType) && (
        <TextField
          label="Link"
          optional
          inputMode="url"
          placeholder="https://"
          hint="Della videochiamata. Se il tuo nome compare lì, chi entra lo vede."
          error={errors.link?.message}
          {...register('link')}
        />
      )}
    </FormDialog>
  );
}

function sayNotProposed(): void {
  toast({ title: 'Errore', description: 'L’incontro non è stato proposto.', variant: 'destructive' });
}
