import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface Props {
  title: string;
  /** One sentence below it. */
  children: ReactNode;
  /** What one comes to do, beside it or below. */
  action: ReactNode;
  /** From which width on the title stands beside the action. */
  basis?: string;
}

/** The head of a page of a room: what it is, and the one thing to do there. */
export function PageTop({ title, children, action, basis = '18rem' }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
      <chakra.div flex={`1 1 ${basis}`} minWidth="0">
        <PageHeading>{title}</PageHeading>
        <chakra.p marginTop="2" color="muted" maxWidth="prose" textWrap="pretty">
          {children}
        </chakra.p>
      </chakra.div>
      {action}
    </chakra.div>
  );
}
