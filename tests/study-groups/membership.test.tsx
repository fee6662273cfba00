import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StudyGroupsPage } from '../../src/client/study-groups/study-groups-page.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, type ProcedureName, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { sampleGroup } from './samples.ts';

const list = vi.fn<() => StudyGroup[]>();

beforeEach(() => {
  list.mockReset().mockReturnValue([sampleGroup()]);
  trpcHandler('studyGroups.list', list);
});

async function openGroup() {
  const { user } = renderPage('/study-groups', <StudyGroupsPage />, { user: storedStudent });
  return { user, group: within(await screen.findByRole('article')) };
}

it('joins optimistically, then shows the server’s count and a toast', async () => {
  const join = deferred<StudyGroup>();
  trpcHandler('studyGroups.join', join.wait);
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Unisciti al gruppo' }));
  expect(await group.findByText('4/6')).toBeDefined();
  expect(group.getByText('Ne fai parte')).toBeDefined();
  expect(group.getByRole<HTMLButtonElement>('button', { name: 'Lascia il gruppo' }).disabled).toBe(true);
  // Browsers take the focus from a disabled button.
  const [elsewhere] = screen.getAllByRole('link');
  elsewhere!.focus();
  elsewhere!.blur();

  await join.request;
  join.resolve(sampleGroup({ joined: true, currentMembers: 5 }));
  expect(await screen.findByText('Iscrizione completata!')).toBeDefined();
  expect(screen.getByText('Ti sei unito al gruppo di studio con successo.')).toBeDefined();
  expect(group.getByText('5/6')).toBeDefined();
  await expectFocus(() => group.getByRole('link', { name: 'Apri il gruppo' }));
  expect(list).toHaveBeenCalledTimes(1);
});

it('reverts the join when the request fails', async () => {
  trpcHandler('studyGroups.join', () => {
    throw new Refusal({ status: 400, message: 'x' });
  });
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Unisciti al gruppo' }));
  expect(await screen.findByText('Impossibile unirsi al gruppo.')).toBeDefined();
  expect(screen.getByText('Errore')).toBeDefined();
  expect(group.getByText('3/6')).toBeDefined();
  expect(group.queryByText('Ne fai parte')).toBeNull();
  expect(group.getByRole<HTMLButtonElement>('button', { name: 'Unisciti al gruppo' }).disabled).toBe(false);
});

const FULL = { currentMembers: 6 };

