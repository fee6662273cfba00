import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Router } from 'wouter';
import { beforeEach, expect, it, vi } from 'vitest';
import { GroupPage } from '../../src/client/study-groups/group-page.tsx';
import { trpc } from '../../src/client/lib/trpc.ts';
import { useMyGroups } from '../../src/client/study-groups/use-groups.ts';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { meetingToCalendar } from '../../src/client/study-groups/meeting-calendar.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleGroup } from './samples.ts';

function sampleMessage(id: number, overrides: Partial<BoardMessage> = {}): BoardMessage {
  const createdAt = new Date(Date.now() - 60_000 + id).toISOString();
  return { id, content: `Testo ${id}`, createdAt, parentId: null, alias: 'Airone Quieto', mine: false, ...overrides };
}

const meeting: Meeting = {
  id: 5,
  startsAt: '2031-03-04T16:30:00.000Z',
  place: 'Biblioteca; secondo piano',
  link: null,
  coming: 2,
  notComing: 0,
  myAnswer: null,
  mine: false,
};

const board = vi.fn<(input: { id: number; cursor?: string | undefined }) => BoardMessage[]>();

beforeEach(() => {
  board.mockReset().mockReturnValue([]);
  trpcHandler('board.list', board);
  trpcHandler('meetings.list', () => []);
});

function openGroup(group: Partial<StudyGroup> = {}, beside?: ReactNode) {
  trpcHandler('studyGroups.get', () => sampleGroup({ joined: true, ...group }));
  const page = (
    <Router>
      <Route path="/study-groups/:id">
        <GroupPage />
      </Route>
      {beside}
    </Router>
  );
  return renderPage('/study-groups/7', page, { user: storedStudent });
}

function MyGroupsOf() {
  const { data } = useMyGroups();
  return data ? <p>{data.length === 0 ? 'In nessun gruppo' : `In ${data.length} gruppo`}</p> : null;
}

function ReadAgain() {
  const utils = trpc.useUtils();
  return <button onClick={() => void utils.studyGroups.get.invalidate()}>Rileggi</button>;
}

it('shows what was said, newest first, and what each answers; the group’s words stay out of the history', async () => {
  board.mockReturnValue([
    sampleMessage(1),
    sampleMessage(2, { alias: 'Volpe Lieve', parentId: 1, mine: true }),
    sampleMessage(3, { parentId: 99, content: '', underReview: true }),
  ]);
  openGroup();
  const items = await within(await screen.findByRole('list', { name: /Messaggi/ })).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('a un messaggio di prima'),
    expect.stringContaining('a Airone Quieto: Testo 1'),
    expect.stringContaining('Rispondi'),
  ]);
  expect(document.title).not.toContain('Analisi');
});

it('says of what day a message is also when the page stays open over midnight', async () => {
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

it('keeps the words when they do not go out, then shows them as sent, and answers a message', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Rispondi a Airone Quieto' }));
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Domani porto gli esercizi')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, content: 'Domani porto gli esercizi', parentId: 1 });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Il tuo messaggio al gruppo').value).toBe(''));
});

