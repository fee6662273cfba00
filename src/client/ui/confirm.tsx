import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** The button’s action, as a verb: 'Elimina', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The element to focus on close; by default the one focused before. */
  focusBack?: () => HTMLElement | null;
  danger?: boolean;
  pending?: boolean;
}

/** A confirmation before an irreversible action. The focus starts on the cancel button. */
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
