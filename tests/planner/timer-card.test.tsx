import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { elapsedOf, readTimer, resumed, TIMER_KEY } from '../../src/client/planner/timer.ts';
import { openPlanner, standStill, storedPlanner, TODAY } from './page.tsx';
import { aPlan } from './samples.ts';
import { expectFocus } from '../support/focus.ts';

standStill();
const planner = { plans: [aPlan()], sessions: [] };
const card = () => within(screen.getByRole('region', { name: 'Studia adesso' }));
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

it('measures study time across a reload and a pause, and is reset when the session is recorded', async () => {
  const first = openPlanner(planner);
  await first.user.click(card().getByRole('button', { name: /25 minuti/ }));
  expect(card().getByRole('timer').textContent).toBe('25:00');
  first.unmount();
  later(27);
  const { user } = openPlanner();
  expect(card().getByRole('timer').textContent).toBe('3:00');
  expect(card().getByRole('status').textContent).toMatch(/^È il momento della pausa/);
  expect(card().getByText('Tempo di studio finora: 25 minuti')).toBeDefined();
  await user.click(card().getByRole('button', { name: 'Sospendi' }));
  later(600);
  await user.click(card().getByRole('button', { name: 'Riprendi' }));
  later(28);
  await user.click(card().getByRole('button', { name: 'Ferma e registra' }));

  // The timer is only paused, so that nothing is lost when the dialog is closed.
  const dialog = await screen.findByRole('dialog', { name: 'Registra una sessione' });
  expect((within(dialog).getByRole('spinbutton', { name: 'Durata in ore' }) as HTMLInputElement).value).toBe('1');
  expect(localStorage.getItem(TIMER_KEY)).toContain('"pausedAt":17');
  await user.click(within(dialog).getByRole('button', { name: 'Registra' }));
  await waitFor(() => expect(localStorage.getItem(TIMER_KEY)).toBeNull());
  expect(storedPlanner().sessions).toMatchObject([{ planId: 'p1', subjectId: 's1', duration: 1, date: TODAY }]);
  expect(screen.getByRole('img', { name: /venerdì 1 ora, sabato niente/ })).toBeDefined();

  await user.click(card().getByRole('button', { name: 'Parti senza pause segnate' }));
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  expect(localStorage.getItem(TIMER_KEY)).toBeNull();
});

it('leaves a timer that another tab has resumed only what it has measured since the session being saved', async () => {
  const { user } = openPlanner(planner);
  await user.click(card().getByRole('button', { name: /senza pause/ }));
  later(10);
  await user.click(card().getByRole('button', { name: 'Sospendi' }));
  later(5);
  await user.click(card().getByRole('button', { name: 'Riprendi' }));
  later(50);
  await user.click(card().getByRole('button', { name: 'Ferma e registra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra una sessione' }));
  const stopped = readTimer(localStorage.getItem(TIMER_KEY))!;
  later(20);
  localStorage.setItem(TIMER_KEY, JSON.stringify(resumed(stopped, Date.now())));
  later(3);
  await user.click(dialog.getByRole('button', { name: 'Registra' }));
  await waitFor(() => expect(storedPlanner().sessions).toMatchObject([{ duration: 1 }]));
  later(30);
  const rest = readTimer(localStorage.getItem(TIMER_KEY))!;
  expect(Math.round(elapsedOf(rest, Date.now()) / 60_000)).toBe(33);
  // A dialog that the other tab has opened for the whole time asks before it records any of it again.
  expect(rest.startedAt).not.toBe(stopped.startedAt);
});

it.each([
  ['removed', () => null],
  ['replaced by another', (timer: object) => ({ ...timer, startedAt: Date.now(), pausedAt: null })],
])('does not record again, without asking, time whose timer another tab has %s', async (_, change) => {
  const { user } = openPlanner(planner);
  await user.click(card().getByRole('button', { name: /25 minuti/ }));
  later(30);
  await user.click(card().getByRole('button', { name: 'Ferma e registra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra una sessione' }));
  const next = change(JSON.parse(localStorage.getItem(TIMER_KEY)!));
  if (next) localStorage.setItem(TIMER_KEY, JSON.stringify(next));
  else localStorage.removeItem(TIMER_KEY);
  await user.click(dialog.getByRole('button', { name: 'Registra' }));
  expect(await dialog.findByText(/in un’altra scheda/)).toBeDefined();
  expect(storedPlanner().sessions).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Registra' }));
  await waitFor(() => expect(storedPlanner().sessions).toHaveLength(1));
  expect(localStorage.getItem(TIMER_KEY)).toBe(next && JSON.stringify(next));
});

it('shows, on a return from the bfcache, that the timer has been stopped meanwhile', async () => {
  const { user } = openPlanner(planner);
  await user.click(card().getByRole('button', { name: /25 minuti/ }));
  localStorage.removeItem(TIMER_KEY);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(card().queryByRole('timer')).toBeNull();
});

