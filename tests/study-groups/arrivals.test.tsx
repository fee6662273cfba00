import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { Arrivals } from '../../src/client/study-groups/arrivals.tsx';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import { renderWith } from '../support/render.tsx';

const message = (id: number, mine = false): BoardMessage => ({
  id,
  content: 'Ci vediamo domani',
  createdAt: '2031-03-04T16:30:00.000Z',
  parentId: null,
  alias: `Volpe ${id}`,
  mine,
});

const of = (messages: BoardMessage[]) => (
  <Providers>
    <Arrivals messages={messages} />
  </Providers>
);

it('announces new messages by others to screen readers, and nothing else', () => {
  const { rerender } = renderWith(<Arrivals messages={[message(1)]} />);
  const saidFor = (...messages: BoardMessage[]) => {
    rerender(of(messages));
    return screen.getByRole('status').textContent;
  };
  expect(screen.getByRole('status').textContent, 'what stood there').toBe('');
  expect(saidFor(message(2), message(1))).toBe('Nuovo messaggio di Volpe 2');
  expect(saidFor(message(3, true), message(2), message(1)), 'one’s own').toBe('');
  expect(saidFor(message(5), message(4), message(3, true), message(2)), 'several').toBe('2 nuovi messaggi');
  expect(saidFor(message(4), message(3, true)), 'one that has gone').toBe('');
});

it('announces the first message of an empty board', () => {
  const { rerender } = renderWith(<Arrivals messages={[]} />);
  rerender(of([message(1)]));
  expect(screen.getByRole('status').textContent).toBe('Nuovo messaggio di Volpe 1');
});
