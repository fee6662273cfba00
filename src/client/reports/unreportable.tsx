import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { UnsentWords } from '../writing/unsent-words.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The text of the report. */
  text: string;
  onForget: () => void;
}

/** Says that what was to be reported is gone, with the text of the report to be copied. */
export function Unreportable({ open, onClose, text, onForget }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="La segnalazione non è partita"
      description="Quello che volevi segnalare non c’è più: può averlo eliminato chi l’ha scritto, o una persona che modera."
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <UnsentWords text={text} label="Quello che avevi scritto" onForget={onForget} />
    </Dialog>
  );
}
