import { useRef, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { BLOCKED_HINT } from '../lib/sending-problem.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { useProblem } from '../lib/use-problem.ts';
import { HelplinePanel } from '../support/helpline-panel.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { usePain } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { PresentTexts } from '../writing/present-texts.tsx';
import { isEditedMeanwhile, useSeen } from '../writing/use-seen.ts';
import { type Details, type DetailsChange, EditDetails, useDetails } from './edit-details.tsx';
import { type Change, useChange } from './use-change.ts';
import { wholeText } from './whole-text.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The key under which the draft is stored. */
  draftKey: string;
  original: string;
  /** Of the text to edit. */
  editedAt: string | null;
  max: number;
  /** The title and the other details to edit along with the text; only posts have them. */
  details?: Partial<Details>;
  /** Sends the changed texts. */
  send: (change: DetailsChange & { content?: string; ifEditedAt: string | null | undefined }) => Promise<unknown>;
  /** Reads the text again, because it has been edited elsewhere. */
  reread: () => Promise<unknown>;
  /** Called with the pain signal of the saved text; null if the helpline panel was dismissed. */
  onSaved: (pain: PainSignal | null) => void;
}

/** The dialog for editing one's own post or comment. */
export function EditDialog({
  open,
  onClose,
  title,
  draftKey,
  original,
  editedAt,
  max,
  details: originals = {},
  send,
  reread,
  onSaved,
}: Props) {
  const [pending, setPending] = useState(false);
  const words = useChange(draftKey, original, pending);
  const details = useDetails(draftKey, originals, pending);
  const { text } = words;
  const places = details.filter(({ name, changed }) => changed && name !== 'title');
  const whole = [wholeText(details.find(({ name }) => name === 'title')?.text ?? '', text), ...places.map((field) => field.text)].join(
    '\n',
  );
  const changed = [{ ...words, label: 'Il tuo testo' }, ...details].filter((field) => field.changed);
  const { seen, compared, compare } = useSeen(draftKey, editedAt, changed.length > 0);
  const [refusal, setRefusal] = useProblem(open);
  const pain = usePain(draftKey, whole, open);
  const rereading = useRereading({ open });
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = lengthProblem(text, max);
  const blank = text.trim() === '';

  const write = (field: Change, next: string) => {
    setRefusal(undefined);
    field.write(next);
  };

  const save = async () => {
    if (blank || tooLong || details.some(({ problem }) => problem)) return;
    if (changed.length === 0) return onClose();
    if (!(await rereading.mayGoOut(...changed.map((field) => field.text)))) return;
    setPending(true);
    try {
      await send({
        ifEditedAt: seen,
        ...(words.changed && { content: text }),
        ...Object.fromEntries(details.filter((field) => field.changed).map((field) => [field.name, field.text])),
      });
      const signal = await pain.ofPublished(whole);
      for (const field of changed) field.clear();
      toast({ title: 'Modifica salvata' });
      onClose();
      onSaved(signal);
    } catch (error) {
      if (refusedWithCare(draftKey, error)) return;
      setRefusal(isEditedMeanwhile(error) ? await compare(reread) : explain(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <FormDialog
      writes
      open={open}
      onClose={onClose}
      title={title}
      note="Chi legge vedrà che il testo è stato modificato, non che cosa diceva prima."
      problem={refusal}
      onSubmit={() => void save()}
      submitLabel="Salva"
      pending={pending}
      checking={rereading.checking}
      pendingText="Salvo..."
    >
      {compared && <PresentTexts fields={changed} />}
      <TextareaField
        ref={area}
        label="Il tuo testo"
        hideLabel={details.length === 0}
        rows={4}
        value={text}
        error={blank ? 'Il testo non può restare vuoto: se non lo vuoi più, puoi eliminarlo.' : tooLong}
        onChange={({ target }) => write(words, target.value)}
      />
      <LengthLeft text={text} max={max} />
      {details.length > 0 && <EditDetails details={details} onWrite={write} />}
      <div role="status">
        {pain.signal && (
          <HelplinePanel
            signal={pain.signal}
            refused={pain.refused}
            onDismiss={() => {
              pain.dismiss();
              area.current?.focus();
            }}
          />
        )}
      </div>
    </FormDialog>
  );
}

/** Returns the message for a failed save; the text stays in the field, so that it can be copied or reworded. */
function explain(error: unknown): string {
  const reason = asRequestError(error)?.reason;
  if (reason === 'content_blocked') return BLOCKED_HINT;
  if (reason === 'too_late')
    return 'Sono passati più di 15 minuti: il testo resta com’era. Puoi ancora eliminarlo, o aggiungere un commento.';
  return errorText(error, 'La modifica non è stata salvata. Il testo è ancora qui: riprova tra poco.');
}
