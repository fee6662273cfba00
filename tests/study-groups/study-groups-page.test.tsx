import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudyGroupsPage } from '../../src/client/study-groups/study-groups-page.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { card, list, open } from './open-list.tsx';
import { sampleGroup } from './samples.ts';

function manyGroups(count: number, first = 100) {
  return Array.from({ length: count }, (_, index) => sampleGroup({ id: first - index, title: `Gruppo ${first - index}` }));
}

it('shows six skeletons while the groups load', async () => {
  const answer = deferred<StudyGroup[]>();
  trpcHandler('studyGroups.list', answer.wait);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Gruppi di studio' });
  expect(screen.getByText('Caricamento...').nextElementSibling!.children).toHaveLength(6);
  await answer.request;
  answer.resolve([sampleGroup()]);
  await card('Analisi 1, dal precorso all’orale');
  expect(screen.queryByText('Caricamento...')).toBeNull();
});

it('shows members, meeting type, location, schedule, tags and university', async () => {
  open();
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getByText('3/6')).toBeDefined();
  expect(group.getByText('3 posti liberi')).toBeDefined();
  expect(group.getByText('Ibrido')).toBeDefined();
  expect(group.getByText('ING')).toBeDefined();
  expect(group.getByText(', Politecnico di Torino · Ingegneria')).toBeDefined();
  expect(group.getByText('· Politecnico di Torino')).toBeDefined();
  expect(group.getByText('Sala studio di corso Castelfidardo')).toBeDefined();
  expect(group.getByText('Martedì e giovedì, 17-19')).toBeDefined();
  expect(group.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['primo anno', 'esercizi']);
  expect(group.getByText('3 ore fa')).toBeDefined();
  expect(group.getByRole<HTMLButtonElement>('button', { name: 'Unisciti al gruppo' }).disabled).toBe(false);
});

it('shows five tags of a group, and how many more there are', async () => {
  list.mockReturnValue([sampleGroup({ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })]);
  open();
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['a', 'b', 'c', 'd', 'e', '+2']);
});

it.each([
  ['online', 'Online'],
  ['presence', 'In presenza'],
] as const)('labels %s groups “%s”', async (meetingType, label) => {
  list.mockReturnValue([sampleGroup({ meetingType })]);
  open();
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getByText(label)).toBeDefined();
  expect(group.queryByText('Sala studio di corso Castelfidardo') === null).toBe(meetingType === 'online');
});

it('does not offer to join a full group', async () => {
  list.mockReturnValue([sampleGroup({ currentMembers: 6 })]);
  open();
  const button = within(await card('Analisi 1, dal precorso all’orale')).getByRole<HTMLButtonElement>('button', { name: 'Gruppo Pieno' });
  expect(button.disabled).toBe(true);
});

it('marks the user’s own groups, which cannot be left', async () => {
  list.mockReturnValue([sampleGroup({ mine: true, joined: true })]);
  open();
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getByText('Il tuo gruppo')).toBeDefined();
  expect(group.queryByRole('button', { name: /Lascia|Unisciti/ })).toBeNull();
});

it('shows nothing for the missing details of a group', async () => {
  list.mockReturnValue([
    sampleGroup({
      university: null,
      faculty: null,
      description: null,
      location: null,
      schedule: null,
      tags: [],
      maxMembers: 4,
      currentMembers: 3,
    }),
  ]);
  open();
  const group = within(await card('Analisi 1, dal precorso all’orale'));
  expect(group.getByText('1 posto libero')).toBeDefined();
  expect(group.queryByRole('list')).toBeNull();
  expect(group.queryByText(/null|undefined/)).toBeNull();
});

it('searches by text and filters, and keeps only the filters in the URL', async () => {
  const user = open();
  await card('Analisi 1, dal precorso all’orale');
  list.mockReturnValue([sampleGroup({ id: 8, title: 'Psicometria' }), sampleGroup({ id: 9, title: 'Statistica' })]);

  await user.type(screen.getByRole('searchbox', { name: 'Cerca un gruppo' }), ' psico {Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: '2 gruppi trovati' })).toBeDefined();
  expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'psico', limit: 11 });

  await user.selectOptions(screen.getByLabelText('Università'), 'Università di Pisa');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'psico', university: 'Università di Pisa' }));
  await user.selectOptions(screen.getByLabelText('Facoltà'), 'Informatica');
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ university: 'Università di Pisa', faculty: 'Informatica' }));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    university: 'Università di Pisa',
    faculty: 'Informatica',
  });
});