it('shows what is sent before the board has been read', async () => {
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

it('keeps whom the words under way answer over a reload, also where that message is not at hand', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const create = vi.fn<(input: unknown) => BoardMessage>(() => sampleMessage(2, { mine: true, parentId: 1 }));
  trpcHandler('board.create', create);
  const first = openGroup();
  await first.user.click(await screen.findByRole('button', { name: 'Rispondi a Airone Quieto' }));
  await first.user.type(await screen.findByLabelText('La tua risposta a Airone Quieto'), 'Vengo anch’io');
  first.unmount();
  const second = openGroup();
  expect(await screen.findByText('Rispondi a Airone Quieto: Testo 1')).toBeDefined();
  second.unmount();
  board.mockReturnValue([]);
  const { user, unmount } = openGroup();
  expect(await screen.findByText('Rispondi a un messaggio di prima')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, content: 'Vengo anch’io', parentId: 1 }));
  expect(await screen.findByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
  unmount();
  openGroup();
  expect(await screen.findByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
});

it('answers nobody when there are no words to come back to', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const { user, unmount } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Rispondi a Airone Quieto' }));
  unmount();
  openGroup();
  await screen.findByRole('button', { name: 'Rispondi a Airone Quieto' });
  expect(screen.getByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
});

it.each([
  ['a message', undefined],
  ['an answer', 'Rispondi a Volpe Lieve'],
])('leaves whom one has chosen to answer while %s was on its way', async (_, first) => {
  board.mockReturnValue([sampleMessage(1), sampleMessage(2, { alias: 'Volpe Lieve' })]);
  const answer = deferred<BoardMessage>();
  trpcHandler('board.create', answer.wait);
  const { user } = openGroup();
  if (first) await user.click(await screen.findByRole('button', { name: first }));
  await user.type(await screen.findByRole('textbox'), 'Ci sono');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await answer.request;
  await user.click(await screen.findByRole('button', { name: 'Rispondi a Airone Quieto' }));
  answer.resolve(sampleMessage(3, { content: 'Ci sono', mine: true, parentId: first ? 2 : null }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('La tua risposta a Airone Quieto');
  await waitFor(() => expect(field.value).toBe(''));
  expect(screen.getByText('Rispondi a Airone Quieto: Testo 1')).toBeDefined();
});

it('says at once who comes in numbers, takes the answer back, and proposes a meeting', async () => {
  trpcHandler('meetings.list', () => [meeting]);
  const answer = vi.fn<(input: { coming: boolean | null }) => Meeting>(({ coming }) => ({
    ...meeting,
    myAnswer: coming,
    coming: coming === null ? 2 : 3,
  }));
  trpcHandler('meetings.answer', answer);
  const { user } = openGroup();
  const yes = await screen.findByRole('button', { name: 'Ci sono 2' });
  await user.click(yes);
  expect(await screen.findByRole('button', { name: 'Ci sono 3', pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ci sono 3' }));
  expect(await screen.findByRole('button', { name: 'Ci sono 2', pressed: false })).toBeDefined();
  expect(answer.mock.calls.map(([{ coming }]) => coming)).toEqual([true, null]);

  const create = vi.fn<(input: { startsAt: string; place?: string | null | undefined }) => Meeting>(() => meeting);
  trpcHandler('meetings.create', create);
  await user.click(screen.getByRole('button', { name: 'Proponi un incontro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proponi un incontro' }));
  fireEvent.change(dialog.getByLabelText('Giorno'), { target: { value: '2031-03-11' } });
  fireEvent.change(dialog.getByLabelText('Ora'), { target: { value: '17:00' } });
  await user.click(dialog.getByRole('button', { name: 'Proponi' }));
  expect(await screen.findByText('Incontro proposto')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, startsAt: new Date('2031-03-11T17:00').toISOString() });
});

it('calls a meeting off after a question, and reading goes on where it stood', async () => {
  const meetings = [{ ...meeting, mine: true }];
  trpcHandler('meetings.list', () => meetings);
  const callOff = vi.fn<(input: { meetingId: number }) => { deleted: true }>(() => {
    meetings.pop();
    return { deleted: true };
  });
  trpcHandler('meetings.delete', callOff);
  const { user } = openGroup();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /^Azioni sull’incontro/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Annulla l’incontro' }));
    return within(await screen.findByRole('alertdialog', { name: 'Annullare l’incontro?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Lascialo' }));
  expect(callOff).not.toHaveBeenCalled();
  await user.click((await ask()).getByRole('button', { name: 'Annulla l’incontro' }));
  expect(await screen.findByText(/Nessun incontro in vista/)).toBeDefined();
  expect(callOff).toHaveBeenCalledExactlyOnceWith({ id: 7, meetingId: 5 });
  await expectFocus(() => screen.getByRole('region', { name: 'Prossimi incontri' }));
});

it('its creator takes a member out after a question, by the name on the board; others cannot', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const remove = vi.fn<(input: { id: number }) => StudyGroup>(() => sampleGroup({ joined: true, mine: true }));
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
  expect(remove).toHaveBeenLastCalledWith({ id: 7, silent: true });
  cleanup();
  openGroup();
  await user.click(await menu());
  expect(screen.queryByRole('menuitem', { name: 'Togli dal gruppo' })).toBeNull();
});

it('gives a meeting to a calendar', () => {
  const lines = meetingToCalendar({ title: 'Analisi 1' }, meeting, new Date('2031-03-01T10:00:00Z')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:meeting-5@sottovoce',
      'DTSTART:20310304T163000Z',
      'DTEND:20310304T183000Z',
      'SUMMARY:Analisi 1',
      String.raw`LOCATION:Biblioteca\; secondo piano`,
    ]),
  );
});

it('shows those outside what the group says of itself, and asks for nothing that is said inside', async () => {
  openGroup({ joined: false });
  expect(await screen.findByRole('button', { name: 'Unisciti al gruppo' })).toBeDefined();
  expect(screen.getByText('Un compito vecchio a incontro.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Analisi 1' }).getAttribute('href')).toBe('/exams/analisi-matematica-1');
  expect(calledProcedures).not.toContain('board.list');
});

it('opens the room when the joining is answered, and closes it when the leaving is; one’s own groups follow, and reading goes on at the title', async () => {
  const own = vi.fn<() => StudyGroup[]>(() => []);
  trpcHandler('account.studyGroups', own);
  const answers = { join: deferred<StudyGroup>(), leave: deferred<StudyGroup>() };
  trpcHandler('studyGroups.join', answers.join.wait);
  trpcHandler('studyGroups.leave', answers.leave.wait);
  const { user } = openGroup({ joined: false }, <MyGroupsOf />);
  const title = () => screen.getByRole('heading', { level: 1, name: sampleGroup().title });
  expect(await screen.findByText('In nessun gruppo')).toBeDefined();

  await user.click(await screen.findByRole('button', { name: 'Unisciti al gruppo' }));
  await answers.join.request;
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Un momento...' }).disabled).toBe(true);
  expect(calledProcedures).not.toContain('board.list');
  const inside = sampleGroup({ joined: true, currentMembers: 4 });
  own.mockReturnValue([inside]);
  answers.join.resolve(inside);
  expect(await screen.findByRole('heading', { name: 'Bacheca' })).toBeDefined();
  await expectFocus(title);
  expect(await screen.findByText('In 1 gruppo')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Lascia il gruppo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lascia il gruppo' }));
  await answers.leave.request;
  expect(screen.getByRole('heading', { name: 'Bacheca' })).toBeDefined();
  answers.leave.resolve(sampleGroup());
  expect(await screen.findByRole('button', { name: 'Unisciti al gruppo' })).toBeDefined();
  await expectFocus(title);
  expect(await screen.findByText('In nessun gruppo')).toBeDefined();
});

it.each<[what: string, over: () => StudyGroup, heading: string]>([
  [
    'the group ends',
    () => {
      throw new Refusal({ status: 404, message: 'x', reason: 'group_not_found' });
    },
    'Questo gruppo non c’è più',
  ],
  ['one is taken out of it', () => sampleGroup(), sampleGroup().title],
])('shows the words under way, to be copied, when %s', async (_, over, heading) => {
  const { user } = openGroup({}, <ReadAgain />);
  const words = 'Domani porto gli esercizi di ';
  const area = await screen.findByLabelText('Il tuo messaggio al gruppo');
  trpcHandler('studyGroups.get', over);
  await user.type(area, words);
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Quello che stavi scrivendo')).value).toBe(words.trim());
  await user.click(screen.getByRole('button', { name: 'Copia il testo' }));
  expect(await navigator.clipboard.readText()).toBe(words.trim());
});
