import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newPlanPath } from '../../src/client/lib/paths.ts';
import { unsentKeys } from '../../src/client/lib/stored-drafts.ts';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { openPlanner, standStill, storedPlanner } from './page.tsx';
import { aPlan, aSession, aSubject } from './samples.ts';
import { expectFocus } from '../support/focus.ts';
import { paste } from '../support/paste.ts';
import { storedStudent } from '../support/render.tsx';

standStill();

type User = ReturnType<typeof openPlanner>['user'];

async function openNew(user: User) {
  await user.click(await screen.findByRole('button', { name: /Crea il primo piano|Nuovo piano/ }));
  return screen.findByRole('dialog', { name: 'Nuovo piano di studio' });
}

function input(dialog: HTMLElement, name: string | RegExp): HTMLInputElement {
  return within(dialog).getByLabelText(name) as HTMLInputElement;
}

describe('a new plan', () => {
  it('starts with medium priority and one subject of 10 hours, and the last subject cannot be removed', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    expect((within(dialog).getByRole('radio', { name: 'Media' }) as HTMLInputElement).checked).toBe(true);
    expect(input(dialog, /Ore previste/).value).toBe('10');
    expect(within(dialog).queryByRole('button', { name: /Togli/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi un argomento' }));
    expect(
      within(dialog)
        .getAllByLabelText(/Ore previste/)
        .map((hours) => (hours as HTMLInputElement).value),
    ).toEqual(['10', '10']);
    expect(within(dialog).getByText('In tutto 20 ore.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Togli argomento 1' }));
    expect(within(dialog).queryByRole('button', { name: /Togli/ })).toBeNull();
    await expectFocus(() => input(dialog, /Ore previste/).closest('li'));
  });

  it('rejects incomplete years, years out of range and days that do not exist', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    await paste(user, input(dialog, 'Nome dell’esame'), 'Analisi 1');
    const date = input(dialog, 'Data dell’esame');
    fireEvent.change(date, { target: { value: '0026-02-10' } });
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    expect(await within(dialog).findByText('Controlla l’anno: servono quattro cifre, come 2026.')).toBeDefined();
    for (const year of ['1926', '2126']) {
      fireEvent.change(date, { target: { value: `${year}-02-10` } });
      expect(await within(dialog).findByText('Controlla l’anno: può andare dal 2000 al 2099.')).toBeDefined();
      fireEvent.change(date, { target: { value: '0026-02-10' } });
      expect(await within(dialog).findByText('Controlla l’anno: servono quattro cifre, come 2026.')).toBeDefined();
    }
    // The validity that browsers report for a typed 30 February.
    Object.defineProperty(date, 'validity', { value: { badInput: true } });
    fireEvent.change(date, { target: { value: '' } });
    expect(await within(dialog).findByText('Questo giorno non è nel calendario.')).toBeDefined();
    expect(storedPlanner().plans).toEqual([]);
  });

  it('requires a name, a date and hours, and shows the errors at their fields', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    await user.clear(input(dialog, /Ore previste/));
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    expect(await within(dialog).findByText('Scrivi il nome dell’esame.')).toBeDefined();
    expect(within(dialog).getByText('Scegli la data dell’esame.')).toBeDefined();
    expect(within(dialog).getByText('Scrivi quante ore, almeno mezza.')).toBeDefined();
    expect(input(dialog, 'Nome dell’esame').getAttribute('aria-invalid')).toBe('true');
    expect(storedPlanner().plans).toEqual([]);
  });

  it('moves the focus to its heading when it is the first plan', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    await paste(user, input(dialog, 'Nome dell’esame'), 'Analisi 1');
    fireEvent.change(input(dialog, 'Data dell’esame'), { target: { value: '2025-02-20' } });
    await paste(user, within(dialog).getAllByLabelText(/argomento/i)[0]!, 'Limiti');
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    await expectFocus(() => screen.queryByRole('heading', { name: 'Analisi 1' }));
  });

  it('is stored with the typed values and announced', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    await paste(user, input(dialog, 'Nome dell’esame'), 'Fisica 1');
    await paste(user, input(dialog, 'Data dell’esame'), '2025-06-10');
    await user.click(within(dialog).getByRole('radio', { name: 'Alta' }));
    await paste(user, input(dialog, /^Nome \(/), 'Moto');
    await user.clear(input(dialog, /Ore previste/));
    await paste(user, input(dialog, /Ore previste/), '7.5');
    await paste(user, input(dialog, /^Note/), 'Esercizi del libro');
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    expect(await screen.findByText('Piano di studio creato!')).toBeDefined();
    expect(screen.getByText('7,5 ore per «Fisica 1».')).toBeDefined();
    expect(storedPlanner().plans).toMatchObject([
      {
        examName: 'Fisica 1',
        examDate: '2025-06-10',
        priority: 'high',
        status: 'planning',
        totalHours: 7.5,
        subjects: [{ name: 'Moto', estimatedHours: 7.5, completedHours: 0, completed: false, notes: 'Esercizi del libro' }],
      },
    ]);
    expect(within(screen.getByRole('article', { name: 'Fisica 1' })).getByText('Da iniziare')).toBeDefined();
  });

  it('keeps its draft when the dialog is closed, the page is reloaded or Annulla is pressed', async () => {
    const { user, unmount } = openPlanner();
    const dialog = await openNew(user);
    await paste(user, input(dialog, 'Nome dell’esame'), 'Chimica');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input(await openNew(user), 'Nome dell’esame').value).toBe('Chimica');
    unmount();

    const again = openPlanner();
    const reopened = await openNew(again.user);
    expect(input(reopened, 'Nome dell’esame').value).toBe('Chimica');
    await again.user.click(within(reopened).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input(await openNew(again.user), 'Nome dell’esame').value).toBe('Chimica');
  });

  it.each(['', 'Chimica'])('leaves no draft when its first values are put back, with the exam name «%s» in the URL', async (examName) => {
    window.history.replaceState(null, '', examName ? newPlanPath(examName) : '/study-planner');
    const { user } = openPlanner();
    const dialog = examName ? await screen.findByRole('dialog') : await openNew(user);
    const name = input(dialog, 'Nome dell’esame');
    expect(name.value).toBe(examName);
    await paste(user, name, 'Fisica');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(unsentKeys()).toHaveLength(1);
    await user.clear(name);
    if (examName) await paste(user, name, examName);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(unsentKeys()).toEqual([]);
  });

  it('opened from the exam calendar has a draft of its own per exam', async () => {
    const ofExam = async (examName: string) => {
      cleanup();
      window.history.replaceState(null, '', newPlanPath(examName));
      const { user } = openPlanner();
      return { user, dialog: await screen.findByRole('dialog', { name: 'Nuovo piano di studio' }) };
    };
    const valuesOf = (dialog: HTMLElement) => [input(dialog, 'Nome dell’esame').value, input(dialog, /^Nome \(/).value];
    const first = await ofExam('Fisica 1');
    await paste(first.user, input(first.dialog, /^Nome \(/), 'Moto');
    const other = await ofExam('Diritto privato');
    expect(valuesOf(other.dialog)).toEqual(['Diritto privato', '']);
    await paste(other.user, input(other.dialog, /^Nome \(/), 'Obbligazioni');
    expect(valuesOf((await ofExam('Fisica 1')).dialog)).toEqual(['Fisica 1', 'Moto']);
    const again = await ofExam('Diritto privato');
    expect(valuesOf(again.dialog)).toEqual(['Diritto privato', 'Obbligazioni']);
    await again.user.click(within(again.dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(valuesOf(await openNew(again.user))).toEqual(['Fisica 1', 'Moto']);
    expect(valuesOf((await ofExam('Diritto privato')).dialog)).toEqual(['Diritto privato', 'Obbligazioni']);
  });

  it('keeps the dialog open with its text when storage is full', async () => {
    const { user } = openPlanner();
    const dialog = await openNew(user);
    await paste(user, input(dialog, 'Nome dell’esame'), 'Chimica');
    await paste(user, input(dialog, 'Data dell’esame'), '2025-06-10');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    expect(await within(dialog).findByText(/Lo spazio di questo browser/)).toBeDefined();
    full.mockRestore();
    expect(input(dialog, 'Nome dell’esame').value).toBe('Chimica');
    await user.click(within(dialog).getByRole('button', { name: 'Crea piano' }));
    expect(await screen.findByText('Piano di studio creato!')).toBeDefined();
  });

  it('shows markup in names as text', async () => {
    const name = '<img src=x onerror="alert(1)">';
    openPlanner({ plans: [aPlan({ examName: name })], sessions: [] });
    expect(await screen.findByRole('article', { name })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('an edit', () => {
  const planner = settle({
    plans: [aPlan({ subjects: [aSubject(), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })] })],
    sessions: [aSession(), aSession({ id: 'b', subjectId: 's2', duration: 3 })],
  });

  async function openEdit(user: User) {
    await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Analisi matematica 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    return screen.findByRole('dialog', { name: 'Modifica il piano' });
  }

  it('starts with the plan’s values, warns about sessions that will be removed, and can be undone', async () => {
    const { user } = openPlanner(planner);
    const dialog = await openEdit(user);
    expect(input(dialog, 'Nome dell’esame').value).toBe('Analisi matematica 1');
    expect(input(dialog, 'Data dell’esame').value).toBe('2025-02-10');
    await user.click(within(dialog).getByRole('button', { name: 'Togli argomento 2' }));
    expect(within(dialog).getByText('Con ciò che hai tolto se ne va anche 1 sessione registrata.')).toBeDefined();
    await user.clear(input(dialog, /Ore previste/));
    await user.type(input(dialog, /Ore previste/), '2');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Piano aggiornato')).toBeDefined();
    expect(storedPlanner()).toMatchObject({ plans: [{ status: 'completed', totalHours: 2, completedHours: 2 }], sessions: [{ id: 'a' }] });
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual(planner);
  });

  it('keeps what is stored and new entries may not have: a day of another century, long notes, quarters of an hour', async () => {
    const notes = 'x'.repeat(2001);
    const { user } = openPlanner({
      plans: [aPlan({ examDate: '1999-06-10', subjects: [aSubject({ estimatedHours: 1200.25, notes })] })],
      sessions: [],
    });
    const dialog = await openEdit(user);
    await paste(user, input(dialog, 'Nome (argomento 1)'), ' e derivate');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Piano aggiornato')).toBeDefined();
    expect(storedPlanner().plans).toMatchObject([
      { examDate: '1999-06-10', subjects: [{ name: 'Limiti e derivate', estimatedHours: 1200.25, notes }] },
    ]);
  });

  it('stays open when another tab saves the draft of another exam', async () => {
    const key = `sottovoce-draft:${storedStudent.id}:study-plan`;
    const oldValue = JSON.stringify({ examName: 'Chimica', examDate: '', priority: 'medium', subjects: [] });
    localStorage.setItem(key, oldValue);
    window.history.replaceState(null, '', newPlanPath('Fisica'));
    openPlanner();
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo piano di studio' }));
    expect((dialog.getByLabelText(/^Nome dell’esame/) as HTMLInputElement).value).toBe('Fisica');
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
    await act(async () => {});
    expect(screen.getByRole('dialog', { name: 'Nuovo piano di studio' }).isConnected).toBe(true);
    expect((dialog.getByLabelText(/^Nome dell’esame/) as HTMLInputElement).value).toBe('Fisica');
  });

  it('keeps what another tab added meanwhile, and restores the removed subject and sessions on undo', async () => {
    const { user } = openPlanner(planner);
    const dialog = await openEdit(user);
    const [plan] = planner.plans;
    const meanwhile = settle({
      plans: [{ ...plan!, subjects: [...plan!.subjects, aSubject({ id: 's3', name: 'Integrali' })] }],
      sessions: [...planner.sessions, aSession({ id: 'c', subjectId: 's3' }), aSession({ id: 'd', subjectId: 's2' })],
    });
    const text = writePlanner(meanwhile);
    localStorage.setItem(PLANNER_KEY, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PLANNER_KEY, newValue: text })));
    await user.click(within(dialog).getByRole('button', { name: 'Togli argomento 2' }));
    expect(within(dialog).getByText(/2 sessioni registrate/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Piano aggiornato')).toBeDefined();
    expect(storedPlanner()).toMatchObject({ plans: [{ subjects: [{ id: 's1' }, { id: 's3' }] }], sessions: [{ id: 'a' }, { id: 'c' }] });
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    const restored = storedPlanner();
    expect(restored.plans).toEqual(meanwhile.plans);
    expect(restored.sessions.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps a draft of changed and added texts, but not of removals, and applies it to the current plan', async () => {
    const first = openPlanner(planner);
    const dialog = await openEdit(first.user);
    await paste(first.user, input(dialog, /^Note .*1/), 'Capitolo 3, e poi gli esercizi');
    await first.user.click(within(dialog).getByRole('button', { name: 'Aggiungi un argomento' }));
    await first.user.keyboard('Integrali');
    await first.user.click(within(dialog).getByRole('button', { name: 'Togli argomento 2' }));
    await first.user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    first.unmount();

    const [plan] = storedPlanner().plans;
    const { user } = openPlanner({ ...planner, plans: [{ ...plan!, examDate: '2025-03-03' }] });
    const again = await openEdit(user);
    expect(input(again, 'Data dell’esame').value).toBe('2025-03-03');
    expect(input(again, /^Note .*1/).value).toBe('Capitolo 3, e poi gli esercizi');
    expect([1, 2, 3].map((row) => input(again, `Nome (argomento ${row})`).value)).toEqual(['Limiti', 'Derivate', 'Integrali']);
    await user.click(within(again).getByRole('button', { name: 'Salva' }));
    await screen.findByText('Piano aggiornato');
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(input(await openEdit(user), /^Note .*1/).value).toBe('');
  });

  it('has a separate draft from a new plan', async () => {
    const { user } = openPlanner(planner);
    const fresh = await openNew(user);
    await paste(user, input(fresh, 'Nome dell’esame'), 'Chimica');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await openEdit(user);
    expect(input(dialog, 'Nome dell’esame').value).toBe('Analisi matematica 1');
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input(await openNew(user), 'Nome dell’esame').value).toBe('Chimica');
  });
});
