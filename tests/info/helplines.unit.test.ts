import { describe, expect, it } from 'vitest';
import { answerText, isOpenAt, nextOpening, openFirst, opening } from '../../src/client/support/helpline-hours.ts';
import { offerText } from '../../src/client/support/helpline-offer.ts';
import { type Helpline, helplines, helplinesFor } from '../../src/client/support/helplines.ts';
import { WHO_LISTENS } from '../../src/routers/errors.ts';

const digits = (text: string) => text.replace(/\D/g, '');
const line = (id: string): Helpline => helplines.find((entry) => entry.id === id)!;

describe('numbers', () => {
  it('are exactly the nine expected ones, in order', () => {
    expect(helplines.map(({ tel }) => tel)).toEqual([
      '112',
      '118',
      '0223272327',
      '1522',
      '800180969',
      '800713713',
      '800186070',
      '800632000',
      '800558822',
    ]);
  });

  it.each(helplines)('$name dials the digits of its label', ({ label, tel, whatsapp }) => {
    expect(tel).toBe(digits(label));
    if (whatsapp) expect(whatsapp.url).toBe(`https://wa.me/39${digits(whatsapp.label)}`);
  });

  it.each(helplines)('$name names its source and the month it was checked', ({ source, checked, purpose, hoursText }) => {
    expect(source).not.toBe('');
    expect(purpose).not.toBe('');
    expect(hoursText).not.toBe('');
    expect(checked).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  });

  it('appear with their hours in the refusal of a text about methods of self-harm', () => {
    const { label, hoursText } = line('telefono-amico');
    const [days, hours] = hoursText.split(', ');
    expect([days, line('emergency').label]).toEqual(['Tutti i giorni', '112']);
    expect(WHO_LISTENS).toContain(`(${label}) ascolta ogni giorno ${hours}; se sei in pericolo adesso, chiama il 112,`);
  });

  it('have unique ids', () => {
    expect(new Set(helplines.map(({ id }) => id)).size).toBe(helplines.length);
  });
});

describe('lines for a pain signal', () => {
  it.each([
    ['suicide', 'telefono-amico'],
    ['self-harm', 'telefono-amico'],
    ['panic', 'telefono-amico'],
    ['overdose', 'emergency'],
    ['violence', 'anti-violence'],
    ['eating', 'eating-disorders'],
  ] as const)('%s starts with %s', (signal, id) => {
    expect(helplinesFor[signal][0]?.id).toBe(id);
  });

  it('begin with those that answer', () => {
    const ids = (time: string) => openFirst(helplinesFor.suicide, new Date(time)).map(({ id }) => id);
    expect(ids('2026-11-30T03:00:00+01:00')).toEqual(['emergency', 'telefono-amico']);
    expect(ids('2026-11-30T12:00:00+01:00')).toEqual(['telefono-amico', 'emergency']);
  });

  it('include one that answers at night', () => {
    const deadOfNight = new Date('2026-11-22T03:00:00Z');
    for (const lines of Object.values(helplinesFor)) expect(lines.some((entry) => isOpenAt(entry, deadOfNight))).toBe(true);
  });
});

describe('the toast that stands for the panel', () => {
  const [day, night, saturday] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T02:00:00Z'), new Date('2026-11-21T12:00:00Z')];

  it('names the 112 first after an overdose, at any hour', () => {
    for (const at of [day, night]) expect(offerText('overdose', at)).toMatch(/^Se hai preso qualcosa adesso, chiama subito il 112\./);
  });

  it('says that somebody answers now only when a line does, besides the 112 for danger', () => {
    for (const signal of ['suicide', 'self-harm', 'panic'] as const) {
      expect(offerText(signal, day)).toMatch(/C’è chi risponde, anche adesso\.$/);
      expect(offerText(signal, night)).toMatch(/ Telefono Amico Italia riapre oggi alle 9\. Se il pericolo è adesso, chiama il 112\.$/);
    }
    expect(offerText('violence', night)).toMatch(/anche adesso/);
    expect(offerText('eating', night)).toMatch(/anche adesso/);
    // SOS Disturbi Alimentari is closed on Saturdays; Telefono Amico, the next line, is not.
    expect(offerText('eating', saturday)).toMatch(/anche adesso/);
  });

  it('names the line that answers first, not the first of the list', () => {
    for (const at of ['2026-12-05T00:30:00+01:00', '2026-12-06T00:30:00+01:00'])
      expect(offerText('eating', new Date(at))).toMatch(/ Telefono Amico Italia riapre oggi alle 9\. /);
  });
});

