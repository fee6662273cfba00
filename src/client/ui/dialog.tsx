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
import { elementsBesideDialogs } from './beside-dialogs.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  open: boolean;
  /** Called on Escape, the back button, the cross, and a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /** Gets the focus first; otherwise the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus afterwards; otherwise what had it before. */
  focusBack?: () => HTMLElement | null;
  /** `alertdialog` interrupts with a question. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside does not close: for forms, where a slip would cost work. */
  holdOutside?: boolean;
  /** Fills a phone's screen; what it holds shares the height. */
  full?: boolean;
}

/**
 * A modal: traps the focus, closes with Escape and with the back button, gives the focus back. Load it lazily, inside the component that uses it.
 */
export function Dialog({ role = 'dialog', ...props }: Props) {
  const { open, onClose, title, description, children, footer, initialFocus, focusBack, holdOutside, full } = props;
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
      // Only a press outside closes: the focus may pass there by itself, as while React mounts twice in development.
      onFocusOutside={(event) => event.preventDefault()}
      persistentElements={elementsBesideDialogs().map((element) => () => element)}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner>
          <DialogContent data-full={full || undefined}>
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
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
