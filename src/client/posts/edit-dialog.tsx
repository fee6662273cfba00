import { useRef, useState } from 'react';
import { NAME_MAX, TITLE_MAX } from '../../routers/limits.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { useProblem } from '../lib/use-problem.ts';
import { HelplinePanel } from '../support/helpline-panel.tsx';
import { usePain } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The key under which the draft is stored. */
  draftKey: string;
  original: string;
  max: number;
  /** The title and course to edit along with the text; only posts have them. */
  details?: Details;
  send: (content: string, details: Details) => Promise<unknown>;
  /** Called with the pain signal of the saved text; null if the helpline panel was dismissed. */
  onSaved: (pain: PainSignal | null) => void;
}

interface Details {
  title?: string | undefined;
  course?: string | undefined;
}

/** The dialog for editing one's own post or comment. */
export function EditDialog({ open, onClose, title, draftKey, original, max, details = {}, send, onSaved }: Props) {
  const words = useChange(draftKey, original);
  const heading = useChange(`${draftKey}-title`, details.title ?? '');
  const course = useChange(`${draftKey}-course`, details.course ?? '');
  const { text } = words;
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useProblem(open);
  const whole = [heading, words, course].map((field) => field.text).join('\n');
  const pain = usePain(draftKey, whole);
  const rereading = useRereading(open);
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = lengthProblem(text, max);
  const headingTooLong = lengthProblem(heading.text, TITLE_MAX);
  const courseTooLong = lengthProblem(course.text, NAME_MAX);
  const blank = text.trim() === '';

  const write = (field: Change, next: string) => {
    setRefusal(undefined);
    field.write(next);
  };

  const save = async () => {
    if (tooLong || headingTooLong || courseTooLong || blank) return;
    const changed = [words, heading, course].filter(({ changed }) => changed);
    if (!(await rereading.mayGoOut(...changed.map((field) => field.text)))) return;
    setPending(true);
    try {
      await send(text, { ...(heading.changed && { title: heading.text }), ...(course.changed && { course: course.text }) });
      const signal = await pain.ofPublished(whole);
      for (const field of [words, heading, course]) field.clear();
      toast({ title: 'Modifica salvata' });
      onClose();
      onSaved(signal);
    } catch (error) {
      setRefusal(explain(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <FormDialog
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
      <TextareaField
        ref={area}
        label="Il tuo testo"
        hideLabel={details.title === undefined && details.course === undefined}
        rows={4}
        value={text}
        error={blank ? 'Il testo non può restare vuoto: se non lo vuoi più, puoi eliminarlo.' : tooLong}
        onChange={({ target }) => write(words, target.value)}
      />
      <LengthLeft text={text} max={max} />
      {details.title !== undefined && <Detail label="Titolo" field={heading} error={headingTooLong} onChange={write} />}
      {details.course !== undefined && <Detail label="Corso" field={course} error={courseTooLong} onChange={write} />}
      <div role="status">
        {pain.signal && (
          <HelplinePanel
            signal={pain.signal}
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

interface DetailProps {
  label: string;
  field: Change;
  error: string | undefined;
  onChange: (field: Change, next: string) => void;
}

function Detail({ label, field, error, onChange }: DetailProps) {
  return <TextField label={label} optional value={field.text} error={error} onChange={({ target }) => onChange(field, target.value)} />;
}

type Change = ReturnType<typeof useChange>;

/** The state of a field: its text, whether it differs from the original, and a draft of the change. */
function useChange(draftKey: string, original: string) {
  const draft = useDraft(draftKey, { onEmptied: () => setTyped(undefined) });
  // Undefined while the field shows the original, so that it follows an edit from another tab instead of undoing it.
  const [typed, setTyped] = useState(draft.text || undefined);
  const text = typed ?? original;
  return {
    text,
    changed: text !== original,
    write(next: string) {
      setTyped(next === original ? undefined : next);
      if (next === original) draft.clear();
      else draft.setText(next);
    },
    clear() {
      setTyped(undefined);
      draft.clear();
    },
  };
}

/** Returns the message for a failed save; the text stays in the field, so that it can be copied or reworded. */
function explain(error: unknown): string {
  const reason = asRequestError(error)?.reason;
  if (reason === 'content_blocked') return 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';
  if (reason === 'too_late')
    return 'Sono passati più di 15 minuti: il testo resta com’era. Puoi ancora eliminarlo, o aggiungere un commento.';
  return errorText(error, 'La modifica non è stata salvata. Il testo è ancora qui: riprova tra poco.');
}