// Italian time is one hour ahead of UTC in winter and two in summer.
describe('isOpenAt', () => {
  it.each([
    ['emergency', '2026-12-25T02:59:00Z', true],
    ['telefono-amico', '2026-11-20T07:59:59Z', false],
    ['telefono-amico', '2026-11-20T08:00:00Z', true],
    ['telefono-amico', '2026-11-20T22:59:59Z', true],
    ['telefono-amico', '2026-11-20T23:00:00Z', false],
    ['telefono-amico', '2026-07-10T06:59:59Z', false],
    ['telefono-amico', '2026-07-10T07:00:00Z', true],
    ['telefono-amico', '2026-07-10T21:59:59Z', true],
    ['telefono-amico', '2026-07-10T22:00:00Z', false],
    // Sunday, Monday, Friday, Saturday
    ['eating-disorders', '2026-11-22T22:59:59Z', false],
    ['eating-disorders', '2026-11-22T23:00:00Z', true],
    ['eating-disorders', '2026-11-20T22:59:59Z', true],
    ['eating-disorders', '2026-11-20T23:00:00Z', false],
    // This line answers on Saturdays, but not on Sundays.
    ['gay-help-line', '2026-11-21T15:00:00Z', true],
    ['gay-help-line', '2026-11-21T19:00:00Z', false],
    ['gay-help-line', '2026-11-22T16:00:00Z', false],
    ['drugs', '2026-11-20T14:59:59Z', true],
    ['drugs', '2026-11-20T15:00:00Z', false],
    ['drugs', '2026-11-21T10:00:00Z', false],
  ])('%s at %s: %s', (id, instant, open) => {
    expect(isOpenAt(line(id), new Date(instant))).toBe(open);
  });

  it('follows Italian time through the nights when the clocks change', () => {
    const atTwo = { hours: [{ days: ['sun'], from: 2, to: 3 }] } as const;
    // 29 March 2026: no two o'clock. 25 October 2026: two of them.
    expect(isOpenAt(atTwo, new Date('2026-03-29T00:59:59Z'))).toBe(false);
    expect(isOpenAt(atTwo, new Date('2026-03-29T01:00:00Z'))).toBe(false);
    expect(isOpenAt(atTwo, new Date('2026-10-24T23:59:59Z'))).toBe(false);
    expect(isOpenAt(atTwo, new Date('2026-10-25T00:30:00Z'))).toBe(true);
    expect(isOpenAt(atTwo, new Date('2026-10-25T01:30:00Z'))).toBe(true);
    expect(isOpenAt(atTwo, new Date('2026-10-25T02:00:00Z'))).toBe(false);
    // Nine in the morning is an hour earlier in UTC on the Sunday than on the Saturday before.
    expect(isOpenAt(line('telefono-amico'), new Date('2026-03-28T07:30:00Z'))).toBe(false);
    expect(isOpenAt(line('telefono-amico'), new Date('2026-03-29T07:30:00Z'))).toBe(true);
  });
});

describe('when a closed line opens again', () => {
  it.each([
    ['telefono-amico', '2026-11-20T02:00:00Z', 'Ora non risponde, riapre oggi alle 9'],
    ['telefono-amico', '2026-11-20T12:00:00Z', 'Risponde adesso'],
    ['gay-help-line', '2026-11-20T19:00:00Z', 'Ora non risponde, riapre domani alle 16'],
    ['gay-help-line', '2026-11-21T19:00:00Z', 'Ora non risponde, riapre lunedì alle 16'],
    ['gay-help-line', '2026-11-22T19:00:00Z', 'Ora non risponde, riapre domani alle 16'],
    ['drugs', '2026-11-20T15:00:00Z', 'Ora non risponde, riapre lunedì alle 10'],
    ['eating-disorders', '2026-11-21T12:00:00Z', 'Ora non risponde, riapre nella notte tra domenica e lunedì'],
    ['eating-disorders', '2026-11-22T12:00:00Z', 'Ora non risponde, riapre a mezzanotte'],
  ])('%s at %s: %s', (id, instant, text) => {
    expect(answerText(line(id), new Date(instant))).toBe(text);
  });

  it('is also said in the fewest words', () => {
    expect(opening(line('telefono-amico'), new Date('2026-11-30T08:00:00+01:00'))).toBe('dalle 9');
    expect(opening(line('telefono-amico'), new Date('2026-11-30T10:00:00+01:00'))).toBeUndefined();
    expect(opening(line('gay-help-line'), new Date('2026-11-30T21:00:00+01:00'))).toBe('da domani alle 16');
    expect(opening(line('eating-disorders'), new Date('2026-11-29T21:00:00+01:00'))).toBe('da mezzanotte');
    expect(opening(line('eating-disorders'), new Date('2026-11-28T21:00:00+01:00'))).toBe('da lunedì');
  });

  it('looks a whole week ahead', () => {
    const weekly = { hours: [{ days: ['fri'], from: 8, to: 9 }] } as const;
    expect(nextOpening(weekly, new Date('2026-11-20T12:00:00Z'))).toEqual({ inDays: 7, day: 'fri', hour: 8 });
  });
});
