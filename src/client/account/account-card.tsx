import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useRef } from 'react';
import { useAnchor } from '../lib/anchor.ts';
import type { SettingsCard } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';

interface Props {
  title: string;
  /** The card's purpose, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
  anchor?: SettingsCard;
  /** Called when the user is led to the card. */
  onArrive?: () => void;
}

/** A card of the account page. */
export function AccountCard({ title, lead, children, anchor, onArrive }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useAnchor(card, anchor, onArrive);
  return (
    <Card as="section" ref={card} id={anchor} aria-labelledby={id} padding={{ base: '4', sm: '6' }} scrollMarginTop="20">
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
