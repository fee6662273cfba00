import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Mentor } from '../../routers/mentors/schema.ts';
import type { CreateRequest } from '../../routers/mentorship/schema.ts';
import { textsIn } from '../../routers/written.ts';
import { useDraftForm } from '../lib/draft-form.ts';
import { explainFailure } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { courseOf, yearOf } from '../mentors/mentor-words.ts';
import { FormPainNotice } from '../support/form-pain-notice.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { helplinesAfter } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { requestKeyOf } from './draft-keys.ts';
import { URGENCIES, urgencies } from './mentorship-words.ts';

type Values = Omit<CreateRequest, 'mentorId'>;

const loadForm = async () => (await import('../../routers/mentorship/schema.ts')).CreateRequest.omit({ mentorId: true });
const emptyRequest: Values = { topic: '', urgency: 'medium', message: '' };
const urgencyOptions = URGENCIES.map((value) => ({ value, label: urgencies[value].label }));

/** Hidden in a short viewport: above an open keyboard only the mentor's course and one field fit. */
const WITH_ROOM = { '[data-short] &': { display: 'none' } };

interface Props {
  mentor: Mentor;
  open: boolean;
  onClose: () => void;
}

export function RequestDialog({ mentor, open, onClose }: Props) {
  const draftKey = requestKeyOf(mentor.id);
  const { form, startOver, sending } = useDraftForm(draftKey, loadForm, emptyRequest);
  const { register, formState } = form;
  const { errors } = formState;
  const rereading = useRereading({ open, readers: 'one' });
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const request = trpc.mentorship.request.useMutation({
    ...sends(draftKey),
    onSuccess(_, { topic, message }) {
      toast({ title: 'Richiesta inviata!', description: 'Il mentore riceverà la tua richiesta a breve.' });
      void helplinesAfter(draftKey, textsIn({ topic, message }));
      startOver();
      onClose();
      void utils.mentorship.sent.invalidate();
    },
    onError(error) {
      if (refusedWithCare(draftKey, error)) return;
      setProblem(explainFailure(form, error));
      toast({ title: 'Errore', description: 'Impossibile inviare la richiesta. Riprova.', variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit(async ({ urgency, ...words }) => {
    setProblem(undefined);
    if (!(await rereading.mayGoOut(...textsIn(words)))) return;
    request.mutate({ ...words, urgency, mentorId: mentor.id });
  });

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title="Richiedi Mentorship"
      note="Il mentore legge quello che scrivi qui, ma non sa chi sei: né nome, né email, né ateneo."
      problem={problem}
      onSubmit={(event) => void submit(event)}
      submitLabel="Invia Richiesta"
      pending={sending}
      checking={form.formState.isSubmitting && !rereading.asking}
      pendingText="Invio..."
    >
      <chakra.div bg="sunken" borderRadius="card" padding="4" textStyle="small">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {courseOf(mentor)}, {yearOf(mentor.studyYear)}
        </chakra.p>
        <chakra.p lang="it" marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto" css={WITH_ROOM}>
          {mentor.bio}
        </chakra.p>
        <chakra.p marginTop="2" color="muted" overflowWrap="anywhere" css={WITH_ROOM}>
          {mentor.availableHours || 'Da concordare'} · {mentor.languages}
        </chakra.p>
      </chakra.div>
      <TextField
        label="Argomento"
        placeholder="Preparare l’esame di Psicometria"
        required
        error={errors.topic?.message}
        {...register('topic')}
      />
      <RadioGroup look="chips" legend="Urgenza" options={urgencyOptions} error={errors.urgency?.message} {...register('urgency')} />
      <chakra.div display="flex" flexDirection="column" gap="2">
        <TextareaField
          label="Messaggio"
          rows={5}
          placeholder="A che punto sei, dove ti blocchi, che cosa ti aiuterebbe"
          required
          error={errors.message?.message}
          {...register('message')}
        />
        <FormPainNotice draftKey={draftKey} form={form} before={emptyRequest} focus="message" />
      </chakra.div>
    </FormDialog>
  );
}
