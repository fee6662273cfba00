import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settle } from '../../src/client/planner/rules.ts';
import { openPlanner, standStill, storedPlanner, TODAY } from './page.tsx';
import { aPlan, aSession, aSubject } from './samples.ts';
import { paste } from '../support/paste.ts';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';

standStill();

const planner = settle({
  plans: [
    aPlan({ subjects: [aSubject({ estimatedHours: 3 }), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })] }),
    aPlan({
      id: 'p2',
      examName: 'Diritto privato',
      examDate: '2025-06-01',
      subjects: [aSubject({ name: 'Programma', estimatedHours: 2 })],
    }),
  ],
  sessions: [aSession({ date: '2025-01-30', notes: 'Con calma' })],
});

type User = ReturnType<typeof openPlanner>['user'];

async function open(user: User, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Registra una sessione' }));
}

const value = (element: HTMLElement) => (element as HTMLInputElement).value;
const filled = (dialog: ReturnType<typeof within>) =>
  ['Piano', 'Argomento', 'Durata in ore', 'Data', /^Note/].map((label) => value(dialog.getByLabelText(label)));

describe('recording a session', () => {
  it('requires a plan, a subject and a duration in half hours that is not zero', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra sessione');
    expect(value(dialog.getByLabelText('Durata in ore'))).toBe('2');
    expect(dialog.getByLabelText('Durata in ore').getAttribute('step')).toBe('0.5');
    expect(value(dialog.getByLabelText('Data'))).toBe(TODAY);
    expect((dialog.getByLabelText('Argomento') as HTMLSelectElement).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await dialog.findByText('Scegli un piano.')).toBeDefined();

    await user.selectOptions(dialog.getByLabelText('Piano'), 'Analisi matematica 1');
    await user.clear(dialog.getByLabelText('Durata in ore'));
    await user.type(dialog.getByLabelText('Durata in ore'), '0');
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await dialog.findByText('Scegli un argomento.')).toBeDefined();
    expect(dialog.getByText('Scrivi quante ore, almeno mezza.')).toBeDefined();
    await user.clear(dialog.getByLabelText('Durata in ore'));
    await paste(user, dialog.getByLabelText('Durata in ore'), '1.3');
    expect(await dialog.findByText('Ore intere o mezze, come 2 o 2,5.')).toBeDefined();
    expect(storedPlanner()).toEqual(planner);
  });

  it('adds its hours to the subject and plan, and announces them', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra ore per Analisi matematica 1');
    expect(
      within(dialog.getByLabelText('Argomento'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Scegli un argomento', 'Limiti (2 di 3 ore)', 'Derivate (0 di 5 ore)']);
    await user.selectOptions(dialog.getByLabelText('Argomento'), 's2');
    await user.clear(dialog.getByLabelText('Durata in ore'));
    await paste(user, dialog.getByLabelText('Durata in ore'), '2.5');
    await paste(user, dialog.getByLabelText(/Note/), 'Bene');
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await screen.findByText('Sessione registrata!')).toBeDefined();
    expect(screen.getByText('2,5 ore di «Derivate» per Analisi matematica 1.')).toBeDefined();
    expect(storedPlanner()).toMatchObject({
      plans: [{ status: 'in-progress', completedHours: 4.5 }, {}],
      sessions: [{}, { planId: 'p1', subjectId: 's2', date: TODAY, duration: 2.5, notes: 'Bene', completed: true }],
    });
    expect(within(screen.getByRole('region', { name: 'Oggi' })).getByText('2,5')).toBeDefined();
  });

  it('selects the only subject automatically and announces a completed plan', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra sessione');
    await user.selectOptions(dialog.getByLabelText('Piano'), 'p2');
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await screen.findByText('2 ore di «Programma» per Diritto privato. Hai completato il piano.')).toBeDefined();
    expect(storedPlanner().plans[1]).toMatchObject({ status: 'completed', subjects: [{ completed: true }] });
  });

  it('announces a completed subject', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra ore per Analisi matematica 1');
    await user.selectOptions(dialog.getByLabelText('Argomento'), 's1');
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await screen.findByText(/Argomento completato\./)).toBeDefined();
  });

  it('keeps its draft after Annulla and a reload', async () => {
    const first = openPlanner(planner);
    const dialog = await open(first.user, 'Registra sessione');
    await first.user.selectOptions(dialog.getByLabelText('Piano'), 'p2');
    await first.user.clear(dialog.getByLabelText('Durata in ore'));
    await first.user.type(dialog.getByLabelText('Durata in ore'), '3.5');
    fireEvent.change(dialog.getByLabelText('Data'), { target: { value: '2025-01-29' } });
    await paste(first.user, dialog.getByLabelText(/Note/), 'Serie di Taylor');
    await first.user.click(dialog.getByRole('button', { name: 'Annulla' }));
    first.unmount();

    const { user } = openPlanner(planner);
    const again = await open(user, 'Registra sessione');
    expect(filled(again)).toEqual(['p2', 's1', '3.5', '2025-01-29', 'Serie di Taylor']);
    await user.click(again.getByRole('button', { name: 'Registra' }));
    await screen.findByText('Sessione registrata!');
    expect(filled(await open(user, 'Registra sessione'))).toEqual(['', '', '2', TODAY, '']);
  });

  it('keeps the drafted notes but not the other fields when opened from another plan', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra sessione');
    await user.selectOptions(dialog.getByLabelText('Piano'), 'p2');
    fireEvent.change(dialog.getByLabelText('Data'), { target: { value: '2025-01-29' } });
    await paste(user, dialog.getByLabelText(/Note/), 'Serie di Taylor');
    await user.keyboard('{Escape}');
    expect(filled(await open(user, 'Registra ore per Analisi matematica 1'))).toEqual(['p1', '', '2', TODAY, 'Serie di Taylor']);
  });

  it('shows an error when another tab has deleted the plan meanwhile', async () => {
    const { user } = openPlanner(planner);
    const dialog = await open(user, 'Registra ore per Diritto privato');
    // The storage event of the other tab has not arrived yet.
    localStorage.setItem('sottovoce-planner', JSON.stringify({ version: 2, plans: [planner.plans[0]], sessions: planner.sessions }));
    await user.click(dialog.getByRole('button', { name: 'Registra' }));
    expect(await dialog.findByText(/non c’è più/)).toBeDefined();
    expect(storedPlanner().sessions).toHaveLength(1);
  });
});

