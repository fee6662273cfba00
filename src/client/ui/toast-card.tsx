import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, X } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { beforeReturn, remaining } from '../lib/focus.ts';
import { dismissToast, type Toast, TOAST_DURATION_MS } from '../lib/toasts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useSwipeRight } from './use-swipe-right.ts';

const CLOSE = 'Chiudi la notifica';

interface Props {
  toast: Omit<Toast, 'away'>;
  paused: boolean;
  /** The element that had the focus before the toasts. */
  before?: RefObject<HTMLElement | null>;
  /** Called once the toast has been removed. */
  onGone?: () => void;
}

/** A toast, with its timer, swipe and close button. */
export function ToastCard({ toast, paused, before, onGone }: Props) {
  const { id, title, description, action, endsAt, duration = TOAST_DURATION_MS } = toast;
  const destructive = toast.variant === 'destructive';
  const swipe = useSwipeRight(() => dismissToast(id));
  useCountdown(duration, paused || swipe.active, () => dismissToast(id));
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => onGone, [onGone]);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(() => {
      if (card.current?.contains(document.activeElement)) card.current.closest('section')?.focus();
      dismissToast(id);
    }, endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [id, endsAt]);

  /** By keyboard, the focus moves to the next toast; from the last one, or by pointer, to where it was before. */
  const close = ({ detail }: MouseEvent) => {
    if (card.current?.contains(document.activeElement)) {
      const beside = card.current.nextElementSibling ?? card.current.previousElementSibling;
      const next = detail === 0 ? beside?.querySelector<HTMLElement>(`[aria-label="${CLOSE}"]`) : undefined;
      (next ?? remaining(before?.current ?? null))?.focus({ preventScroll: true });
    }
    dismissToast(id);
  };

  return (
    <chakra.li
      ref={card}
      data-variant={toast.variant ?? 'default'}
      data-joins={toast.joins}
      display="flex"
      alignItems={{ base: 'center', md: 'flex-start' }}
      gap="3"
      minHeight="12"
      paddingBlock={{ base: '2', md: '3' }}
      paddingInlineStart="4"
      paddingInlineEnd="1"
      bg="surface"
      color="ink"
      borderWidth="1px"
      borderColor={destructive ? 'red.edge' : 'hairline'}
      borderRadius="card"
      boxShadow="float"
      animation="riseIn 180ms cubic-bezier(0.2, 0, 0, 1)"
      touchAction="pan-y"
      userSelect="none"
      transition={swipe.active ? 'none' : 'transform 150ms, opacity 150ms'}
      style={{ transform: swipe.offset ? `translateX(${swipe.offset}px)` : undefined, opacity: 1 - Math.min(swipe.offset / 240, 0.6) }}
      {...swipe.handlers}
    >
      {destructive && (
        <chakra.span color="red.text" paddingTop={{ md: '0.5' }}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
      )}
      <chakra.div
        role={destructive ? 'alert' : undefined}
        flex="1"
        minWidth="0"
        paddingBlock="0.5"
        display={{ base: action ? 'flex' : 'block', md: 'block' }}
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        columnGap="3"
        rowGap="2"
      >
        {/* On phones title and description are inline, to save lines; with a description the action is below them. */}
        <chakra.div flex={{ base: description ? '1 1 100%' : '1', md: 'initial' }} minWidth="0" overflowWrap="anywhere" textStyle="small">
          <chakra.p display={{ base: 'inline', md: 'block' }} fontWeight="semibold" color={destructive ? 'red.text' : 'ink'}>
            {title}
          </chakra.p>
          {description && (
            <chakra.p display={{ base: 'inline', md: 'block' }} marginInlineStart={{ base: '2', md: '0' }} color="muted">
              {description}
            </chakra.p>
          )}
        </chakra.div>
        {action && (
          <Button
            size="sm"
            variant="outline"
            marginTop={{ md: '2' }}
            onClick={async () => {
              const focusReturned = beforeReturn(action.list);
              const done = action.onClick();
              dismissToast(id);
              await done;
              focusReturned();
            }}
          >
            {action.label}
          </Button>
        )}
      </chakra.div>
      <IconButton label={CLOSE} icon={<X size={18} />} marginBlock="-2" onClick={close} />
    </chakra.li>
  );
}

/** Calls `onEnd` after `duration` ms of time that was not paused. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
