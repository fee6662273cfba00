import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect } from 'react';
import { standIn } from '../lib/places.ts';

/** A spinner in the colour of the surrounding text, hidden from screen readers: put a text beside it. */
export function Spinner({ size = '1.25em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      flexShrink="0"
      width={size}
      height={size}
      borderRadius="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      _highContrast={{ borderTopColor: 'Canvas' }}
      animation="spin 900ms linear infinite"
    />
  );
}

/** The spinner of a page that is loading. */
export function PageSpinner() {
  useLayoutEffect(standIn, []);
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="60dvh" color="primary">
      <Spinner size="2rem" />
      <chakra.span srOnly>Caricamento...</chakra.span>
    </chakra.div>
  );
}
