import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useBackCloses } from '../lib/use-back-closes.ts';
import { useShortView } from '../lib/visible-area.ts';
import { elementsBesideDialogs, reachesNotifications } from './beside-dialogs.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  open: boolean;
  /** Called on Escape, the back button, the close button, and a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /** The element to focus on opening; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element to focus on close; by default the one focused before. */
  focusBack?: () => HTMLElement | null;
  /** `alertdialog` for a question that interrupts the user. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside does not close the dialog: for forms, where a slip would lose work. */
  holdOutside?: boolean;
  /** Fills the screen on phones; the content shares the height. */
  full?: boolean;
  /** Stays open when a dialog beneath it disappears. */
  outlives?: boolean;
}

/** A modal dialog: traps the focus, closes on Escape and the back button, and returns the focus. Load it lazily, where it is used. */
export function Dialog({ role = 'dialog', ...props }: Props) {
  const { open, onClose, title, description, children, footer, initialFocus, focusBack, holdOutside, full, outlives } = props;
  useShortView();
  useBackCloses(open, onClose);
  const before = useFocusBack(open);
  return (
    <DialogRoot
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
      finalFocusEl={() => focusBack?.() ?? before()}
      closeOnInteractOutside={!holdOutside}
      {...(outlives && { onRequestDismiss: (event) => event.preventDefault() })}
      // Only a press closes the dialog: the focus may move outside by itself, as when React mounts twice in development.
      onFocusOutside={(event) => event.preventDefault()}
      persistentElements={elementsBesideDialogs().map((element) => () => element)}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner>
          {/* VoiceOver passes over everything outside of a modal element, the notifications included; Zag hides the rest anyway. */}
          <DialogContent data-full={full || undefined} aria-modal={role === 'alertdialog'}>
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              <DialogCloseTrigger asChild>
                <IconButton label="Chiudi" icon={<X aria-hidden size={20} strokeWidth={1.75} />} />
              </DialogCloseTrigger>
            </DialogHeader>
            <DialogBody>
              {description && <DialogDescription marginBottom="4">{description}</DialogDescription>}
              {children}
            </DialogBody>
            {footer && <DialogFooter>{footer}</DialogFooter>}
            <span {...reachesNotifications} />
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