it.each<[button: string, procedure: ProcedureName, before: Partial<StudyGroup>, after: Partial<StudyGroup>, title: string, next: string]>([
  ['Unisciti al gruppo', 'studyGroups.join', {}, { joined: true }, 'Impossibile unirsi al gruppo.', 'Lascia il gruppo'],
  ['Lascia il gruppo', 'studyGroups.leave', { joined: true }, {}, 'Non sappiamo se hai lasciato il gruppo', 'Unisciti al gruppo'],
  ['Mettiti in lista', 'waiting.create', FULL, { ...FULL, waitingPosition: 1 }, 'Non sappiamo se sei in lista', 'Esci dalla lista'],
  [
    'Esci dalla lista',
    'waiting.delete',
    { ...FULL, waitingPosition: 1 },
    FULL,
    'Non sappiamo se hai lasciato la lista',
    'Mettiti in lista',
  ],
])(
  'says that “%s” may have happened when its answer is lost, and reads the group again',
  async (name, procedure, before, after, title, next) => {
    list.mockReturnValue([sampleGroup(before)]);
    trpcHandler(procedure, () => {
      list.mockReturnValue([sampleGroup(after)]);
      throw new Offline();
    });
    const { user, group } = await openGroup();
    await user.click(group.getByRole('button', { name }));
    const question = screen.queryByRole('alertdialog') ?? (name === 'Lascia il gruppo' ? await screen.findByRole('alertdialog') : null);
    if (question) await user.click(within(question).getByRole('button', { name }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(await group.findByRole('button', { name: next })).toBeDefined();
  },
);

it('shows the group as full when the server says so', async () => {
  trpcHandler('studyGroups.join', () => {
    throw new Refusal({ status: 409, message: 'Questo gruppo è al completo', reason: 'group_full' });
  });
  const { user, group } = await openGroup();
  list.mockReturnValue([sampleGroup({ currentMembers: 6 })]);
  await user.click(group.getByRole('button', { name: 'Unisciti al gruppo' }));
  expect(await screen.findByText('Impossibile unirsi al gruppo.')).toBeDefined();
  const full = await group.findByRole<HTMLButtonElement>('button', { name: 'Gruppo Pieno' });
  expect(full.disabled).toBe(true);
  expect(group.getByText('6/6')).toBeDefined();
});

const COVERED: Partial<StudyGroup> = {
  underReview: true,
  title: '',
  subject: '',
  description: null,
  location: null,
  schedule: null,
  tags: [],
};

it.each<[who: string, group: Partial<StudyGroup>, ways: string[]]>([
  ['whoever waits, who may go', { currentMembers: 6, waitingPosition: 2 }, ['Esci dalla lista']],
  ['a member, who may go', { joined: true }, ['Lascia il gruppo']],
  ['others, who come in no way', { currentMembers: 6 }, []],
  ['others, even where there is room', {}, []],
])('offers a way out of a group under review, but no way in: %s', async (_, fields, ways) => {
  list.mockReturnValue([sampleGroup({ ...COVERED, ...fields })]);
  const { group } = await openGroup();
  const names = group.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(names).toEqual(['Azioni sul gruppo in verifica', ...ways]);
});

it('asks for confirmation without a title when the group’s title is hidden', async () => {
  list.mockReturnValue([sampleGroup({ ...COVERED, joined: true })]);
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Lascia il gruppo' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Il tuo posto in questo gruppo torna libero');
});

it.each([
  ['free again', sampleGroup(), 'Il tuo posto è di nuovo libero.'],
  ['somebody else’s where others waited for it', sampleGroup({ currentMembers: 6 }), 'Il tuo posto è andato a chi aspettava in lista.'],
])('says after leaving that the place is %s', async (_, after, words) => {
  list.mockReturnValue([sampleGroup({ joined: true, currentMembers: 6 })]);
  trpcHandler('studyGroups.leave', () => after);
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Lascia il gruppo' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/torna libero, o va a chi aspetta in lista/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Lascia il gruppo' }));
  expect(await screen.findByText(words)).toBeDefined();
});

it.each([
  ['in a pause', 'paused', 'Fino al 5 dicembre 2026 alle 09:00 puoi leggere ma non scrivere.'],
  ['once taken out of it', 'removed_member', 'In questo gruppo non puoi rientrare.'],
])('shows the server’s reason why the user cannot join %s', async (_, reason, message) => {
  trpcHandler('studyGroups.join', () => {
    throw new Refusal({ status: 403, message, reason });
  });
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Unisciti al gruppo' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Adesso non si può')).toBeDefined();
  expect(screen.queryByText('Errore')).toBeNull();
  expect(group.getByText('3/6')).toBeDefined();
  expect(group.queryAllByRole('button', { name: 'Unisciti al gruppo' })).toHaveLength(reason === 'paused' ? 1 : 0);
});

it.each([3, 6])('invites nobody who was removed from the group, but tells them of others (%i of 6 members)', async (currentMembers) => {
  list.mockReturnValue([sampleGroup({ removed: true, currentMembers })]);
  const { group } = await openGroup();
  expect(group.getByText(/non puoi rientrare.*Ce ne sono altri/)).toBeDefined();
  const names = group.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(names.filter((name) => /Unisciti|lista|Pieno/.test(name ?? ''))).toEqual([]);
});

it('joins the waiting list of a full group, shows the position, and leaves the list', async () => {
  list.mockReturnValue([sampleGroup({ currentMembers: 6 })]);
  const waiting = deferred<StudyGroup>();
  trpcHandler('waiting.create', waiting.wait);
  trpcHandler('waiting.delete', () => sampleGroup({ currentMembers: 6 }));
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Mettiti in lista' }));
  await waiting.request;
  waiting.resolve(sampleGroup({ currentMembers: 6, waitingPosition: 3 }));
  expect(await group.findByText('In lista: prima di te ci sono 2 persone')).toBeDefined();
  expect(group.queryByRole('button', { name: 'Gruppo Pieno' })).toBeNull();
  await user.click(group.getByRole('button', { name: 'Esci dalla lista' }));
  expect(await group.findByRole('button', { name: 'Mettiti in lista' })).toBeDefined();
  expect(list).toHaveBeenCalledTimes(1);
});

