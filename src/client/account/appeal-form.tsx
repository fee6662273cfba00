import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { APPEAL_MAX } from '../../routers/measures/limits.ts';
import { useDraft } from '../lib/drafts.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { appealKeyOf } from './draft-keys.ts';

/** The form to appeal against a measure, which is possible once. */
export function AppealForm({ id, onDone }: { id: number; onDone: () => void }) {
  const draftKey = appealKeyOf(id);
  const draft = useDraft(draftKey);
  const [missing, setMissing] = useState(false);
  const utils = trpc.useUtils();
  const appeal = trpc.measures.appeal.useMutation({
    ...sends(draftKey),
    async onSuccess() {
      draft.clear();
      await utils.measures.list.invalidate();
      toast({ title: 'Reclamo inviato', description: 'La risposta la trovi qui.' });
      onDone();
    },
    onError(error) {
      // No appeal is possible any more: the list shows why, and the text instead of this form.
      if (asRequestError(error)?.status === 409) void utils.measures.list.invalidate();
    },
  });
  const tooLong = lengthProblem(draft.text, APPEAL_MAX);
  const wrong = tooLong ?? (missing ? 'Spiega perché non sei d’accordo' : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = draft.text.trim() === '';
    setMissing(blank);
    if (!blank && !tooLong && !appeal.isPending) appeal.mutate({ id, text: draft.text });
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3">
      <TextareaField
        label="Perché pensi che sia sbagliato"
        hint="Si può fare una volta sola. Dove è possibile lo legge una persona diversa da chi ha deciso."
        rows={3}
        autoFocus
        value={draft.text}
        readOnly={appeal.isPending}
        onChange={(event) => {
          setMissing(false);
          draft.setText(event.target.value);
        }}
        {...(wrong && { error: wrong })}
      />
      <LengthLeft text={draft.text} max={APPEAL_MAX} />
      <FieldError
        {...(appeal.error && { error: errorText(appeal.error, 'Il reclamo non è partito. Il testo è ancora qui: riprova tra poco.') })}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" pending={appeal.isPending} pendingText="Invio...">
          Invia il reclamo
        </Button>
        <Button variant="outline" disabled={appeal.isPending} onClick={onDone}>
          Non ora
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
