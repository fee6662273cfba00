import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';

interface Props {
  title: string;
  /** What it is for, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** One matter of the account: a heading that names it, what it is for, what one can do. */
export function AccountCard({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding={{ base: '4', sm: '6' }}>
      <chakra.h2 id={id} textStyle="h2">
        {title}
      </chakra.h2>
      <chakra.p color="muted" marginTop="2" maxWidth="prose" textWrap="pretty">
        {lead}
      </chakra.p>
      <chakra.div marginTop="5">{children}</chakra.div>
    </Card>
  );
}
