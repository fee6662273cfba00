import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unsentKeys, writeDraft } from '../../src/client/lib/stored-drafts.ts';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { expectFocus } from '../support/focus.ts';
import { storedStudent } from '../support/render.tsx';
import { openPlanner, plan, planner, standStill, storedPlanner } from './page.tsx';
import { aPlan } from './samples.ts';

standStill();

it('deletes a plan with its sessions and restores it on undo', async () => {
  const { user } = openPlanner(planner);
  await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Diritto privato' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(screen.queryByRole('article', { name: 'Diritto privato' })).toBeNull();
  expect(await screen.findByText('«Diritto privato» con 2 sessioni.')).toBeDefined();
  expect(storedPlanner().sessions).toHaveLength(4);
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(within(plan('Diritto privato')).getByText('3,5 di 10 ore', { selector: 'strong' })).toBeDefined();
  expect(storedPlanner().sessions).toHaveLength(6);
});

it('keeps no unsaved edits of a deleted plan and its sessions, and restores them on undo', async () => {
  const edits = ['plan-edit-p2', 'session-edit-d', 'session-edit-e'];
  for (const key of [...edits, 'plan-edit-p3']) writeDraft(storedStudent.id!, key, '{"notes":"A metà"}');
  const { user } = openPlanner(planner);
  await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Diritto privato' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(unsentKeys()).toEqual(['plan-edit-p3']);
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(unsentKeys().toSorted()).toEqual([...edits, 'plan-edit-p3'].toSorted());
});

it('moves the focus to the neighbour of a deleted plan or session, and to the restored one on undo', async () => {
  const { user } = openPlanner(planner);
  const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
  const rows = () => recent.getAllByRole('listitem');
  for (const [all, name] of [
    [() => screen.getAllByRole('article'), /^Azioni sul piano/],
    [rows, /^Azioni sulla sessione/],
  ] as const) {
    const [first, second] = all();
    const count = all().length;
    await user.click(within(first!).getByRole('button', { name }));
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    await expectFocus(() => second);
    await user.click((await screen.findAllByRole('button', { name: 'Ripristina' })).at(-1)!);
    expect(all()).toHaveLength(count);
    await expectFocus(() => all()[0]);
  }
});

it('moves the focus to the heading of the empty planner when the only plan is deleted, and holds it in view', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = openPlanner({ plans: [aPlan({ examName: 'Analisi 1' })], sessions: [] });
  await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Analisi 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const heading = await screen.findByRole('heading', { name: 'Ancora nessun piano' });
  await expectFocus(() => heading);
  expect(shown.mock.contexts).toContain(heading);
  shown.mockRestore();
});

it('deletes a session and restores it on undo', async () => {
  const { user } = openPlanner(planner);
  const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
  await user.click(recent.getByRole('button', { name: 'Azioni sulla sessione del 30 gen 2025' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(within(plan('Diritto privato')).getByText('2,5 di 10 ore', { selector: 'strong' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(within(plan('Diritto privato')).getByText('3,5 di 10 ore', { selector: 'strong' })).toBeDefined();
});

it('clears everything only after a confirmation, and restores it on undo', async () => {
  const { user } = openPlanner(planner);
  await user.click(await screen.findByRole('button', { name: 'Cancella tutto' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancellare tutto?' }));
  expect(question.getByText(/4 piani e 6 sessioni/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(storedPlanner().plans).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: 'Cancella tutto' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancella tutto' }));
  expect(await screen.findByText('Ancora nessun piano')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(storedPlanner()).toEqual(planner);
});

it('undoes a change without losing what another tab has added since', async () => {
  const { user } = openPlanner(planner);
  await user.click(await screen.findByRole('button', { name: 'Cancella tutto' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancella tutto' }));
  const made = settle({ plans: [aPlan({ id: 'new', examName: 'Biologia' })], sessions: [] });
  localStorage.setItem(PLANNER_KEY, writePlanner(made));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(storedPlanner()).toEqual({ ...planner, plans: [...planner.plans, ...made.plans] });
});

it('restores a session whose plan was deleted after it, and then the plan', async () => {
  const { user } = openPlanner(planner);
  const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
  await user.click(recent.getByRole('button', { name: 'Azioni sulla sessione del 30 gen 2025' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  await user.click(screen.getByRole('button', { name: 'Azioni sul piano Diritto privato' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const hours = () => storedPlanner().plans.find(({ id }) => id === 'p2')?.completedHours;
  expect(hours()).toBeUndefined();
  await user.click((await screen.findAllByRole('button', { name: 'Ripristina' }))[0]!);
  expect(hours()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(hours()).toBe(3.5);
});

it.each(['QuotaExceededError', 'SecurityError'])('offers the undo again when storage refuses it (%s)', async (name) => {
  const { user } = openPlanner(planner);
  await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Diritto privato' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(await screen.findByText('Non è stato possibile ripristinare')).toBeDefined();
  expect(screen.queryByText(/c’è ancora/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  refused.mockRestore();
  expect(screen.queryByRole('article', { name: 'Diritto privato' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(storedPlanner()).toEqual(planner);
  expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull();
});
