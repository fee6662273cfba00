import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { board, openGroup } from './open-group.tsx';
import { sampleGroup, sampleMessage } from './samples.ts';

it('shows messages newest first with what they reply to, and keeps the group out of the page title', async () => {
  board.mockReturnValue([
    sampleMessage(1),
    sampleMessage(2, { alias: 'Volpe Lieve', parentId: 1, mine: true }),
    sampleMessage(3, { parentId: 99, content: '', underReview: true }),
  ]);
  openGroup();
  const items = await within(await screen.findByRole('list', { name: /Messaggi/ })).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('a un messaggio di prima'),
    expect.stringContaining('ad Airone Quieto: Testo 1'),
    expect.stringContaining('Rispondi'),
  ]);
  expect(document.title).not.toContain('Analisi');
});

it('focuses the first older message after loading more', async () => {
  board.mockImplementation(({ cursor }) =>
    cursor ? [sampleMessage(1)] : Array.from({ length: 50 }, (_, index) => sampleMessage(2 + index)),
  );
  const { user } = openGroup();
  const list = await screen.findByRole('list', { name: /Messaggi/ });
  await user.click(screen.getByRole('button', { name: 'Messaggi di prima' }));
  await expectFocus(() => within(list).getAllByRole('listitem')[50]);
  expect(screen.queryByRole('button', { name: 'Messaggi di prima' })).toBeNull();
});

