import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect } from 'react';
import { standIn } from '../lib/places.ts';

/** A turning ring in the colour of the text around it. Decorative: the words beside it say what is going on. */
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

/** For a whole page under way. */
export function PageSpinner() {
  useLayoutEffect(standIn, []);
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="60dvh" color="primary">
      <Spinner size="2rem" />
      <chakra.span srOnly>Caricamento...</chakra.span>
    </chakra.div>
  );
}
