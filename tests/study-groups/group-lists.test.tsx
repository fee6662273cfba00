import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { trpcHandler } from '../support/msw.ts';
import { answerShareable } from '../support/shareable.ts';
import { card, list, open } from './open-list.tsx';
import { sampleGroup } from './samples.ts';

const TITLE = sampleGroup().title;
const UNDO = { deleted: true as const, undoUntil: new Date().toISOString() };
const own = vi.fn<() => StudyGroup[]>();

/** Opens the page of groups with one group, which is in the user’s own list too. */
async function openOwn(group: Partial<StudyGroup>) {
  const shown = sampleGroup({ joined: true, ...group });
  list.mockReturnValue([shown]);
  own.mockReset().mockReturnValue([shown]);
  trpcHandler('account.studyGroups', own);
  const user = open();
  await row();
  return user;
}

const row = async () => within(await screen.findByRole('region', { name: 'I tuoi gruppi' })).getByRole('link');

async function choose(user: ReturnType<typeof open>, item: string, confirm?: string) {
  await user.click(await screen.findByRole('button', { name: `Azioni sul gruppo ${TITLE}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
  if (confirm) await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
}

function expectNothingReadAgain() {
  expect(list).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(1);
}

it.each([
  ['deleted', 1, 'Elimina', undefined, 'Gruppo eliminato'],
  ['closed', 3, 'Chiudi il gruppo', 'Chiudi il gruppo', 'Gruppo chiuso'],
])(
  'a group that is %s leaves both lists without a refetch, and returns to both when restored',
  async (_, currentMembers, item, confirm, done) => {
    trpcHandler('studyGroups.delete', () => ({ ...UNDO, handedOver: false }));
    trpcHandler('studyGroups.restore', () => sampleGroup());
    const user = await openOwn({ mine: true, currentMembers });
    await choose(user, item, confirm);
    expect(await screen.findByText(done)).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('region', { name: 'I tuoi gruppi' })).toBeNull();
    expectNothingReadAgain();
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(await card(TITLE)).toBeDefined();
    expect(await row()).toBeDefined();
  },
);

it('a group that is handed over leaves the user’s own list, and the other list is refetched', async () => {
  trpcHandler('studyGroups.delete', () => ({ ...UNDO, handedOver: true }));
  const user = await openOwn({ mine: true });
  list.mockReturnValue([sampleGroup({ currentMembers: 2 })]);
  await choose(user, 'Lascia il gruppo', 'Lascia il gruppo');
  expect(await screen.findByText('Hai lasciato il gruppo')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'I tuoi gruppi' })).toBeNull();
  expect(await within(await card(TITLE)).findByText('2/6')).toBeDefined();
  expect(own).toHaveBeenCalledTimes(1);
});

it('an edited group is updated in both lists from the response', async () => {
  answerShareable({});
  trpcHandler('studyGroups.update', () => sampleGroup({ title: 'Analisi con calma', joined: true, mine: true }));
  const user = await openOwn({ mine: true });
  await choose(user, 'Modifica');
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Salva' }));
  expect(await card('Analisi con calma')).toBeDefined();
  expect((await row()).textContent).toContain('Analisi con calma');
  expectNothingReadAgain();
});

it('removing a member lowers the count in both lists', async () => {
  trpcHandler('removals.create', () => sampleGroup({ currentMembers: 2, joined: true, mine: true }));
  const user = await openOwn({ mine: true });
  await choose(user, 'Togli chi non ha mai scritto', 'Togli dal gruppo');
  expect(await within(await card(TITLE)).findByText('2/6')).toBeDefined();
  expect((await row()).textContent).toContain('2/6 membri');
  expectNothingReadAgain();
});

it('a group leaves the user’s own list when they leave it, and enters it when they join', async () => {
  trpcHandler('studyGroups.leave', () => sampleGroup({ currentMembers: 2 }));
  trpcHandler('studyGroups.join', () => sampleGroup({ joined: true }));
  const user = await openOwn({});
  await user.click(screen.getByRole('button', { name: 'Lascia il gruppo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lascia il gruppo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'I tuoi gruppi' })).toBeNull());
  expectNothingReadAgain();
  await user.click(await screen.findByRole('button', { name: 'Unisciti al gruppo' }));
  expect((await row()).textContent).toContain('3/6 membri');
  expect(list).toHaveBeenCalledTimes(1);
});
