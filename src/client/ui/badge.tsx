import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export type Tone = 'vent' | 'advice' | 'talk' | 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'neutral';

interface Props {
  tone?: Tone;
  /** A lucide icon, 14 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short fact in a colour; the colour only repeats what the text says. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <chakra.span
      data-tone={tone}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      flexShrink="0"
      paddingInline="2.5"
      paddingBlock="1"
      borderRadius="full"
      bg={`${tone}.fill`}
      // Forced colours draw it in place of the fill.
      outline="1px solid transparent"
      outlineOffset="-1px"
      color={`${tone}.text`}
      textStyle="tiny"
      fontWeight="semibold"
      maxWidth="100%"
    >
      {icon}
      {children}
    </chakra.span>
  );
}
