import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Card } from '../ui/card.tsx';

interface Props {
  title: string;
  /** The card's purpose, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A card of the account page. */
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
