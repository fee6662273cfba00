import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { BoardMessage } from '../../routers/board/schema.ts';

/** Announces new messages by other members to screen readers. */
export function Arrivals({ messages }: { messages: readonly BoardMessage[] }) {
  const newest = messages[0]?.id;
  const [said, setSaid] = useState({ newest, words: '' });
  if (newest !== said.newest) {
    const since = messages.findIndex(({ id }) => id === said.newest);
    // -1: the board was empty before, or the last known message has been deleted.
    const fresh = since === -1 ? (said.newest === undefined ? messages : []) : messages.slice(0, since);
    setSaid({ newest, words: wordsFor(fresh.filter(({ mine }) => !mine)) });
  }
  return (
    <chakra.p role="status" srOnly>
      <span key={said.newest}>{said.words}</span>
    </chakra.p>
  );
}

function wordsFor([first, ...more]: BoardMessage[]): string {
  if (!first) return '';
  return more.length === 0 ? `Nuovo messaggio di ${first.alias}` : `${more.length + 1} nuovi messaggi`;
}
