import { expect, test } from 'vitest';
import { filtersOf as experienceFilters } from '../../src/client/exam-experiences/experience-filters.ts';
import { excerpt } from '../../src/client/landing/excerpt.ts';
import { beginningOf } from '../../src/client/lib/beginning.ts';
import { filtersOf as mentorFilters } from '../../src/client/mentors/mentor-filters.ts';
import { checkLength } from '../../src/client/planner/plan-form.ts';
import { readPlanner, writePlanner } from '../../src/client/planner/read-planner.ts';
import { filtersOf as postFilters } from '../../src/client/search/search-filters.ts';
import { filtersOf as groupFilters } from '../../src/client/study-groups/group-filters.ts';
import { countCharacters, firstCharacters } from '../../src/routers/characters.ts';
import { NAME_MAX, SEARCH_MAX } from '../../src/routers/limits.ts';
import { excerptOf as caseExcerpt } from '../../src/routers/moderation/rules.ts';
import { excerptOf as noticeExcerpt } from '../../src/routers/notices/rules.ts';
import { requiredText } from '../../src/routers/text.ts';
import { aPlan } from '../planner/samples.ts';

const LONE = /\p{Surrogate}/u;

test('characters are counted as schemas count them, an emoji as one', () => {
  for (const text of ['', 'perché', '😀', 'a😀b😀', '😀'.repeat(50), '\ud83d', 'a\ude00😀\ud83d']) {
    const count = countCharacters(text);
    expect(count).toBe([...text].length);
    if (/^\P{Surrogate}+$/u.test(text)) {
      expect(requiredText(count).safeParse(text).success, text).toBe(true);
      expect(requiredText(count - 1).safeParse(text).success, text).toBe(false);
    }
  }
});

test('firstCharacters never splits an emoji', () => {
  expect(firstCharacters('a😀b', 2)).toBe('a😀');
  expect(firstCharacters('a😀b', 3)).toBe('a😀b');
  expect(firstCharacters('a😀b', 9)).toBe('a😀b');
  expect(firstCharacters('😀', 0)).toBe('');
});

test('no excerpt ends with half an emoji', () => {
  for (const shift of ['', 'a']) {
    const text = shift + '😀'.repeat(300);
    for (const cut of [caseExcerpt([{ name: 'Testo', text }], 140), noticeExcerpt(text), beginningOf(text, 100), excerpt(text)]) {
      expect(cut).toMatch(/😀…$/u);
      expect(cut).not.toMatch(LONE);
    }
  }
});

test('a query in a URL is cut to the server’s maximum, in whole characters', () => {
  for (const filtersOf of [postFilters, groupFilters, experienceFilters, mentorFilters]) {
    const { q } = filtersOf(new URLSearchParams({ q: `a${'😀'.repeat(SEARCH_MAX)}` }));
    expect(q).toBe(`a${'😀'.repeat(SEARCH_MAX - 1)}`);
  }
});

test('the planner accepts names up to the length that it reads back', () => {
  const examName = '😀'.repeat(NAME_MAX);
  expect(checkLength(examName, NAME_MAX)).toBe(true);
  expect(checkLength(`${examName}a`, NAME_MAX)).not.toBe(true);
  const written = writePlanner({ plans: [aPlan({ examName })], sessions: [] });
  expect(readPlanner(written).planner.plans.map((plan) => plan.examName)).toEqual([examName]);
});
