import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { searchTextOf } from '../../src/routers/exam-experiences/rules.ts';
import { CreateExamExperience } from '../../src/routers/exam-experiences/schema.ts';
import { FREE_TEXT_MAX, LIST_MAX, NAME_MAX } from '../../src/routers/limits.ts';
import { REREAD_MAX } from '../../src/routers/moderation/limits.ts';

const form = { examName: 'Diritto privato', experience: 'Scritto di due ore.' };

test('fills in the default values', () => {
  expect(CreateExamExperience.parse(form)).toEqual({ ...form, difficulty: 3, passed: true, resources: [] });
});

test.each(['examName', 'experience'])('%s is required', (field) => {
  for (const value of [undefined, null, '', '   ']) {
    const result = CreateExamExperience.safeParse({ ...form, [field]: value });
    expect(result.error?.issues[0]).toMatchObject({ path: [field], message: 'Campo obbligatorio' });
  }
});

describe('the grade', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    [0, undefined],
    [18, 18],
    [30, 30],
  ])('%j becomes %j', (grade, expected) => {
    expect(CreateExamExperience.parse({ ...form, grade }).grade).toBe(expected);
  });

  test.each([1, 17, 31, -18, 24.5, '24', Number.NaN])('%j is refused', (grade) => {
    expect(CreateExamExperience.safeParse({ ...form, grade }).error?.issues[0]?.message).toBe('Il voto va da 18 a 30');
  });
});

test.each([0, 6, 2.5, '3', null])('difficulty %j is refused', (difficulty) => {
  expect(CreateExamExperience.safeParse({ ...form, difficulty }).error?.issues[0]?.message).toBe('La difficoltà va da 1 a 5');
});

describe('the date', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['2026-06-18', '2026-06-18'],
    ['2024-02-29', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
  ])('%j becomes %j', (examDate, expected) => {
    expect(CreateExamExperience.parse({ ...form, examDate }).examDate).toBe(expected);
  });

  test.each(['2025-02-29', '2025-13-01', '0000-01-01', '1899-12-31', '18/06/2026', '2026-6-18', 'giugno'])('%j is refused', (examDate) => {
    expect(CreateExamExperience.safeParse({ ...form, examDate }).error?.issues[0]).toMatchObject({
      path: ['examDate'],
      message: 'Inserisci una data valida',
    });
  });

  test('may be today anywhere on Earth, and not later', () => {
    vi.useFakeTimers({ now: new Date('2026-06-18T10:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect(CreateExamExperience.parse({ ...form, examDate: '2026-06-19' }).examDate).toBe('2026-06-19');
    for (const examDate of ['2026-06-20', '2099-01-01'])
      expect(CreateExamExperience.safeParse({ ...form, examDate }).error?.issues).toMatchObject([
        { path: ['examDate'], message: 'Questo giorno deve ancora venire' },
      ]);
  });
});

test.each([
  ['examName', 120],
  ['professor', 120],
  ['university', 120],
  ['faculty', 120],
  ['experience', 2000],
  ['tips', 2000],
  ['studyTime', 2000],
])('%s accepts at most %i characters', (field, max) => {
  expect(CreateExamExperience.safeParse({ ...form, [field]: 'a'.repeat(max) }).success).toBe(true);
  expect(CreateExamExperience.safeParse({ ...form, [field]: 'a'.repeat(max + 1) }).success).toBe(false);
});

test('exam and professor are folded for searching, and no match spans both', () => {
  const text = searchTextOf({ examName: 'Società', professor: 'D’Angelo' });
  expect(text).toContain('societa');
  expect(text).toContain('dangelo');
  expect(text).not.toContain('societa dangelo');
});

test('the longest experience can be checked before it is sent', () => {
  const [name, text] = ['n'.repeat(NAME_MAX), 't'.repeat(FREE_TEXT_MAX)];
  const longest = CreateExamExperience.parse({
    ...{ examName: name, professor: name, university: name, faculty: name, examDate: '2026-06-18' },
    ...{ experience: text, tips: text, studyTime: text },
    resources: Array.from({ length: LIST_MAX }, () => name),
  });
  expect(Object.values(longest).flat().map(String).join('\n').length).toBeLessThanOrEqual(REREAD_MAX);
});
