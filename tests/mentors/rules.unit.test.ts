import { describe, expect, test } from 'vitest';
import { courseWords, matchReason } from '../../src/routers/mentors/rules.ts';
import { CreateMentor } from '../../src/routers/mentors/schema.ts';
import { MENTOR_FORM } from '../support/factories-mentors.ts';

test.each([
  ['Psicologia', ['psicologia']],
  ['Medicina e Chirurgia', ['medicina', 'chirurgia']],
  ['Laurea magistrale in Scienze della Comunicazione', ['scienze', 'comunicazione']],
  ["Ingegneria dell'informazione (informatica, elettronica)", ['ingegneria', 'informazione', 'informatica', 'elettronica']],
  ['Ingegneria dell’Informazione', ['ingegneria', 'informazione']],
  ['PSICOLOGIA psicologia Psicología', ['psicologia']],
  ['di e della', []],
  ['', []],
])('extracts the significant words of the course %j', (course, words) => {
  expect(courseWords(course)).toEqual(words);
});

test.each([
  [true, true, true, 'course'],
  [true, false, false, 'course'],
  [false, true, true, 'faculty'],
  [false, true, false, 'faculty'],
  [false, false, true, 'university'],
  [false, false, false, null],
])('same course %s, faculty %s, university %s: %s', (sameCourse, sameFaculty, sameUniversity, reason) => {
  expect(matchReason({ sameCourse, sameFaculty, sameUniversity })).toBe(reason);
});

describe('the form', () => {
  test('accepts the fields of the specification', () => {
    expect(CreateMentor.parse(MENTOR_FORM)).toEqual(MENTOR_FORM);
  });

  test.each(['courseOfStudy', 'specializations', 'availableHours', 'languages'])('%s is required', (field) => {
    const empty = field === 'specializations' ? [undefined, null, [], ['', '  ']] : [undefined, null, '', '   '];
    for (const value of empty) {
      const result = CreateMentor.safeParse({ ...MENTOR_FORM, [field]: value });
      expect(result.error?.issues[0], JSON.stringify(value)).toMatchObject({ path: [field], message: 'Campo obbligatorio' });
    }
  });

  test('trims specializations, drops blank ones, and rejects a string and too many or too long ones', () => {
    expect(CreateMentor.parse({ ...MENTOR_FORM, specializations: [' Tesi ', '', ' '] }).specializations).toEqual(['Tesi']);
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, specializations: 'Tesi, Tirocini' }).success).toBe(false);
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, specializations: Array.from({ length: 21 }, () => 'a') }).success).toBe(false);
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, specializations: ['a'.repeat(121)] }).success).toBe(false);
  });

  test.each([undefined, '', 'a'.repeat(49), `${' '.repeat(30)}${'a'.repeat(49)}`, '\u200b'.repeat(60)])('bio %j is too short', (bio) => {
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, bio }).error?.issues[0]).toMatchObject({
      path: ['bio'],
      message: 'La bio deve essere almeno 50 caratteri',
    });
  });

  test('a bio has 50 to 2000 characters', () => {
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, bio: 'a'.repeat(50) }).success).toBe(true);
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, bio: 'a'.repeat(2000) }).success).toBe(true);
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, bio: 'a'.repeat(2001) }).success).toBe(false);
  });

  test.each([
    [1, true],
    [6, true],
    [0, false],
    [7, false],
    [2.5, false],
    ['2', false],
    [undefined, false],
  ])('study year %j: %s', (studyYear, success) => {
    expect(CreateMentor.safeParse({ ...MENTOR_FORM, studyYear }).success).toBe(success);
  });
});
