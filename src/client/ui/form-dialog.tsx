import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { hasKeyboard, isSendKey } from '../lib/keyboard.ts';
import { useRestriction } from '../lib/restriction.ts';
import { useShortView } from '../lib/visible-area.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FieldError } from './field-shell.tsx';
import { FooterPlace } from './footer-place.ts';
import { RestrictionNotice } from './restriction-notice.tsx';
import { UnderWay } from './under-way.ts';
import { Unkept, UnkeptSaid } from './unkept.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** A note above the buttons, such as who will see this; below the fields where there is little room. */
  note?: ReactNode;
  /** The error of a failed submit. */
  problem?: string | undefined;
  /** Gets the focus after closing; otherwise the element that had it before. */
  focusBack?: () => HTMLElement | null;
  /** Stays open when a dialog beneath it disappears. */
  outlives?: boolean;
  /** The form sends a text to other people: somebody who may not write cannot submit it, and sees why in place of the note. */
  writes?: boolean;
  onSubmit: (event?: FormEvent) => void;
  /** The id of the form element. */
  formId?: string;
  submitLabel: string;
  /** The submit deletes something permanently. */
  danger?: boolean;
  /** The request is pending and cannot be cancelled. Forms that stay in the browser have none. */
  pending?: boolean;
  /** The text is being checked before it is sent: closing the dialog cancels the sending. */
  checking?: boolean;
  pendingText?: string;
}

/** A form in a dialog. A press outside does not close it; Ctrl or Cmd with Enter submits from any field. */
export function FormDialog({
  children,
  note,
  problem,
  writes = false,
  onSubmit,
  formId,
  submitLabel,
  danger,
  pending = false,
  checking,
  pendingText,
  ...dialog
}: Props) {
  const busy = pending || checking === true;
  const restriction = useRestriction(writes && dialog.open);
  // Where there is little room the note scrolls with the fields, which would have none beside it.
  const short = useShortView();
  const ownId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Buttons of equal width on phones, unless the label of a dangerous one needs more.
  const width = { base: danger ? '1 0 auto' : '1', sm: 'none' };
  const firstField: RefObject<HTMLElement | null> = {
    get current() {
      // On phones the keyboard would cover the form.
      return hasKeyboard() ? (form.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ?? null) : null;
    },
  };

  const standingNote =
    typeof note === 'string' ? (
      <chakra.p textStyle="tiny" color="muted">
        {note}
      </chakra.p>
    ) : (
      note
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !restriction) onSubmit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <UnderWay value={busy}>
      <Dialog
        {...dialog}
        initialFocus={firstField}
        holdOutside
        footer={
          <>
            <chakra.div flex="1 0 100%" display="flex" flexDirection="column" gap="2">
              <chakra.div ref={setPlace} _empty={{ marginBottom: '-2' }} />
              <FieldError error={problem} />
              <Unkept />
              {restriction ? <RestrictionNotice restriction={restriction} /> : !short && standingNote}
            </chakra.div>
            <Button variant="outline" onClick={dialog.onClose} disabled={pending} flex={width}>
              Annulla
            </Button>
            <Button
              type="submit"
              variant={danger ? 'danger' : 'solid'}
              form={formId ?? ownId}
              disabled={restriction !== null}
              pending={busy}
              pendingText={pending ? pendingText : 'Un attimo...'}
              flex={width}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <chakra.form
          ref={form}
          id={formId ?? ownId}
          noValidate
          onSubmit={submit}
          onKeyDown={onKeyDown}
          display="flex"
          flexDirection="column"
          gap="5"
        >
          <UnkeptSaid value>
            <FooterPlace value={place}>{children}</FooterPlace>
          </UnkeptSaid>
          {short && !restriction && standingNote}
        </chakra.form>
      </Dialog>
    </UnderWay>
  );
}
