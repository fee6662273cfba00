import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PainSignal } from '../../moderation/pain.ts';
import { HelplineLine } from './helpline-line.tsx';
import { useNumbersInView } from './use-numbers-in-view.ts';

interface Props {
  signal: PainSignal;
  /** The panel with all numbers. */
  panel: RefObject<HTMLElement | null>;
}

/**
 * The first numbers at the lower edge of a phone's screen, above the bar and the keyboard, while the user writes in the page and those of the
 * panel are out of view.
 */
export function HelplineFoot({ signal, panel }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  const inView = useNumbersInView(panel, foot, 2);
  const fresh = useRef(true);
  useEffect(() => {
    if (inView === undefined) return undefined;
    const { style } = document.documentElement;
    if (!inView) style.scrollPaddingBottom = '9rem';
    // Later, the user has scrolled.
    if (!inView && fresh.current) document.activeElement?.scrollIntoView({ block: 'nearest' });
    fresh.current = false;
    return () => void (style.scrollPaddingBottom = '');
  }, [inView]);
  return createPortal(
    <chakra.div
      ref={foot}
      // Not removed, because its lower edge is measured.
      style={{ visibility: inView === false ? undefined : 'hidden' }}
      position="fixed"
      insetInline="2"
      bottom="max(4.5rem + env(safe-area-inset-bottom), 100vh - var(--visible-height, 100vh) - var(--visible-top, 0px) + 0.5rem)"
      zIndex="bar"
      display={{ base: 'block', md: 'none' }}
      _print={{ display: 'none' }}
      borderRadius="control"
      boxShadow="float"
      // Keeps the focus in the field, because the numbers disappear when the field loses it.
      onPointerDown={(event) => event.preventDefault()}
    >
      <HelplineLine signal={signal} />
    </chakra.div>,
    document.body,
  );
}
