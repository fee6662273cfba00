import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarName, meetingToCalendar } from '../../src/client/study-groups/meeting-calendar.ts';
import { meetingFormOf } from '../../src/client/study-groups/meeting-form.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Rome'));
afterEach(() => void vi.unstubAllEnvs());

const formOf = (day: string, hour: string) => meetingFormOf('hybrid').safeParse({ day, hour, place: '', link: '' });

test('an hour in Rome is kept across both clock changes, in the meeting and in its calendar', () => {
  for (const [day, hour, instant] of [
    ['2035-03-24', '18:00', '2035-03-24T17:00:00.000Z'],
    ['2035-03-25', '18:00', '2035-03-25T16:00:00.000Z'],
    ['2035-10-27', '18:00', '2035-10-27T16:00:00.000Z'],
    ['2035-10-28', '18:00', '2035-10-28T17:00:00.000Z'],
    ['2035-10-28', '02:30', '2035-10-28T00:30:00.000Z'],
  ] as const) {
    const startsAt = formOf(day, hour).data?.startsAt;
    expect(startsAt, `${day} ${hour}`).toBe(instant);
    const meeting = { id: 5, startsAt: startsAt!, place: null, link: null, coming: 0, notComing: 0, myAnswer: null, mine: false };
    expect(meetingToCalendar({ title: 'Analisi 1' }, meeting, new Date(0))).toContain(`DTSTART:${instant.replace(/[-:]|\.000/g, '')}\r\n`);
    expect(calendarName(meeting)).toBe(`incontro-${day}.ics`);
  }
});

test('the hour skipped by the clock change is rejected, and file names use the local day', () => {
  expect(formOf('2035-03-25', '02:30').error?.issues).toMatchObject([{ path: ['hour'], message: expect.stringContaining('ora legale') }]);
  expect(formOf('2035-03-25', '03:00').data?.startsAt).toBe('2035-03-25T01:00:00.000Z');
  expect(calendarName({ startsAt: '2035-06-01T22:30:00.000Z' })).toBe('incontro-2035-06-02.ics');
});

test('a meeting takes only the fields of its group’s meeting type', () => {
  const typed = { day: '2035-03-24', hour: '18:00', place: 'a'.repeat(5000), link: 'non un indirizzo' };
  expect(meetingFormOf('online').safeParse({ ...typed, link: 'https://meet.example/a' }).data).not.toHaveProperty('place', typed.place);
  expect(meetingFormOf('presence').safeParse({ ...typed, place: 'Aula 3' }).data).toMatchObject({ place: 'Aula 3', link: undefined });
  expect(
    meetingFormOf('hybrid')
      .safeParse(typed)
      .error?.issues.map(({ path }) => path[0]),
  ).toEqual(['place', 'link']);
});

test('a link with non-ASCII letters is encoded in the calendar’s URL property', () => {
  const meeting = { id: 5, startsAt: '2035-03-24T17:00:00.000Z', place: null, coming: 0, notComing: 0, myAnswer: null, mine: false };
  const link = 'https://è.example/università/stanza 1?chi=noi,voi';
  const lines = meetingToCalendar({ title: 'Analisi 1' }, { ...meeting, link }, new Date(0)).split('\r\n');
  expect(lines).toContain('URL:https://xn--8ca.example/universit%C3%A0/stanza%201?chi=noi,voi');
  expect(lines).toContain(String.raw`DESCRIPTION:https://è.example/università/stanza 1?chi=noi\,voi`);
});
