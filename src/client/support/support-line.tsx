import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { paths } from '../lib/paths.ts';
import { TextLink } from '../ui/text-link.tsx';

/** A quiet link to the helplines for the first screen of guests; on one line from 360 px on. */
export function SupportLine(props: Pick<ComponentProps<typeof chakra.p>, 'marginTop'>) {
  return (
    <chakra.p textStyle="small" color="muted" {...props}>
      Stai male adesso? <TextLink href={paths.support}>Ecco chi risponde al telefono</TextLink>
    </chakra.p>
  );
}
