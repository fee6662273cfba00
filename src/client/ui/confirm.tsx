import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** What the button does, as a verb: 'Elimina', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** What gets the focus afterwards; otherwise what had it before. */
  focusBack?: () => HTMLElement | null;
  danger?: boolean;
  pending?: boolean;
}

/** A question before something that cannot be taken back. The focus starts on the harmless answer. */
export function Confirm({ onConfirm, children, confirmLabel, cancelLabel = 'Annulla', danger, pending, ...dialog }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={dialog.onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