it.each<[answer: string, after: Partial<StudyGroup>, title: string, how: RegExp]>([
  ['is off it', {}, 'Non sei più in lista', /Puoi rimetterti in lista/],
  ['had just got the place', { joined: true }, 'Adesso fai parte del gruppo', /«Lascia il gruppo»/],
])('says what leaving the list has led to: the user %s', async (_, after, title, how) => {
  list.mockReturnValue([sampleGroup({ currentMembers: 6, waitingPosition: 1 })]);
  trpcHandler('waiting.delete', () => sampleGroup({ currentMembers: 6, ...after }));
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Esci dalla lista' }));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(how)).toBeDefined();
  expect(group.getByRole('button', { name: after.joined ? 'Lascia il gruppo' : 'Mettiti in lista' })).toBeDefined();
});

it('leaves only after confirmation', async () => {
  list.mockReturnValue([sampleGroup({ joined: true, currentMembers: 4 })]);
  const leave = vi.fn<(input: { id: number }) => StudyGroup>(() => sampleGroup());
  trpcHandler('studyGroups.leave', leave);
  const { user, group } = await openGroup();

  await user.click(group.getByRole('button', { name: 'Lascia il gruppo' }));
  const question = await screen.findByRole('alertdialog', { name: 'Lasciare il gruppo?' });
  await user.click(within(question).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(leave).not.toHaveBeenCalled();

  await user.click(group.getByRole('button', { name: 'Lascia il gruppo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lascia il gruppo' }));
  expect(await screen.findByText('Gruppo lasciato')).toBeDefined();
  expect(leave).toHaveBeenCalledExactlyOnceWith({ id: 7 });
  expect(group.getByText('3/6')).toBeDefined();
  expect(group.getByText('Unisciti al gruppo')).toBeDefined();
});

it('stays in the group when leaving fails', async () => {
  list.mockReturnValue([sampleGroup({ joined: true, currentMembers: 4 })]);
  trpcHandler('studyGroups.leave', () => {
    throw new Refusal({ status: 400, message: 'x' });
  });
  const { user, group } = await openGroup();
  await user.click(group.getByRole('button', { name: 'Lascia il gruppo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lascia il gruppo' }));
  expect(await screen.findByText('Impossibile lasciare il gruppo.')).toBeDefined();
  expect(group.getByText('4/6')).toBeDefined();
  expect(group.getByText('Ne fai parte')).toBeDefined();
});

it('refetches a list whose request joining has cancelled', async () => {
  const further = deferred<StudyGroup[]>();
  list.mockReturnValue(Array.from({ length: 21 }, (_, index) => sampleGroup({ id: index + 1, title: `Gruppo ${index + 1}` })));
  const { user } = renderPage('/study-groups', <StudyGroupsPage />, { user: storedStudent });
  const group = within(await screen.findByRole('article', { name: 'Gruppo 1' }));
  trpcHandler('studyGroups.list', further.wait);
  trpcHandler('studyGroups.join', () => sampleGroup({ id: 1, title: 'Gruppo 1', joined: true, currentMembers: 4 }));
  await user.click(screen.getByRole('button', { name: 'Carica altri gruppi' }));
  await further.request;

  const again = vi.fn<() => StudyGroup[]>(() => [sampleGroup({ id: 1, title: 'Gruppo 1', joined: true, currentMembers: 4 })]);
  trpcHandler('studyGroups.list', again);
  await user.click(group.getByRole('button', { name: 'Unisciti al gruppo' }));
  expect(await screen.findByText('Iscrizione completata!')).toBeDefined();
  await waitFor(() => expect(again).toHaveBeenCalled());
  further.resolve([]);
  expect(await group.findByText('Ne fai parte')).toBeDefined();
});
