import { useRef, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { HelplinePanel } from '../support/helpline-panel.tsx';
import { usePain } from '../support/use-pain.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { WritingArea } from './writing-area.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Under which name the text under way is kept. */
  draftKey: string;
  original: string;
  max: number;
  send: (content: string) => Promise<unknown>;
  /** Gets what pain the new words tell of, unless the person has put the helplines away. */
  onSaved: (pain: PainSignal | null) => void;
}

/** Changes what one wrote a moment ago. */
export function EditDialog({ open, onClose, title, draftKey, original, max, send, onSaved }: Props) {
  const draft = useDraft(draftKey);
  const [text, setText] = useState(draft.text || original);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const pain = usePain(draftKey, text);
  const rereading = useRereading(open);
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = lengthProblem(text, max);
  const blank = text.trim() === '';

  const write = (next: string) => {
    setRefusal(undefined);
    setText(next);
    if (next === original) draft.clear();
    else draft.setText(next);
  };

  const save = async () => {
    if (tooLong || blank) return;
    if (!(await rereading.mayGoOut(text))) return;
    setPending(true);
    try {
      await send(text);
      const signal = await pain.ofPublished(text);
      draft.clear();
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
      <WritingArea
        ref={area}
        label="Il tuo testo"
        hideLabel
        rows={4}
        value={text}
        error={blank ? 'Il testo non può restare vuoto: se non lo vuoi più, puoi eliminarlo.' : tooLong}
        onChange={(event) => write(event.target.value)}
      />
      <LengthLeft text={text} max={max} />
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

/** Why it was refused; the text stays in the field, to be copied or said otherwise. */
function explain(error: unknown): string {
  const reason = asRequestError(error)?.reason;
  if (reason === 'content_blocked') return 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';
  if (reason === 'too_late')
    return 'Sono passati più di 15 minuti: il testo resta com’era. Puoi ancora eliminarlo, o aggiungere un commento.';
  return errorText(error, 'La modifica non è stata salvata. Il testo è ancora qui: riprova tra poco.');
}
