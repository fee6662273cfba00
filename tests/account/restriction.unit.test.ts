import { expect, it } from 'vitest';
import { restrictionIn } from '../../src/client/lib/restriction.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const pause = (endsAt: string, outcome: string | null = null) => ({ action: 'pause', endsAt, appeal: outcome ? { outcome } : null });
const close = (outcome?: string) => ({ action: 'close', endsAt: null, appeal: outcome ? { outcome } : null });

it.each([
  ['nothing', [], null],
  ['a warning', [{ action: 'warn', endsAt: null, appeal: null }], null],
  ['a pause that is over', [pause('2026-11-22T09:59:00.000Z')], null],
  ['a pause that an appeal has lifted', [pause('2026-11-29T10:00:00.000Z', 'lifted')], null],
  ['a pause whose appeal was in vain', [pause('2026-11-29T10:00:00.000Z', 'upheld')], { closed: false, until: '2026-11-29T10:00:00.000Z' }],
  [
    'two pauses, of which the longer counts',
    [pause('2026-12-22T10:00:00.000Z'), pause('2026-11-23T10:00:00.000Z')],
    { closed: false, until: '2026-12-22T10:00:00.000Z' },
  ],
  ['a closed account', [pause('2026-11-29T10:00:00.000Z'), close()], { closed: true, until: null }],
  ['an account opened again', [close('lifted')], null],
])('with %s, the restriction is as expected', (_, measures, expected) => {
  expect(restrictionIn(measures, now)).toEqual(expected);
});
