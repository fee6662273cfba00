import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memo } from '../../src/client/app/theme/lean-memo.ts';

/** Typed as a string because the library does not export this module, which the build replaces with ours. */
const WHOLE: string = '../../node_modules/@chakra-ui/react/dist/esm/utils/memo.js';
const { memo: wholeMemo } = (await import(WHOLE)) as { memo: typeof memo };

const work = vi.fn((...given: unknown[]) => ({ given: JSON.stringify(given) }));
beforeEach(() => work.mockClear());

describe('the arguments of style lookups', () => {
  const asked: unknown[][] = [
    ['color'],
    ['s:color'],
    ['["color"]'],
    [null],
    [12],
    ['12'],
    [true],
    ['gap', 4],
    ['gap', '4'],
    ['gap', { base: '4', md: '6' }],
    [['_hover', 'color']],
    [{ color: 'ink', _hover: { bg: 'sunken' } }, {}],
    [{ color: 'ink' }, { _hover: { bg: 'sunken' } }],
    [{ color: null }],
    [{}],
  ];

  it.each([
    ['the library’s', wholeMemo],
    ['ours', memo],
  ])('are computed once each and told apart by %s', (_, memoOf) => {
    const known = memoOf(work);
    const first = asked.map((given) => known(...given));
    expect(new Set(first).size).toBe(asked.length);
    for (const [index, given] of structuredClone(asked).entries()) expect(known(...given)).toBe(first[index]);
    expect(work).toHaveBeenCalledTimes(asked.length);
  });
});

it('evicts old results when there are too many', () => {
  const known = memo(work);
  known('top');
  for (let n = 0; n < 4000; n += 1) known(`${n}px`);
  work.mockClear();
  known('top');
  known('3999px');
  expect(work).toHaveBeenCalledTimes(1);
});
