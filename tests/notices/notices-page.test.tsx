import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { subscribe } from '../../src/client/notices/push-subscription.ts';
import { addressOf, wordsOf } from '../../src/client/notices/notice-words.ts';
import { DEFAULT_SETTINGS, excerptOf, unreadOf } from '../../src/routers/notices/rules.ts';
import { Notice, NoticeEvent, NoticeKind, type ReadNotices } from '../../src/routers/notices/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { setSettings } from '../support/settings.ts';
import { NoticeBell } from '../../src/client/notices/notice-bell.tsx';
import { NoticeSwitches } from '../../src/client/notices/notice-switches.tsx';
import { NoticesPage } from '../../src/client/notices/notices-page.tsx';

const notice = (id: number, fields: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'comment',
  createdAt: '2026-11-21T10:00:00.000Z',
  read: false,
  postId: 42,
  count: 2,
  ...fields,
});

it('shows the unread count at the bell and in the title, lists the notices and marks them as read without refetching them', async () => {
  let notices = [
    notice(3, { excerpt: 'Domani ho l’orale' }),
    notice(2, { kind: 'group', event: 'joined', groupId: 7, postId: undefined, count: undefined }),
    notice(1, { kind: 'likes', count: 1, read: true }),
  ];
  const listed = vi.fn(() => notices);
  trpcHandler('notices.list', listed);
  const read = vi.fn(({ ids }: ReadNotices) => {
    notices = notices.map((one) => ({ ...one, read: one.read || !ids || ids.includes(one.id) }));
    return { unread: 0 };
  });
  trpcHandler('notices.read', read);
  trpcHandler('posts.get', () => {
    throw new Refusal({ status: 404, message: 'Questo post non c’è o non c’è più' });
  });
  const { user } = renderApp('/notices', { user: storedStudent });
  expect(await screen.findByRole('link', { name: 'Avvisi, 2 da leggere' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('(2) Avvisi · Sottovoce'));
  const list = await screen.findByRole('list', { name: 'Avvisi' });
  const [first, second] = within(list).getAllByRole('link');
  expect(first!.textContent).toMatch(/^2 nuovi commenti al tuo post, da leggere«Domani ho l’orale»/);
  expect(second!.getAttribute('href')).toBe('/study-groups/7');
  await user.click(first!);
  expect(window.location.pathname).toBe('/posts/42');
  expect(read).toHaveBeenCalledWith({ ids: [3] });
  await user.click(await screen.findByRole('link', { name: 'Avvisi, 1 da leggere' }));
  await user.click(await screen.findByRole('button', { name: 'Segna tutti come letti' }));
  expect(await screen.findByRole('link', { name: 'Avvisi, nessuno da leggere' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Avvisi · Sottovoce'));
  await expectFocus(() => screen.getByRole('list', { name: 'Avvisi' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(listed).toHaveBeenCalledOnce();
});

it('marks as read only the notices that are shown, and then shows those that have come meanwhile', async () => {
  let notices = [notice(2), notice(1)];
  trpcHandler('notices.list', () => notices);
  const read = vi.fn(({ ids }: ReadNotices) => {
    notices = notices.map((one) => ({ ...one, read: !ids || ids.includes(one.id) }));
    return { unread: unreadOf(notices) };
  });
  trpcHandler('notices.read', read);
  const { user } = renderApp('/notices', { user: storedStudent });
  const button = await screen.findByRole('button', { name: 'Segna tutti come letti' });
  notices = [notice(3, { kind: 'reply', commentId: 5, count: 1 }), ...notices];
  await user.click(button);
  expect(await screen.findByRole('link', { name: /^Una risposta al tuo commento, da leggere/ })).toBeDefined();
  expect(read).toHaveBeenCalledExactlyOnceWith({ ids: [2, 1] });
  expect(screen.getByRole('link', { name: 'Avvisi, 1 da leggere' })).toBeDefined();
});

it('refetches the notices when marking them as read fails, or while they are being fetched', async () => {
  let notices = [notice(1)];
  const listed = vi.fn<() => Notice[] | Promise<Notice[]>>(() => notices);
  trpcHandler('notices.list', listed);
  trpcHandler('notices.read', () => {
    throw new Refusal({ status: 500, message: 'Qualcosa non ha funzionato' });
  });
  function Refetch() {
    const client = useQueryClient();
    return <button onClick={() => void client.invalidateQueries()}>Rileggi</button>;
  }
  const page = (
    <>
      <NoticeBell />
      <NoticesPage />
      <Refetch />
    </>
  );
  const { user } = renderPage('/notices', page, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Segna tutti come letti' }));
  expect(await screen.findByText(/Qualcosa non ha funzionato/)).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Avvisi, 1 da leggere' })).toBeDefined();
  expect(listed).toHaveBeenCalledTimes(2);
  const late = deferred<Notice[]>();
  listed.mockImplementationOnce(late.wait);
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(3));
  trpcHandler('notices.read', () => {
    notices = [notice(2, { read: true }), notice(1, { read: true })];
    return { unread: 0 };
  });
  await user.click(screen.getByRole('button', { name: 'Segna tutti come letti' }));
  await waitFor(() => expect(screen.getAllByText(/nuovi commenti/)).toHaveLength(2));
  late.resolve([]);
});

it.each(['Europe/Rome', 'America/New_York'])(
  'shows only the day on which reports hid a text, the same in the time zone %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    trpcHandler('notices.list', () => [
      notice(1, { kind: 'moderation', event: 'hidden', postId: undefined, count: undefined, createdAt: '2026-11-21T00:00:00.000Z' }),
    ]);
    renderApp('/notices', { user: storedStudent });
    const shown = await screen.findByText('21 novembre 2026');
    expect(shown.getAttribute('title')).toBeNull();
  },
);

it('polls once a minute when there is no live stream', async () => {
  let notices: Notice[] = [];
  const list = vi.fn(() => notices);
  trpcHandler('notices.list', list);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  renderWith(<NoticeBell />, { user: storedStudent });
  expect(await screen.findByRole('link', { name: 'Avvisi, nessuno da leggere' })).toBeDefined();
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  notices = [notice(1)];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole('link', { name: 'Avvisi, 1 da leggere' })).toBeDefined();
});

it('shows an empty state, and offers a retry when the list cannot be loaded', async () => {
  let away = true;
  trpcHandler('notices.list', () => {
    if (away) throw new Refusal({ status: 500, message: 'Qualcosa non ha funzionato' });
    return [];
  });
  const { user } = renderApp('/notices', { user: storedStudent });
  const again = await screen.findByRole('button', { name: /Riprova/ });
  away = false;
  await user.click(again);
  expect(await screen.findByText('Per ora tutto tace')).toBeDefined();
});

it('does not offer the daily mail on a site that sends no mail', async () => {
  renderWith(<NoticeSwitches />, { user: storedStudent });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(Object.keys(DEFAULT_SETTINGS).length - 1);
  expect(screen.queryByRole('checkbox', { name: /mail/ })).toBeNull();
});

it('switches kinds on and off at once, and back when the request fails', async () => {
  setSettings({ sendsMail: true });
  const update = vi.fn((change: object) => ({ ...DEFAULT_SETTINGS, ...change }));
  trpcHandler('notices.updateSettings', update);
  const { user } = renderWith(<NoticeSwitches />, { user: storedStudent });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(Object.keys(DEFAULT_SETTINGS).length);
  expect([box(/«Mi piace»/).checked, box(/un’email al giorno/).checked]).toEqual([true, false]);
  await user.click(box(/«Mi piace»/));
  await waitFor(() => expect(update).toHaveBeenCalledWith({ likes: false }));
  expect(box(/«Mi piace»/).checked).toBe(false);
  trpcHandler('notices.updateSettings', () => {
    throw new Refusal({ status: 500, message: 'Qualcosa non ha funzionato' });
  });
  await user.click(box(/un’email al giorno/));
  expect(await screen.findByText(/Qualcosa non ha funzionato/)).toBeDefined();
  await waitFor(() => expect(box(/un’email al giorno/).checked).toBe(false));
});

it('turns push messages on and off, and explains when the browser denies the permission', async () => {
  const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } };
  const subscription = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: vi.fn(async () => true) };
  let held: typeof subscription | null = null;
  const pushManager = { getSubscription: async () => held, subscribe: vi.fn(async () => (held = subscription)) };
  vi.stubGlobal('PushManager', {});
  const asked = vi.fn(async () => 'denied');
  vi.stubGlobal('Notification', { requestPermission: asked });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const devices = { count: 1, here: true, publicKey: 'key' };
  trpcHandler('devices.list', () => devices);
  const [add, remove] = [vi.fn(() => devices), vi.fn(() => ({ ...devices, here: false }))];
  trpcHandler('devices.add', add);
  trpcHandler('devices.remove', remove);
  const { user } = renderWith(<NoticeSwitches />, { user: storedStudent });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /anche a sito chiuso/ });
  await user.click(box);
  expect(await screen.findByText(/Il browser non ci permette/)).toBeDefined();
  expect([box.checked, pushManager.subscribe.mock.calls.length]).toEqual([false, 0]);
  asked.mockResolvedValue('granted');
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(add).toHaveBeenCalledWith(json);
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(remove).toHaveBeenCalledWith({ endpoint: json.endpoint });
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

it('waits 15 s for the browser’s push service, and cancels a late subscription that is no longer wanted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const again of [false, true]) {
    const subscription = { unsubscribe: vi.fn(async () => true) };
    const late = deferred<typeof subscription>();
    const manager = { subscribe: late.wait } as unknown as PushManager;
    const first = subscribe(manager, 'key');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await first).toBeUndefined();
    const second = again ? subscribe(manager, 'key') : undefined;
    late.resolve(subscription);
    await vi.advanceTimersByTimeAsync(0);
    expect(await second).toBe(again ? subscription : undefined);
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(again ? 0 : 1);
  }
});

