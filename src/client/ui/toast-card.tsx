import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dismissToast, type Toast, TOAST_DURATION_MS } from '../lib/toasts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useSwipeRight } from './use-swipe-right.ts';

/** One notification: its clock, its swipe, its cross. */
export function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { id, title, description, action, duration = TOAST_DURATION_MS } = toast;
  const destructive = toast.variant === 'destructive';
  const swipe = useSwipeRight(() => dismissToast(id));
  useCountdown(duration, paused || swipe.active, () => dismissToast(id));

  return (
    <chakra.li
      data-variant={toast.variant ?? 'default'}
      display="flex"
      alignItems="flex-start"
      gap="3"
      paddingBlock="3"
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
        <chakra.span color="red.text" paddingTop="0.5">
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
      )}
      <chakra.div role={destructive ? 'alert' : undefined} flex="1" minWidth="0" paddingBlock="0.5">
        <chakra.p textStyle="small" fontWeight="semibold" color={destructive ? 'red.text' : 'ink'}>
          {title}
        </chakra.p>
        {description && (
          <chakra.p textStyle="small" color="muted">
            {description}
          </chakra.p>
        )}
        {action && (
          <Button
            size="sm"
            variant="outline"
            marginTop="2"
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </chakra.div>
      <IconButton label="Chiudi la notifica" icon={<X size={18} />} marginBlock="-2" onClick={() => dismissToast(id)} />
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
