import { expect, it } from 'vitest';
import type { Entry } from '../../src/client/chat/chat-state.ts';
import { reportOf } from '../../src/client/chat/reported-lines.ts';

const place = { kind: 'post', postId: 5 } as const;

function entry(id: number | undefined, mine = false): Entry {
  return { content: `riga ${id}`, timestamp: '2026-11-22T10:00:00.000Z', mine, alias: 'Gru Lenta', state: 'sent', ...(id && { id }) };
}

it('own lines, and lines that the server does not know, cannot be reported', () => {
  expect(reportOf(place, [entry(1, true)], 0)).toBeUndefined();
  expect(reportOf(place, [entry(undefined)], 0)).toBeUndefined();
});

it('a report can include the ten nearest lines before it, without those that the server does not know', () => {
  const entries = [...Array.from({ length: 14 }, (_, index) => entry(index + 1, index % 2 === 0)), entry(undefined, true), entry(20)];
  const report = reportOf(place, entries, 15);
  expect(report).toMatchObject({ kind: 'chat', postId: 5, line: { id: 20, who: 'Gru Lenta' } });
  expect(report?.kind === 'chat' && report.before.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(report?.kind === 'chat' && report.before[0]?.who).toBe('Tu');
});
