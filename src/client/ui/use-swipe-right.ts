import { type PointerEvent, useRef, useState } from 'react';

/** A swipe beyond this many pixels to the right counts. */
const SWIPE_THRESHOLD_PX = 50;

interface Swipe {
  active: boolean;
  /** How far the element has followed the finger, in px, never negative. */
  offset: number;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

export function useSwipeRight(onSwipe: () => void): Swipe {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState<number>();

  const stop = () => {
    start.current = undefined;
    setOffset(undefined);
  };

  return {
    active: offset !== undefined,
    offset: offset ?? 0,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        start.current = event.clientX;
        setOffset(0);
        // Absent in some test environments; without it a swipe that leaves the element ends early.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event) {
        if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp(event) {
        const swiped = start.current !== undefined && event.clientX - start.current > SWIPE_THRESHOLD_PX;
        stop();
        if (swiped) onSwipe();
      },
      onPointerCancel: stop,
    },
  };
}