it('treats an unreachable push service like one that does not respond, and rethrows other errors', async () => {
  const failing = (name: string) => ({ subscribe: () => Promise.reject(new DOMException('', name)) }) as unknown as PushManager;
  expect(await subscribe(failing('AbortError'), 'key')).toBeUndefined();
  await expect(subscribe(failing('NotAllowedError'), 'key')).rejects.toMatchObject({ name: 'NotAllowedError' });
});

it('has a text for every combination of kind, event and count', () => {
  for (const kind of NoticeKind.options)
    for (const event of [undefined, ...NoticeEvent.options])
      for (const count of [undefined, 1, 3]) expect(wordsOf(notice(1, { kind, event, count })).length).toBeGreaterThan(10);
});

it('says of replies whether they are to the user’s comment, or stand beside the user’s own reply', () => {
  const told = notice(1, { kind: 'reply', commentId: 8, count: 1 });
  expect(wordsOf(told)).toBe('Una risposta al tuo commento');
  expect(wordsOf({ ...told, parentId: 7 })).toBe('Una nuova risposta accanto alla tua');
  expect(wordsOf({ ...told, parentId: 7, count: 3 })).toBe('3 nuove risposte accanto alla tua');
  expect(wordsOf({ ...told, kind: 'likes', parentId: 7 })).toBe('Un «mi piace» al tuo commento');
  expect(addressOf({ ...told, parentId: 7 })).toBe('/posts/42');
});