describe('editing a session', () => {
  it('keeps a draft after Annulla and a reload, and applies it to the current session', async () => {
    const openEdit = async (user: User) => {
      const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
      await user.click(recent.getByRole('button', { name: /^Azioni sulla sessione/ }));
      await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
      return within(await screen.findByRole('dialog', { name: 'Modifica la sessione' }));
    };
    const first = openPlanner(planner);
    const dialog = await openEdit(first.user);
    await paste(first.user, dialog.getByLabelText(/Note/), ', poi di fretta');
    await first.user.click(dialog.getByRole('button', { name: 'Annulla' }));
    first.unmount();

    const { user } = openPlanner(settle({ ...planner, sessions: [aSession({ date: '2025-01-29', duration: 3, notes: 'Con calma' })] }));
    const again = await openEdit(user);
    expect(filled(again)).toEqual(['p1', 's1', '3', '2025-01-29', 'Con calma, poi di fretta']);
    await user.click(again.getByRole('button', { name: 'Salva' }));
    await screen.findByText('Sessione aggiornata');
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(filled(await openEdit(user)).at(-1)).toBe('Con calma');
  });

  it('changes the session in place and can be undone', async () => {
    const { user } = openPlanner(planner);
    const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
    await user.click(recent.getByRole('button', { name: 'Azioni sulla sessione del 30 gen 2025' }));
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica la sessione' }));
    expect(value(dialog.getByLabelText('Durata in ore'))).toBe('2');
    expect(value(dialog.getByLabelText(/Note/))).toBe('Con calma');
    await user.selectOptions(dialog.getByLabelText('Argomento'), 's2');
    await user.clear(dialog.getByLabelText('Durata in ore'));
    await user.type(dialog.getByLabelText('Durata in ore'), '4');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Sessione aggiornata')).toBeDefined();
    expect(storedPlanner()).toMatchObject({
      plans: [{ subjects: [{ completedHours: 0 }, { completedHours: 4 }] }, {}],
      sessions: [{ id: 'a', duration: 4 }],
    });
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual(planner);
  });
});

