import { describe, expect, test } from 'vitest';
import { canLeave, isFull, locationOf, searchTextOf } from '../../src/routers/study-groups/rules.ts';
import { MAX_MEMBERS_CHOICES } from '../../src/routers/study-groups/limits.ts';
import { CreateStudyGroup } from '../../src/routers/study-groups/schema.ts';

describe('room in a group', () => {
  test.each(MAX_MEMBERS_CHOICES)('a group of %i is full with exactly that many', (maxMembers) => {
    expect(isFull({ maxMembers, currentMembers: maxMembers - 1 })).toBe(false);
    expect(isFull({ maxMembers, currentMembers: maxMembers })).toBe(true);
  });

  test.each([
    { joined: false, mine: false, leave: false },
    { joined: true, mine: false, leave: true },
    { joined: true, mine: true, leave: false },
  ])('joined $joined, mine $mine: leave $leave', ({ leave, ...group }) => {
    expect(canLeave(group)).toBe(leave);
  });
});

test('only groups that meet in person have a location', () => {
  expect(locationOf({ meetingType: 'online', location: 'Aula 5' })).toBeNull();
  expect(locationOf({ meetingType: 'presence', location: 'Aula 5' })).toBe('Aula 5');
  expect(locationOf({ meetingType: 'hybrid', location: 'Aula 5' })).toBe('Aula 5');
  expect(locationOf({ meetingType: 'presence', location: undefined })).toBeNull();
});

test('subject and title are folded for searching, and no match spans both', () => {
  const text = searchTextOf({ subject: 'Società', title: 'L’orale' });
  expect(text).toContain('societa');
  expect(text).toContain('lorale');
  expect(text).not.toContain('societa lorale');
});

describe('the form', () => {
  const form = { title: 'Analisi in compagnia', subject: 'Analisi 1' };

  test('fills in the default values', () => {
    expect(CreateStudyGroup.parse(form)).toEqual({ ...form, maxMembers: 6, meetingType: 'hybrid', tags: [] });
  });

  test.each(['title', 'subject'])('%s is required', (field) => {
    for (const value of [undefined, null, '', '   ', '\u200b']) {
      const result = CreateStudyGroup.safeParse({ ...form, [field]: value });
      expect(result.error?.issues[0]).toMatchObject({ path: [field], message: 'Campo obbligatorio' });
    }
  });

  test.each([0, 1, 3, 11, 13, 14, 16, 6.5, '6', null])('refuses %j as number of members', (maxMembers) => {
    expect(CreateStudyGroup.safeParse({ ...form, maxMembers }).success).toBe(false);
  });

  test('tags are trimmed, blank ones are dropped, and at most 20 of 120 characters are accepted', () => {
    expect(CreateStudyGroup.parse({ ...form, tags: [' orale ', '', '  '] }).tags).toEqual(['orale']);
    expect(CreateStudyGroup.safeParse({ ...form, tags: Array.from({ length: 20 }, () => 'a'.repeat(120)) }).success).toBe(true);
    expect(CreateStudyGroup.safeParse({ ...form, tags: Array.from({ length: 21 }, () => 'a') }).success).toBe(false);
    expect(CreateStudyGroup.safeParse({ ...form, tags: ['a'.repeat(121)] }).success).toBe(false);
    expect(CreateStudyGroup.safeParse({ ...form, tags: 'orale' }).success).toBe(false);
  });

  test.each([
    ['title', 120],
    ['subject', 120],
    ['university', 120],
    ['faculty', 120],
    ['description', 2000],
    ['location', 2000],
    ['schedule', 2000],
  ])('%s accepts at most %i characters', (field, max) => {
    expect(CreateStudyGroup.safeParse({ ...form, [field]: 'a'.repeat(max) }).success).toBe(true);
    expect(CreateStudyGroup.safeParse({ ...form, [field]: 'a'.repeat(max + 1) }).success).toBe(false);
  });
});
