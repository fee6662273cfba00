import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { trpc } from '../../src/client/lib/trpc.ts';
import { useMyGroups } from '../../src/client/study-groups/use-groups.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { board, openGroup } from './open-group.tsx';
import { paste } from '../support/paste.ts';
import { storedStudent } from '../support/render.tsx';
import { sampleGroup, sampleMessage } from './samples.ts';

function MyGroupsOf() {
  const { data } = useMyGroups();
  return data ? <p>{data.length === 0 ? 'In nessun gruppo' : `In ${data.length} gruppo`}</p> : null;
}

function ReadAgain() {
  const utils = trpc.useUtils();
  return <button onClick={() => void utils.studyGroups.get.invalidate()}>Rileggi</button>;
}

it('shows non-members the group’s description, and does not request its board', async () => {
  openGroup({ joined: false });
  expect(await screen.findByRole('button', { name: 'Unisciti al gruppo' })).toBeDefined();
  expect(screen.getByText('Un compito vecchio a incontro.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Analisi 1' }).getAttribute('href')).toBe('/exams/analisi-matematica-1');
  expect(calledProcedures).not.toContain('board.list');
});

it('shows a waiter of a group under review their position and a way out', async () => {
  openGroup({ joined: false, underReview: true, title: '', subject: '', currentMembers: 6, waitingPosition: 3 });
  expect(await screen.findByText('In lista: prima di te ci sono 2 persone')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Esci dalla lista' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mettiti in lista' })).toBeNull();
});

it('opens the board once joined and closes it once left, updating the user’s groups and focusing the title', async () => {
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
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Un attimo...' }).disabled).toBe(true);
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
])('shows the unsent text, to be copied, when %s', async (_, over, heading) => {
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

const EDIT = 'La modifica al gruppo che non hai salvato';
const MEETING = 'L’incontro che non hai proposto';

function keepDrafts() {
  const keep = (key: string, values: object) => localStorage.setItem(`sottovoce-draft:${storedStudent.id}:${key}`, JSON.stringify(values));
  keep('study-group-7', { title: 'Analisi 2', description: 'Da ottobre si passa alle serie.', meetingType: 'online' });
  keep('meeting-7', { day: '2031-03-04', hour: '', place: 'Aula studio di via Po', link: '' });
}

const wordsOf = (label: string) => screen.queryByLabelText<HTMLTextAreaElement>(label)?.value;

it.each<[whose: string, group: Partial<StudyGroup> | undefined, edit: boolean]>([
  ['that is gone', undefined, true],
  ['that the user has left', { joined: false }, true],
  ['that the user still leads, whose form keeps the edit', { joined: false, mine: true }, false],
  ['that the user leads but cannot edit during a review', { joined: false, mine: true, underReview: true, title: '' }, true],
])('shows the unsent edit and the unsent meeting of a group %s', async (_, group, edit) => {
  keepDrafts();
  const { user } = openGroup(group);
  if (!group)
    trpcHandler('studyGroups.get', () => {
      throw new Refusal({ status: 404, message: 'x', reason: 'group_not_found' });
    });
  await screen.findByLabelText(MEETING);
  expect(wordsOf(MEETING)).toBe('Aula studio di via Po');
  expect(wordsOf(EDIT)).toBe(edit ? 'Analisi 2\nDa ottobre si passa alle serie.' : undefined);
  await user.click(screen.getAllByRole('button', { name: 'Elimina' }).at(-1)!);
  expect(wordsOf(MEETING)).toBeUndefined();
  expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:meeting-7`)).toBeNull();
  expect(localStorage.getItem(`sottovoce-draft:${storedStudent.id}:study-group-7`)).not.toBeNull();
});

it('a member who is removed while they report a message can finish the report', async () => {
  const sent = vi.fn(() => ({ reported: true as const }));
  trpcHandler('reports.create', sent);
  board.mockReturnValue([sampleMessage(1)]);
  const { user } = openGroup({}, <ReadAgain />);
  const again = await screen.findByRole('button', { name: 'Rileggi' });
  await user.click(await screen.findByRole('button', { name: /^Azioni sul messaggio/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Segnala' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala questo messaggio' }));
  await paste(user, dialog.getByRole('textbox'), 'Me lo scrive ogni sera');
  trpcHandler('studyGroups.get', () => sampleGroup({ joined: false }));
  act(() => again.click());
  expect(await screen.findByText('Unisciti al gruppo')).toBeDefined();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Me lo scrive ogni sera');
  await user.click(dialog.getByRole('radio', { name: 'Insulti o molestie' }));
  await user.click(dialog.getByRole('button', { name: 'Segnala' }));
  await screen.findByRole('dialog', { name: 'Grazie' });
  expect(sent).toHaveBeenCalledOnce();
});

it('shows a member the unsent edit of a group that they led until the founder took it back, and not what its forms keep', async () => {
  keepDrafts();
  const { user } = openGroup({ joined: true, mine: true }, <ReadAgain />);
  expect(await screen.findByRole('heading', { name: 'Bacheca' })).toBeDefined();
  expect(wordsOf(EDIT)).toBeUndefined();
  trpcHandler('studyGroups.get', () => sampleGroup({ joined: true, mine: false }));
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(EDIT)).value).toBe('Analisi 2\nDa ottobre si passa alle serie.');
  expect(wordsOf(MEETING)).toBeUndefined();
});

it('still says that the group is gone, with the unsent text, while it asks again', async () => {
  keepDrafts();
  const again = deferred<StudyGroup>();
  const { user } = openGroup({}, <ReadAgain />);
  trpcHandler('studyGroups.get', () => {
    throw new Refusal({ status: 404, message: 'x', reason: 'group_not_found' });
  });
  const words = await screen.findByLabelText(MEETING);
  trpcHandler('studyGroups.get', again.wait);
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  await again.request;
  expect(screen.getByLabelText(MEETING)).toBe(words);
  again.resolve(sampleGroup({ joined: true }));
  expect(await screen.findByRole('heading', { name: 'Bacheca' })).toBeDefined();
});

it.each([
  ['while a review hides it from its leader', { underReview: true as const, title: '' }, true],
  ['while its leader can edit it', {}, false],
])('shows the unsent edit of a group %s: %s', async (_, group, edit) => {
  keepDrafts();
  openGroup({ joined: true, mine: true, ...group });
  await screen.findByRole('heading', { name: 'Prossimi incontri' });
  await waitFor(() => expect(wordsOf(EDIT)).toBe(edit ? 'Analisi 2\nDa ottobre si passa alle serie.' : undefined));
  expect(wordsOf(MEETING)).toBeUndefined();
});