it.each([{ duration: 26 }, { duration: 1.25 }, { date: '1999-06-10', notes: 'x'.repeat(2001) }])(
  'keeps what is stored and new sessions may not have when something else is edited: %j',
  async (stored) => {
    const { user } = openPlanner(settle({ ...planner, sessions: [aSession({ date: '2025-01-30', ...stored })] }));
    const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
    await user.click(recent.getByRole('button', { name: /^Azioni sulla sessione/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica la sessione' }));
    await user.selectOptions(dialog.getByLabelText('Argomento'), 's2');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(storedPlanner().sessions).toMatchObject([{ ...stored, subjectId: 's2' }]));
  },
);

it('shows what another tab has stored in its draft, and adds to it', async () => {
  const { user } = openPlanner(planner);
  const dialog = await open(user, 'Registra sessione');
  await paste(user, dialog.getByLabelText(/^Note/), 'Con calma');
  await waitFor(() => expect(storedDraft('study-session')).toContain('Con calma'));
  storeElsewhere('study-session', storedDraft('study-session')!.replace('Con calma', 'Con calma e ordine'));
  expect(value(dialog.getByLabelText(/^Note/))).toBe('Con calma e ordine');
  await paste(user, dialog.getByLabelText(/^Note/), '!');
  await waitFor(() => expect(storedDraft('study-session')).toContain('Con calma e ordine!'));
});

it('keeps its own plan, hours and day when another tab stores a session begun otherwise, and shows its notes', async () => {
  const { user } = openPlanner(planner);
  const dialog = await open(user, 'Registra sessione');
  await user.selectOptions(dialog.getByLabelText('Piano'), 'Diritto privato');
  await user.selectOptions(dialog.getByLabelText('Argomento'), 's1');
  await user.clear(dialog.getByLabelText('Durata in ore'));
  await user.type(dialog.getByLabelText('Durata in ore'), '3.5');
  await waitFor(() => expect(storedDraft('study-session')).toContain('3.5'));
  const before = filled(dialog);
  storeElsewhere('study-session', JSON.stringify({ hours: '1', notes: 'Di là', begun: 'altrove' }));
  expect(filled(dialog)).toEqual([...before.slice(0, 4), 'Di là']);
  expect(before).toContain('3.5');
});

it('shows the only subject of the plan that is chosen, here or in another tab', async () => {
  const { user } = openPlanner(planner);
  const dialog = await open(user, 'Registra sessione');
  const subject = () => value(dialog.getByLabelText('Argomento'));
  await user.selectOptions(dialog.getByLabelText('Piano'), 'Diritto privato');
  await waitFor(() => expect(subject()).toBe('s1'));
  await waitFor(() => expect(storedDraft('study-session')).toContain('p2'));
  const elsewhere = { ...(JSON.parse(storedDraft('study-session')!) as object), planId: planner.plans[0]!.id, subjectId: 's2' };
  storeElsewhere('study-session', JSON.stringify(elsewhere));
  await waitFor(() => expect(subject()).toBe('s2'));
});

it('closes when another tab has saved the same draft', async () => {
  const { user } = openPlanner(planner);
  const dialog = await open(user, 'Registra sessione');
  await paste(user, dialog.getByLabelText(/^Note/), 'Con calma');
  await waitFor(() => expect(storedDraft('study-session')).toContain('Con calma'));
  storeElsewhere('study-session', null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open(user, 'Registra sessione');
  expect(value(again.getByLabelText(/^Note/))).toBe('');
});
