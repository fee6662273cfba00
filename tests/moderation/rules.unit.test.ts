import { expect, test } from 'vitest';
import { severities } from '../../src/client/info/rules-texts.ts';
import { actionsOn, excerptOf, removesText, RULE_TITLES } from '../../src/routers/moderation/rules.ts';
import { isEnoughToFold, thingAt, weightOf } from '../../src/routers/reports/rules.ts';

test('reports that are often dismissed weigh less and less, and nobody’s first ones do', () => {
  expect(weightOf({ upheld: 0, dismissed: 0 })).toBe(1);
  expect(weightOf({ upheld: 0, dismissed: 2 })).toBe(1);
  expect(weightOf({ upheld: 5, dismissed: 7 })).toBe(1);
  const weights = [3, 4, 5, 20].map((dismissed) => weightOf({ upheld: 0, dismissed }));
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(isEnoughToFold(weights[0]! * 3)).toBe(false);
});

test('worry is answered with care alone, and what is gone cannot be taken away', () => {
  expect(actionsOn({ kind: 'post', reasons: ['worried'], gone: false, editable: true })).toEqual(['keep']);
  expect(actionsOn({ kind: 'post', reasons: ['worried', 'hate'], gone: false, editable: true })).toContain('close');
  expect(actionsOn({ kind: 'chat', reasons: ['insult'], gone: false, editable: true })).not.toContain('edit');
  expect(actionsOn({ kind: 'post', reasons: ['insult'], gone: true, editable: true })).toEqual(['keep', 'warn', 'pause', 'close']);
});

test('the text goes with a pause or a closing unless it is said, and with a warning if it is', () => {
  expect(removesText({ action: 'pause' })).toBe(true);
  expect(removesText({ action: 'close', remove: false })).toBe(false);
  expect(removesText({ action: 'warn' })).toBe(false);
  expect(removesText({ action: 'warn', remove: true })).toBe(true);
  expect(removesText({ action: 'keep', remove: true })).toBe(false);
});

test('rules are called what the rules page calls them', () => {
  const titles = severities.flatMap(({ rules }) => rules.map(({ title }) => title));
  expect(Object.values(RULE_TITLES).sort()).toEqual(titles.sort());
});

test('a page’s address names what stands there', () => {
  expect(thingAt('https://sottovoce.example/posts/42')).toEqual({ kind: 'post', id: 42 });
  expect(thingAt('https://sottovoce.example/posts/42?da=mail#comment-7')).toEqual({ kind: 'comment', id: 7 });
  expect(thingAt('/study-groups/3')).toEqual({ kind: 'group', id: 3 });
  for (const odd of ['', 'https://sottovoce.example/', '/posts/', '/posts/x', '/posts/12345678901', '/rules'])
    expect(thingAt(odd)).toBeUndefined();
});

test('an excerpt is one line of the first words', () => {
  expect(excerptOf(['Titolo', 'prima\n\nseconda'], 40)).toBe('Titolo · prima seconda');
  expect(excerptOf(['x'.repeat(50)], 10)).toBe(`${'x'.repeat(9)}…`);
});
