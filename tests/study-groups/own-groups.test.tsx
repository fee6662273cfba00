import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { trpc } from '../../src/client/lib/trpc.ts';
import { NEWEST } from '../../src/client/notices/use-notices.ts';
import { StudyGroupsPage } from '../../src/client/study-groups/study-groups-page.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { card, list, open } from './open-list.tsx';
import { sampleGroup } from './samples.ts';

it('lists the groups that the user is in or waits for separately, as links', async () => {
  trpcHandler('account.studyGroups', () => [
    sampleGroup({ id: 9, title: 'Il mio', joined: true }),
    sampleGroup({ id: 8, title: 'Quello pieno', waitingPosition: 1 }),
  ]);
  renderPage('/study-groups', <StudyGroupsPage />, { user: storedStudent });
  const own = within(await screen.findByRole('region', { name: 'I tuoi gruppi' })).getAllByRole('link');
  expect(own.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/study-groups/9', expect.stringContaining('Il mio')],
    ['/study-groups/8', expect.stringContaining('tocca a te')],
  ]);
});

it('shows a waiter as a member when a new notice reports their place', async () => {
  const waiting = sampleGroup({ currentMembers: 6, waitingPosition: 1 });
  list.mockReturnValue([waiting]);
  trpcHandler('account.studyGroups', () => [waiting]);
  let tell!: (id: number) => Promise<void>;
  function Bell() {
    const { list: notices } = trpc.useUtils().notices;
    // The cache notifies its observers in a later task.
    tell = (id) =>
      act(async () => {
        notices.setData(NEWEST, [{ id, kind: 'place', createdAt: '2026-11-23T10:00:00.000Z', read: false, groupId: waiting.id }]);
        await new Promise((resolve) => setTimeout(resolve));
      });
    return null;
  }
  const page = (
    <>
      <StudyGroupsPage />
      <Bell />
    </>
  );
  renderPage('/study-groups', page, { user: storedStudent });
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getByText('In lista: tocca a te appena si libera un posto')).toBeDefined();
  await tell(7);
  expect(list).toHaveBeenCalledTimes(1);

  const inside = sampleGroup({ currentMembers: 6, joined: true });
  list.mockReturnValue([inside]);
  trpcHandler('account.studyGroups', () => [inside]);
  await tell(8);
  expect(await group.findByText('Ne fai parte')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'I tuoi gruppi' })).getByText(/6\/6 membri/)).toBeDefined();
});

it('updates the waiting position as others leave the list, without asking for all of the user’s groups again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  try {
    const waiting = sampleGroup({ currentMembers: 6, waitingPosition: 2 });
    list.mockReturnValue([waiting]);
    const other = sampleGroup({ id: 9, title: 'Quello che sparisce', waitingPosition: 3 });
    const own = vi.fn(() => [waiting, other]);
    trpcHandler('account.studyGroups', own);
    const read = vi.fn(({ id }: { id: number }) => {
      if (id === other.id) throw new Refusal({ status: 404, message: 'Questo gruppo non esiste più', reason: 'group_not_found' });
      return { ...waiting, waitingPosition: 1 };
    });
    trpcHandler('studyGroups.get', read);
    open();
    const group = within(await card('Analisi 1, dal precorso all’orale'));
    expect(group.getByText('In lista: prima di te c’è una persona')).toBeDefined();
    expect(read).not.toHaveBeenCalled();
    for (let half = 0; half < 4; half += 1) await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await group.findByText('In lista: tocca a te appena si libera un posto')).toBeDefined();
    const mine = within(screen.getByRole('region', { name: 'I tuoi gruppi' }));
    expect(mine.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('tocca a te')]);
    expect([list.mock.calls.length, own.mock.calls.length, read.mock.calls.length > 4]).toEqual([1, 1, true]);
  } finally {
    vi.useRealTimers();
  }
});

it('says that the user’s groups could not be loaded, and lists them on a retry', async () => {
  trpcHandler('account.studyGroups', () => {
    throw new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited' });
  });
  const user = open();
  expect(await screen.findByText('I tuoi gruppi non si sono caricati')).toBeDefined();
  expect(await card('Analisi 1, dal precorso all’orale')).toBeDefined();
  const answer = deferred<StudyGroup[]>();
  trpcHandler('account.studyGroups', answer.wait);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await answer.request;
  // The other groups stay where they are while it is tried again.
  expect(screen.getByRole('article', { name: 'Analisi 1, dal precorso all’orale' })).toBeDefined();
  answer.resolve([sampleGroup({ id: 9, title: 'Il mio', joined: true })]);
  expect(within(await screen.findByRole('region', { name: 'I tuoi gruppi' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('I tuoi gruppi non si sono caricati')).toBeNull();
});

it('shows one error when both lists fail, whose retry loads both', async () => {
  const own = vi.fn((): StudyGroup[] => {
    throw new Offline();
  });
  trpcHandler('account.studyGroups', own);
  list.mockImplementation(() => {
    throw new Offline();
  });
  const user = open();
  await screen.findByText('Errore nel caricamento');
  own.mockReturnValue([sampleGroup({ id: 9, title: 'Il mio', joined: true })]);
  list.mockReturnValue([sampleGroup()]);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await card('Analisi 1, dal precorso all’orale')).toBeDefined();
  expect(within(await screen.findByRole('region', { name: 'I tuoi gruppi' })).getAllByRole('link')).toHaveLength(1);
});

it('shows six of the user’s groups, and all of them on request', async () => {
  const many = Array.from({ length: 8 }, (_, index) => sampleGroup({ id: 20 + index, title: `Il mio ${index + 1}`, joined: true }));
  trpcHandler('account.studyGroups', () => many);
  const { user, unmount } = renderPage('/study-groups', <StudyGroupsPage />, { user: storedStudent });
  const own = async () => within(await screen.findByRole('region', { name: 'I tuoi gruppi' }));
  const button = (await own()).getByRole('button', { name: 'Mostra tutti (8)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect((await own()).getAllByRole('link')).toHaveLength(6);
  await user.click(button);
  const links = (await own()).getAllByRole('link');
  expect(links).toHaveLength(8);
  // Keyboard users continue at the first new link.
  await expectFocus(() => links[6]);
  const less = (await own()).getByRole('button', { name: 'Mostra meno' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(less.getAttribute('aria-controls')!)!.children).toHaveLength(8);
  // Still expanded when the user returns from a group.
  unmount();
  renderPage(window.location.pathname + window.location.search, <StudyGroupsPage />, { user: storedStudent });
  expect((await own()).getAllByRole('link')).toHaveLength(8);
  await user.click((await own()).getByRole('button', { name: 'Mostra meno' }));
  expect((await own()).getAllByRole('link')).toHaveLength(6);
  const again = (await own()).getByRole('button', { name: 'Mostra tutti (8)' });
  await expectFocus(() => again);
});

it('has no expand button for six groups', async () => {
  trpcHandler('account.studyGroups', () => Array.from({ length: 6 }, (_, index) => sampleGroup({ id: 20 + index, joined: true })));
  open();
  const own = within(await screen.findByRole('region', { name: 'I tuoi gruppi' }));
  expect(own.getAllByRole('link')).toHaveLength(6);
  expect(own.queryByRole('button')).toBeNull();
});
