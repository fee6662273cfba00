import { expect, test } from 'vitest';
import { severities } from '../../src/client/info/rules-texts.ts';
import { restrictionText } from '../../src/client/lib/restriction-words.ts';
import { ID_MAX } from '../../src/routers/limits.ts';
import { pausedText } from '../../src/routers/measures/rules.ts';
import { actionsOn, excerptOf, mayDecide, removesText, RULE_TITLES } from '../../src/routers/moderation/rules.ts';
import { isEnoughToFold, thingAt, weightOf } from '../../src/routers/reports/rules.ts';

test('reports weigh less the more of a person’s earlier ones were dismissed, after the first two', () => {
  expect(weightOf({ upheld: 0, dismissed: 0 })).toBe(1);
  expect(weightOf({ upheld: 0, dismissed: 2 })).toBe(1);
  expect(weightOf({ upheld: 5, dismissed: 7 })).toBe(1);
  const weights = [3, 4, 5, 20].map((dismissed) => weightOf({ upheld: 0, dismissed }));
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(isEnoughToFold(weights[0]! * 3)).toBe(false);
});

test('a case of worry allows only “keep”, and a deleted text cannot be removed or changed', () => {
  expect(actionsOn({ kind: 'post', reasons: ['worried'], gone: false, readable: true, editable: true })).toEqual(['keep']);
  expect(actionsOn({ kind: 'post', reasons: ['worried', 'hate'], gone: false, readable: true, editable: true })).toContain('close');
  expect(actionsOn({ kind: 'chat', reasons: ['insult'], gone: false, readable: true, editable: true })).not.toContain('edit');
  expect(actionsOn({ kind: 'post', reasons: ['insult'], gone: true, readable: true, editable: true })).toEqual([
    'keep',
    'warn',
    'pause',
    'close',
  ]);
  expect(actionsOn({ kind: 'post', reasons: ['insult'], gone: true, readable: false, editable: false })).toEqual(['keep']);
});

test('a moderator decides a case that they have reported only if there is no other moderator', () => {
  expect(mayDecide({ accused: true, moderators: 2 })).toBe(false);
  expect(mayDecide({ accused: true, moderators: 1 })).toBe(true);
  expect(mayDecide({ accused: false, moderators: 2 })).toBe(true);
});

test('a pause or closing removes the text unless told otherwise, a warning only if told so', () => {
  expect(removesText({ action: 'pause' })).toBe(true);
  expect(removesText({ action: 'close', remove: false })).toBe(false);
  expect(removesText({ action: 'warn' })).toBe(false);
  expect(removesText({ action: 'warn', remove: true })).toBe(true);
  expect(removesText({ action: 'keep', remove: true })).toBe(false);
});

test.each(['2026-12-01T07:05:00.000Z', '2026-12-07T10:41:00.000Z', '2026-12-08T07:05:00.000Z'])(
  'a pause until %s is refused in the words of the notice on screen',
  (until) => {
    // The notice names the time on the reader’s own clock.
    const [refused, shown] = [pausedText(until), restrictionText({ closed: false, until })].map((text) =>
      text.replace(/\d\d:\d\d/, 'HH:MM'),
    );
    expect(refused).toBe(`${shown} Nelle impostazioni trovi perché, e come fare reclamo.`);
  },
);

test('a pause names the day on which it ends, with the article of its number', () => {
  expect(pausedText('2026-12-01T07:05:00.000Z')).toMatch(/^Fino al 1° dicembre 2026 alle 08:05 puoi leggere/);
  expect(pausedText('2026-12-11T07:05:00.000Z')).toMatch(/^Fino all’11 dicembre 2026 alle 08:05 puoi leggere/);
});

test('rules have the titles of the rules page', () => {
  const titles = severities.flatMap(({ rules }) => rules.map(({ title }) => title));
  expect(Object.values(RULE_TITLES).sort()).toEqual(titles.sort());
});

test('finds the thing that a page’s URL shows, if the page belongs to this site', () => {
  const found = (address: string) => thingAt(address, new Set(['sottovoce.example']));
  expect(found('https://sottovoce.example/posts/42')).toEqual({ kind: 'post', id: 42 });
  expect(found('https://sottovoce.example/posts/42?da=mail#comment-7')).toEqual({ kind: 'comment', id: 7 });
  expect(found('HTTP://Sottovoce.example:8080/mentors/5/')).toEqual({ kind: 'mentor', id: 5 });
  expect(found('sottovoce.example/posts/42')).toEqual({ kind: 'post', id: 42 });
  expect(found('/study-groups/3')).toEqual({ kind: 'group', id: 3 });
  expect(found(`/mentors/${ID_MAX}`)).toEqual({ kind: 'mentor', id: ID_MAX });
  expect(found(`/posts/42#comment-${ID_MAX}`)).toEqual({ kind: 'comment', id: ID_MAX });
  const beyond = [`/posts/${ID_MAX + 1}`, `/posts/42#comment-${ID_MAX + 1}`, '/posts/12345678901'];
  for (const odd of ['', 'https://sottovoce.example/', '/posts/', '/posts/x', ...beyond, '/rules']) expect(found(odd)).toBeUndefined();
  for (const host of [
    'https://altrove.example',
    'altrove.example',
    '//altrove.example',
    'https://sottovoce.example@altrove.example',
    '/\\altrove.example',
  ])
    for (const page of ['/posts/42', '/posts/42#comment-7']) expect(found(`${host}${page}`), host).toBeUndefined();
});

test('an excerpt is one line of limited length, and holds only what somebody has written', () => {
  const text = (name: string, said: string) => ({ name, text: said });
  expect(excerptOf([text('Titolo', 'Domani'), text('Testo', 'prima\n\nseconda'), text('Università', 'Torino')], 40)).toBe(
    'Domani · prima seconda',
  );
  expect(excerptOf([text('Testo', 'x'.repeat(50))], 10)).toBe(`${'x'.repeat(9)}…`);
});
