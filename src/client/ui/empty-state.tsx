import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  /** One of `line-drawings.tsx` or `night-drawing.tsx`. */
  drawing?: ReactNode;
  title: ReactNode;
  /** One friendly sentence. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
}

export function EmptyState({ drawing, title, children, action }: Props) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      paddingBlock={{ base: '10', md: '14' }}
      paddingInline="4"
    >
      {drawing && (
        <chakra.div color="talk.edge" marginBottom="3" aria-hidden>
          {drawing}
        </chakra.div>
      )}
      {typeof title === 'string' ? <chakra.p textStyle="h2">{title}</chakra.p> : title}
      {children && (
        <chakra.p color="muted" maxWidth="44ch" textWrap="pretty">
          {children}
        </chakra.p>
      )}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </chakra.div>
  );
}