it('updates the day of a message when the page stays open past midnight', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-11-24T23:59:00'));
  try {
    const createdAt = new Date('2026-11-24T18:05:00').toISOString();
    board.mockReturnValue([sampleMessage(1, { createdAt })]);
    openGroup();
    expect(await screen.findByText('oggi, 18:05')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('ieri, 18:05')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('tells members of a group that is about to end when it does so', async () => {
  openGroup({ endsAt: '2027-03-24T11:00:00.000Z' });
  expect(await screen.findByText('Se nessuno scrive, il gruppo e la bacheca spariscono il 24 marzo 2027.')).toBeDefined();
});

it('keeps the text when sending fails, then sends it as a reply and clears the field', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  trpcHandler('board.create', () => {
    throw new Offline();
  });
  const { user } = openGroup();
  await user.type(await screen.findByLabelText('Il tuo messaggio al gruppo'), 'Domani porto gli esercizi');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect((await screen.findAllByText('Il messaggio non è partito.')).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Domani porto gli esercizi')).toBeDefined();

  const create = vi.fn<(input: { content: string; parentId?: number | null | undefined }) => BoardMessage>(({ content, parentId }) =>
    sampleMessage(2, { content, mine: true, parentId: parentId ?? null }),
  );
  trpcHandler('board.create', create);
  await user.click(screen.getByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Domani porto gli esercizi')).toBeDefined();
  expect(await screen.findByText('Messaggio inviato')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, content: 'Domani porto gli esercizi', parentId: 1 });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Il tuo messaggio al gruppo').value).toBe(''));
});

it('says of personal data in a message that the members of the group would read them', async () => {
  board.mockReturnValue([]);
  const { user } = openGroup();
  await user.type(await screen.findByLabelText('Il tuo messaggio al gruppo'), 'scrivetemi al 347 1234567');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  const { textContent } = await screen.findByRole('alertdialog', { name: /^Forse qui ci sono dati personali/ });
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  expect(textContent).toContain('Li leggerebbe chi è nel gruppo, anche chi arriva dopo');
});

it('shows a message that is sent before the board has loaded', async () => {
  const late = deferred<BoardMessage[]>();
  trpcHandler('board.list', late.wait);
  const { user } = openGroup();
  const own = sampleMessage(2, { content: 'Ci sono anch’io', mine: true });
  trpcHandler('board.create', () => own);
  await user.type(await screen.findByLabelText('Il tuo messaggio al gruppo'), own.content);
  await late.request;
  trpcHandler('board.list', () => [sampleMessage(1), own]);
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  const items = await within(await screen.findByRole('list', { name: /Messaggi/ })).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([expect.stringContaining(own.content), expect.stringContaining('Testo 1')]);
  late.resolve([]);
});

it.each([
  ['a message', undefined],
  ['an answer', 'Rispondi a Volpe Lieve'],
])('keeps the reply target chosen while %s was being sent', async (_, first) => {
  board.mockReturnValue([sampleMessage(1), sampleMessage(2, { alias: 'Volpe Lieve' })]);
  const answer = deferred<BoardMessage>();
  trpcHandler('board.create', answer.wait);
  const { user } = openGroup();
  if (first) await user.click(await screen.findByRole('button', { name: first }));
  await user.type(await screen.findByRole('textbox'), 'Ci sono');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await answer.request;
  await user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  answer.resolve(sampleMessage(3, { content: 'Ci sono', mine: true, parentId: first ? 2 : null }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('La tua risposta ad Airone Quieto');
  await waitFor(() => expect(field.value).toBe(''));
  expect(screen.getByText('Rispondi ad Airone Quieto: Testo 1')).toBeDefined();
});

it('lets only the creator remove members, by alias or as silent, after confirmation', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const remove = vi.fn<(input: { id: number }) => StudyGroup>(() => sampleGroup({ joined: true, mine: true, currentMembers: 6 }));
  trpcHandler('removals.create', remove);
  const { user } = openGroup({ mine: true });
  const menu = () => screen.findByRole('button', { name: 'Azioni sul messaggio di Airone Quieto' });
  await user.click(await menu());
  await user.click(screen.getByRole('menuitem', { name: 'Togli dal gruppo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Togliere Airone Quieto dal gruppo?' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Togli dal gruppo' }));
  expect(await screen.findByText('Airone Quieto non fa più parte del gruppo')).toBeDefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 7, alias: 'Airone Quieto' });
  await user.click(screen.getByRole('button', { name: /^Azioni sul gruppo/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Togli chi non ha mai scritto' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Togliere chi non ha mai scritto?' })).getByText('Togli dal gruppo'),
  );
  expect(await screen.findByText('Una persona non fa più parte del gruppo')).toBeDefined();
  expect(screen.getByText('Il suo posto è andato a chi aspettava in lista.')).toBeDefined();
  expect(remove).toHaveBeenLastCalledWith({ id: 7, silent: true });
  cleanup();
  openGroup();
  await user.click(await menu());
  expect(screen.queryByRole('menuitem', { name: 'Togli dal gruppo' })).toBeNull();
});

it.each([
  ['has been removed', () => sampleGroup({ joined: true, mine: true }), 'Airone Quieto non fa più parte del gruppo'],
  [
    'turns out to be gone',
    () => {
      throw new Refusal({ status: 404, message: 'Questa persona non fa più parte del gruppo', reason: 'member_not_found' });
    },
    'Il gruppo è rimasto com’era',
  ],
])('does not offer to remove somebody again who %s', async (_, answer, words) => {
  board.mockReturnValue([sampleMessage(1), sampleMessage(2, { alias: 'Volpe Lieve' })]);
  trpcHandler('removals.create', answer);
  const { user } = openGroup({ mine: true });
  const open = async (alias: string) => user.click(await screen.findByRole('button', { name: `Azioni sul messaggio di ${alias}` }));
  const removal = () => screen.queryByRole('menuitem', { name: 'Togli dal gruppo' });
  await open('Airone Quieto');
  await user.click(removal()!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Togli dal gruppo' }));
  await screen.findByText(words);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await open('Airone Quieto');
  expect(removal()).toBeNull();
  await user.keyboard('{Escape}');
  await open('Volpe Lieve');
  expect(removal()).not.toBeNull();
});

it.each([
  ['no answer comes', () => new Offline()],
  ['the server fails', () => new Refusal({ status: 500, message: 'x' })],
])('says that a member may have been removed when %s, reads the group again, and lets the leader try again', async (_, failure) => {
  board.mockReturnValue([sampleMessage(1)]);
  trpcHandler('removals.create', () => {
    trpcHandler('studyGroups.get', () => sampleGroup({ joined: true, mine: true, currentMembers: 2 }));
    throw failure();
  });
  const { user } = openGroup({ mine: true });
  await user.click(await screen.findByRole('button', { name: 'Azioni sul messaggio di Airone Quieto' }));
  await user.click(screen.getByRole('menuitem', { name: 'Togli dal gruppo' }));
  const remove = async () => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Togli dal gruppo' }));
  await remove();
  expect(await screen.findByText('Non sappiamo se il gruppo è rimasto com’era')).toBeDefined();
  expect(screen.queryByText('Il gruppo è rimasto com’era')).toBeNull();
  expect((await screen.findAllByText('2/6')).length).toBeGreaterThan(0);
  trpcHandler('removals.create', () => sampleGroup({ joined: true, mine: true, currentMembers: 2 }));
  await remove();
  expect(await screen.findByText('Airone Quieto non fa più parte del gruppo')).toBeDefined();
});

it('marks the notices of the group as read once, also when that fails', async () => {
  const group = sampleGroup();
  const list = vi.fn((): Notice[] => [
    { id: 4, kind: 'group', event: 'written', groupId: group.id, read: false, createdAt: new Date().toISOString() },
  ]);
  trpcHandler('notices.list', list);
  const read = vi.fn(() => {
    throw new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited' });
  });
  trpcHandler('notices.read', read);
  openGroup();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read).toHaveBeenCalledOnce();
});

it('marks the notices that came while the page was in the background once it is visible, and those that failed again', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => shown.mockRestore());
  const turn = (state: DocumentVisibilityState) => {
    shown.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const group = sampleGroup();
  trpcHandler('notices.list', (): Notice[] => [
    { id: 4, kind: 'group', event: 'written', groupId: group.id, read: false, createdAt: new Date().toISOString() },
  ]);
  const read = vi.fn((): never => {
    throw new Offline();
  });
  trpcHandler('notices.read', read);
  openGroup();
  await waitFor(() => expect(calledProcedures).toContain('notices.list'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(read).not.toHaveBeenCalled();
  turn('visible');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  turn('hidden');
  turn('visible');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('lets a member leave from the menu at the top, because on phones the button is below the board', async () => {
  const leave = vi.fn<(input: { id: number }) => StudyGroup>(() => sampleGroup({ joined: false }));
  trpcHandler('studyGroups.leave', leave);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Azioni sul gruppo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lascia il gruppo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Lasciare il gruppo?' }));
  await user.click(question.getByRole('button', { name: 'Lascia il gruppo' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

it('leads the author of a group that moderators removed to the reason', async () => {
  trpcHandler('studyGroups.get', () => {
    throw new Refusal({ status: 404, message: 'x', reason: 'removed_by_moderators' });
  });
  renderApp('/study-groups/4', { user: storedStudent });
  expect(await screen.findByText(/L’ha tolto chi modera/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'nelle impostazioni' }).getAttribute('href')).toBe('/settings#provvedimenti');
});
