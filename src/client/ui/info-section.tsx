import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { takeFocus } from '../lib/take-focus.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  /** The section replaces the focused element, and takes the focus. */
  arrives?: boolean;
  children: ReactNode;
}

/** A labelled section of a page: a heading and its text. */
export function InfoSection({ title, lead, arrives, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} marginTop={{ base: '10', md: '12' }} _print={{ marginTop: '3' }}>
      <chakra.h2 id={id} {...(arrives && { ref: takeFocus, tabIndex: -1, outline: '0' })} textStyle="h2">
        {title}
      </chakra.h2>
      {lead && (
        <chakra.p color="muted" maxWidth="prose" marginTop="2">
          {lead}
        </chakra.p>
      )}
      <chakra.div marginTop="4" _print={{ marginTop: '1' }}>
        {children}
      </chakra.div>
    </chakra.section>
  );
}

export function BulletList({ items }: { items: readonly ReactNode[] }) {
  return (
    <chakra.ul
      display="grid"
      gap="2"
      maxWidth="prose"
      paddingInlineStart="5"
      css={{ '& li::marker': { color: 'talk.edge' } }}
      listStyle="disc"
      _print={{ gap: '0', paddingInlineStart: '6' }}
    >
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </chakra.ul>
  );
}
