import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PainSignal } from '../../moderation/pain.ts';
import { HelplineLine } from './helpline-line.tsx';

/** The first numbers at the lower edge of a phone's screen, above the bar and the keyboard, while the user writes in the page. */
export function HelplineFoot({ signal }: { signal: PainSignal }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '9rem';
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => void (style.scrollPaddingBottom = '');
  }, []);
  return createPortal(
    <chakra.div
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
      <HelplineLine signal={signal} everywhere />
    </chakra.div>,
    document.body,
  );
}
