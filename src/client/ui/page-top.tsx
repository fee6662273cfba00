import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface Props {
  title: string;
  /** One sentence below it. */
  children: ReactNode;
  /** The page’s main action, beside the title or below it. */
  action: ReactNode;
  /** The minimum width of the title beside the action. */
  basis?: string;
}

/** The top of a list page: title, description and main action. */
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