it('starts from the query and filters in the URL, and refetches when the same search is submitted', async () => {
  const user = open('/study-groups?q=analisi&university=Universit%C3%A0+di+Pisa');
  expect(await screen.findByRole('heading', { level: 2, name: '1 gruppo trovato' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('analisi');
  expect(screen.getByLabelText<HTMLSelectElement>('Università').value).toBe('Università di Pisa');
  expect(list).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cerca' }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

it('offers ten universities and faculties, plus the user’s own university if missing', async () => {
  renderPage('/study-groups', <StudyGroupsPage />, { user: { ...storedStudent, university: 'Università di Camerino' } });
  await card('Analisi 1, dal precorso all’orale');
  const choices = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.text);
  expect(choices('Facoltà')).toHaveLength(11);
  expect(choices('Università')).toHaveLength(12);
  expect(choices('Università').slice(0, 2)).toEqual(['Tutte', 'Università di Camerino']);
});

it('shows a message when nothing matches, and clears text and filters on request', async () => {
  list.mockImplementation(({ q }) => (q ? [] : [sampleGroup()]));
  const user = open('/study-groups?q=zoologia');
  expect(await screen.findByText('Nessun gruppo trovato')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Togli testo e filtri' }));
  await card('Analisi 1, dal precorso all’orale');
  expect(window.location.search).toBe('');
});

it('invites the user to create the first group when there is none', async () => {
  list.mockReturnValue([]);
  const user = open();
  expect(await screen.findByText('Il tavolo è ancora libero')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Crea il primo gruppo' }));
  expect(await screen.findByRole('dialog', { name: 'Nuovo gruppo di studio' })).toBeDefined();
});

it('does not blame the connection for a server error, even during a retry', async () => {
  const first = deferred<StudyGroup[]>();
  trpcHandler('studyGroups.list', first.wait);
  const user = open();
  await first.request;
  first.reject(new Refusal({ status: 500, message: 'Errore interno' }));
  const words = 'Da noi qualcosa non va. Riprova tra poco.';
  expect(await screen.findByText(words)).toBeDefined();
  const again = deferred<StudyGroup[]>();
  trpcHandler('studyGroups.list', again.wait);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: 'Riprovo...' })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  await again.request;
  again.reject(new Offline());
  expect(await screen.findByText('Controlla la connessione e riprova')).toBeDefined();
});

it('says how long to wait when there were too many requests, and does not blame the connection', async () => {
  trpcHandler('studyGroups.list', () => {
    throw new Refusal({
      status: 429,
      message: 'Troppe richieste in poco tempo: riprova tra circa 10 minuti',
      reason: 'rate_limited',
    });
  });
  open();
  expect((await screen.findByText(/riprova tra circa 10 minuti/)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(/connessione/)).toBeNull();
});

it('shows an error when the groups fail to load, and retries on request or when back online', async () => {
  for (const _ of ['at first', 'when the network seems back'])
    list.mockImplementationOnce(() => {
      throw new Offline();
    });
  const user = open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  expect(screen.getByText('Controlla la connessione e riprova')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Riprova' });
  window.dispatchEvent(new Event('online'));
  await card('Analisi 1, dal precorso all’orale');
});

it('loads further pages, keeps the first when one fails, and shows no group twice', async () => {
  list.mockReturnValueOnce(manyGroups(11));
  list.mockImplementationOnce(() => {
    throw new Offline();
  });
  // A new group has pushed the last one of the first page onto the next.
  list.mockReturnValueOnce([sampleGroup({ id: 91, title: 'Gruppo 91' }), sampleGroup({ id: 90, title: 'Gruppo 90' })]);
  const user = open();
  await card('Gruppo 100');
  await user.click(screen.getByRole('button', { name: 'Carica altri gruppi' }));
  expect(await screen.findByText(/^Gli altri gruppi non si sono caricati/)).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  const arrived = await card('Gruppo 90');
  expect(list.mock.lastCall?.[0]).toMatchObject({ limit: 11, cursor: expect.any(String) });
  expect(screen.getAllByRole('article')).toHaveLength(11);
  expect(screen.getByText('Non ci sono altri gruppi. Manca il tuo?')).toBeDefined();
  await expectFocus(() => arrived.parentElement);
});

it('waits for the user’s groups before showing the list, and refetches them when back online', async () => {
  const failure = deferred<Refusal>();
  trpcHandler('account.studyGroups', async () => {
    throw await failure.wait();
  });
  open();
  await failure.request;
  // The user’s groups appear below the search field, so that it does not shift.
  const search = screen.getByRole('search');
  expect(screen.queryByRole('heading', { name: 'Tutti i gruppi' })).toBeNull();
  failure.resolve(new Refusal({ status: 503, message: 'Il servizio non è raggiungibile' }));
  await card('Analisi 1, dal precorso all’orale');
  expect(screen.queryByText('I tuoi gruppi')).toBeNull();
  trpcHandler('account.studyGroups', () => [sampleGroup({ id: 7, title: 'Il mio', joined: true })]);
  window.dispatchEvent(new Event('online'));
  const mine = await screen.findByRole('heading', { name: 'I tuoi gruppi' });
  expect(search.isConnected).toBe(true);
  expect(search.compareDocumentPosition(mine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
