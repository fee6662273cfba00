import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsOf } from '../../src/client/account/measure-words.ts';
import { Providers } from '../../src/client/app/providers.tsx';
import { askRestriction } from '../../src/client/auth/ask-restriction.ts';
import { isSoon } from '../../src/client/chat/days.ts';
import { useRestriction } from '../../src/client/lib/restriction.ts';
import { noteServerTime, serverNow } from '../../src/client/lib/server-time.ts';
import { relativeAge } from '../../src/client/lib/time.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { meetingFormOf } from '../../src/client/study-groups/meeting-form.ts';
import { offerText } from '../../src/client/support/helpline-offer.ts';
import { helplinesAfter } from '../../src/client/support/use-pain.ts';
import { useMinute } from '../../src/client/support/use-minute.ts';
import { samplePause } from '../mentorship/samples.ts';
import { openMenu } from '../posts/listed.tsx';
import { minutesAgo, sampleComment, samplePost } from '../posts/samples.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function tell(date: string | number): void {
  noteServerTime(new Response(null, { headers: { date: typeof date === 'number' ? new Date(date).toUTCString() : date } }));
}

afterEach(() => tell(Date.now()));

describe('the difference to the server’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['of an hour counts', 'Tue, 01 Dec 2026 11:00:00 GMT', HOUR_MS],
    ['of an hour in the past counts', 'Tue, 01 Dec 2026 09:00:00 GMT', -HOUR_MS],
    ['of some seconds does not count', 'Tue, 01 Dec 2026 10:00:20 GMT', 0],
  ])('%s', (_, date, difference) => {
    tell(date);
    expect(serverNow() - Date.now()).toBe(difference);
  });

  it('stays where an answer does not tell the time, and ends when the device’s clock is set right', () => {
    tell('Tue, 01 Dec 2026 11:00:00 GMT');
    noteServerTime(new Response(null));
    tell('domani');
    expect(serverNow() - Date.now()).toBe(HOUR_MS);
    vi.setSystemTime(new Date('2026-12-01T11:00:00Z'));
    tell('Tue, 01 Dec 2026 11:00:00 GMT');
    expect(serverNow()).toBe(Date.now());
  });
});

it('the helplines offered once a form has closed are those that answer by the server’s clock', async () => {
  const [device, night] = ['2026-12-01T18:00:00Z', '2026-12-02T02:00:00Z'].map((iso) => new Date(iso)) as [Date, Date];
  expect(offerText('suicide', device)).not.toBe(offerText('suicide', night));
  renderWith(<p />);
  vi.useFakeTimers({ toFake: ['Date'], now: device });
  try {
    tell(night.getTime());
    await helplinesAfter('request-1', ['Voglio morire']);
    expect(await screen.findByText(offerText('suicide', night))).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

describe('on a device whose clock is three hours fast', () => {
  const at = (minutes: number) => new Date(Date.now() - 3 * HOUR_MS + minutes * MINUTE_MS).toISOString();
  const pause = { ...samplePause(), endsAt: at(30) };
  beforeEach(() => tell(Date.now() - 3 * HOUR_MS));

  it('ages, the end of a chat and of a pause, and a coming meeting go by the server’s clock', () => {
    expect(relativeAge(at(-70))).toBe('1 ora fa');
    expect(isSoon(at(90))).toBe(false);
    expect(wordsOf(pause).text).toMatch(/La pausa finisce/);
    const [day, hour] = [localDay(at(120)), localHour(at(120))];
    const meeting = { day, hour, place: '', link: 'https://meet.example.org/gruppo' };
    expect(meetingFormOf('online').safeParse(meeting).error?.issues ?? []).toEqual([]);
  });

  it('a pause forbids until it ends by the server’s clock', async () => {
    trpcHandler('measures.list', () => [pause]);
    const { result } = renderHook(() => [useRestriction(), trpc.useUtils()] as const, { wrapper: Providers });
    await waitFor(() => expect(result.current[0]).toEqual({ closed: false, until: pause.endsAt }));
    tell(Date.now() - 3 * HOUR_MS);
    expect(await askRestriction(result.current[1])).toEqual({ closed: false, until: pause.endsAt });
  });

  it('the helplines’ hours go by the server’s clock', () => {
    const { result } = renderHook(() => useMinute());
    expect(Math.abs(result.current.getTime() - serverNow())).toBeLessThan(MINUTE_MS);
  });

  it('a comment can be edited for fifteen minutes by the server’s clock, and its draft is not lost', async () => {
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:edit-comment-7-1`, 'Cambiato');
    const comment = sampleComment(1, { mine: true, createdAt: at(-5) });
    trpcHandler('comments.list', () => [comment]);
    const { user } = renderWith(<CommentsSection post={samplePost(7, { createdAt: minutesAgo(500) })} />, { user: storedStudent });
    expect(await openMenu(user, 'Azioni sul tuo commento')).toContain('Modifica');
    expect(screen.queryByRole('textbox', { name: /^La tua modifica a un commento/ })).toBeNull();
  });
});

function localDay(iso: string): string {
  return new Date(iso).toLocaleDateString('sv-SE');
}

function localHour(iso: string): string {
  return new Date(iso).toLocaleTimeString('sv-SE').slice(0, 5);
}
