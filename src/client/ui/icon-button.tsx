import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof chakra.button>, 'aria-label' | 'children'> & {
  /** The action, for screen readers and as the tooltip. */
  label: string;
  /** A lucide icon, 20 px. */
  icon: React.ReactNode;
};

/** A button with an icon only, 44 px square. */
export function IconButton({ label, icon, ...props }: Props) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      width="target"
      height="target"
      borderRadius="control"
      color="muted"
      transition="background-color 120ms, color 120ms"
      _hover={{ bg: 'sunken', color: 'ink' }}
      _disabled={{ opacity: '0.55', cursor: 'not-allowed' }}
      {...props}
    >
      {icon}
    </chakra.button>
  );
}