it.each(['Ferma e registra', 'Sospendi', 'Azzera'])(
  '«%s» neither revives nor records a timer that has been stopped elsewhere',
  async (name) => {
    const { user } = openPlanner(planner);
    await user.click(card().getByRole('button', { name: /25 minuti/ }));
    localStorage.removeItem(TIMER_KEY);
    await user.click(card().getByRole('button', { name }));
    expect(localStorage.getItem(TIMER_KEY)).toBeNull();
    expect(card().queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Cronometro azzerato')).toBeNull();
  },
);

it('can still be reset when there is no plan left', async () => {
  localStorage.setItem(
    TIMER_KEY,
    JSON.stringify({ planId: 'p1', subjectId: 's1', mode: 'free', startedAt: Date.now(), pausedAt: null, paused: 0 }),
  );
  const { user } = openPlanner();
  expect((card().getByRole('button', { name: 'Ferma e registra' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  expect(localStorage.getItem(TIMER_KEY)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Studia adesso' })).toBeNull();
});

it('keeps the chosen subject while plans are added, removed and reordered', async () => {
  const exam = (examName: string, examDate: string) => aPlan({ id: examName, examName, examDate });
  const [nearer, analysis, later] = [exam('Fisica', '2025-02-05'), exam('Analisi 1', '2025-02-10'), exam('Chimica', '2025-02-20')];
  const otherTab = (plans: (typeof nearer)[]) => {
    localStorage.setItem(PLANNER_KEY, writePlanner({ plans, sessions: [] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PLANNER_KEY })));
  };
  const { user } = openPlanner({ plans: [analysis, later], sessions: [] });
  const shown = () => (card().getByLabelText('Che cosa studi') as HTMLSelectElement).selectedOptions[0]!.textContent;
  otherTab([analysis, later, nearer]);
  expect(shown()).toBe('Analisi 1 · Limiti');
  await user.selectOptions(card().getByLabelText('Che cosa studi'), 'Chimica · Limiti');
  otherTab([analysis, later]);
  expect(shown()).toBe('Chimica · Limiti');
  otherTab([analysis]);
  expect(shown()).toBe('Analisi 1 · Limiti');
  otherTab([analysis, { ...later, examDate: '2025-02-01' }]);
  expect(shown()).toBe('Chimica · Limiti');
  await user.click(card().getByRole('button', { name: /25 minuti/ }));
  expect(localStorage.getItem(TIMER_KEY)).toContain('"planId":"Chimica"');
});

it.each([/25 minuti/, /senza pause/])('moves the focus to its card after %s and «Azzera»', async (name) => {
  const { user } = openPlanner(planner);
  const region = () => screen.getByRole('region', { name: 'Studia adesso' });
  await user.click(card().getByRole('button', { name }));
  await expectFocus(region);
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  await expectFocus(region);
});

it('restores a reset timer on undo, but not over another running timer', async () => {
  const { user } = openPlanner(planner);
  await user.click(card().getByRole('button', { name: /25 minuti/ }));
  const first = localStorage.getItem(TIMER_KEY);
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  later(3);
  await user.click(card().getByRole('button', { name: /senza pause/ }));
  const second = localStorage.getItem(TIMER_KEY);
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(localStorage.getItem(TIMER_KEY)).toBe(second);
  expect(await screen.findByText('C’è già un altro cronometro in corso')).toBeDefined();
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  await user.click(screen.getAllByRole('button', { name: 'Ripristina' })[0]!);
  expect(localStorage.getItem(TIMER_KEY)).toBe(first);
});

it('offers a reset timer again when storage refuses it', async () => {
  const { user } = openPlanner(planner);
  await user.click(card().getByRole('button', { name: /25 minuti/ }));
  const timer = localStorage.getItem(TIMER_KEY);
  await user.click(card().getByRole('button', { name: 'Azzera' }));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  full.mockRestore();
  expect(localStorage.getItem(TIMER_KEY)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(localStorage.getItem(TIMER_KEY)).toBe(timer);
});

it('rejects sessions in the future and exams in the past', async () => {
  const { user } = openPlanner(planner);
  await user.click(screen.getByRole('button', { name: 'Registra sessione' }));
  const session = within(await screen.findByRole('dialog'));
  const day = session.getByLabelText(/^Data/);
  await user.clear(day);
  await user.type(day, '2025-02-01');
  await user.click(session.getByRole('button', { name: 'Registra' }));
  expect(await session.findByText(/deve ancora venire/)).toBeDefined();
  await user.click(session.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Nuovo piano' }));
  const plan = within(await screen.findByRole('dialog'));
  await user.type(plan.getByLabelText(/^Nome dell’esame/), 'Fisica');
  await user.type(plan.getByLabelText(/^Data dell’esame/), '2025-01-30');
  await user.click(plan.getByRole('button', { name: 'Crea piano' }));
  expect(await plan.findByText(/è già passato/)).toBeDefined();
  expect(storedPlanner()).toMatchObject({ plans: [{ id: 'p1' }], sessions: [] });
});