it('links to the tab of the user’s side of a mentorship', () => {
  const over = notice(1, { kind: 'answer', event: 'completed', requestId: 3, postId: undefined });
  expect(addressOf({ ...over, excerpt: 'Mi aiuti con Statistica?' })).toBe('/mentorship?tab=richieste');
  expect(addressOf(over)).toBe('/mentorship?tab=gestisci');
});

it('links a decision to the measures, the outcome of a report to the reports, and an urgent case to the queue', () => {
  const told = notice(1, { kind: 'moderation', postId: undefined });
  for (const event of ['hidden', 'shown', 'decided', 'answered'] as const)
    expect(addressOf({ ...told, event })).toBe('/settings#provvedimenti');
  expect(addressOf({ ...told, event: 'reported' })).toBe('/settings#segnalazioni');
  expect(addressOf({ ...told, event: 'urgent' })).toBe('/moderation');
  expect(addressOf({ ...told, event: 'shown', postId: 42, commentId: 7 })).toBe('/posts/42');
});

it('excerpts are one line, cut between words and never within a character', () => {
  expect(excerptOf('  Una\n\nriga ')).toBe('Una riga');
  expect(excerptOf('parola '.repeat(20))).toBe(`${'parola '.repeat(8).trim()}…`);
  expect(excerptOf('a'.repeat(100))).toBe(`${'a'.repeat(60)}…`);
  expect(excerptOf(`${'a'.repeat(59)}😀 poi`)).toBe(`${'a'.repeat(59)}😀…`);
});

it('says of a request that waits for an answer when it expires, in words that are true whenever they are read', () => {
  expect(wordsOf(notice(1, { kind: 'request', event: 'pending' }))).toBe(
    'Una richiesta ti aspetta da qualche giorno: scade 7 giorni dopo l’invio',
  );
});
