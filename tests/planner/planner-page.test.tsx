import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { SET_ASIDE_KEY } from '../../src/client/planner/set-aside.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { expectFocus } from '../support/focus.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { catchDownloads, openPlanner, standStill, storedPlanner, TODAY } from './page.tsx';
import { aPlan, aSession, aSubject } from './samples.ts';

standStill();
const downloads = catchDownloads();

const planner = settle({
  plans: [
    aPlan({
      examDate: '2025-02-05',
      priority: 'high',
      subjects: [aSubject({ notes: 'Capitolo 2' }), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })],
    }),
    aPlan({ id: 'p2', examName: 'Diritto privato', examDate: '2025-02-20' }),
    aPlan({
      id: 'p3',
      examName: 'Chimica',
      examDate: '2025-06-10',
      priority: 'low',
      subjects: Array.from({ length: 8 }, (_, index) => aSubject({ id: `s${index}`, name: `Capitolo ${index + 1}` })),
    }),
    aPlan({ id: 'p4', examName: 'Statistica', examDate: '2025-01-20', subjects: [aSubject({ estimatedHours: 1 })] }),
  ],
  sessions: [
    aSession({ id: 'a', date: '2025-01-10', duration: 3 }),
    aSession({ id: 'b', date: '2025-01-12', duration: 10 }),
    aSession({ id: 'c', planId: 'p4', date: '2025-01-15', duration: 1.5 }),
    aSession({ id: 'd', planId: 'p2', date: '2025-01-30', duration: 1, notes: 'Ripasso a voce' }),
    aSession({ id: 'e', planId: 'p2', date: TODAY, duration: 2.5 }),
    aSession({ id: 'f', date: TODAY, duration: 1, subjectId: 's2' }),
  ],
});

function plan(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('access', () => {
  it('needs a login', async () => {
    renderApp('/study-planner');
    expect(await screen.findByRole('tab', { name: 'Accedi' })).toBeDefined();
    expect(screen.queryByText('Piano di studio', { selector: 'h1' })).toBeNull();
  });

  it('is at its address for members', async () => {
    renderApp('/study-planner', { user: storedStudent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Piano di studio' })).toBeDefined();
    await expect.poll(() => document.title).toBe('Piano di studio · Sottovoce');
  });
});

describe('an empty planner', () => {
  it('says how to begin, and offers an import but nothing to export', async () => {
    openPlanner();
    expect(await screen.findByRole('heading', { level: 1, name: 'Piano di studio' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ancora nessun piano' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Importa una copia' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Esporta una copia' })).toBeNull();
    expect(within(region('Consigli del giorno')).getAllByRole('listitem')).toHaveLength(3);
    expect(localStorage.getItem(PLANNER_KEY)).toBeNull();
  });
});

describe('a full planner', () => {
  it('names the hours a day that lead to the exam, and none that no day has', () => {
    const tight = aPlan({ id: 'p2', examName: 'Chimica', examDate: '2025-02-01', subjects: [aSubject({ estimatedHours: 120 })] });
    openPlanner(settle({ plans: [aPlan({ examDate: '2025-02-02' }), tight], sessions: [] }));
    expect(within(plan('Analisi matematica 1')).getByText(/con circa 5 ore al giorno ci arrivi/)).toBeDefined();
    expect(within(plan('Chimica')).getByText(/parti da quello che conta di più/)).toBeDefined();
    expect(within(plan('Chimica')).queryByText(/al giorno/)).toBeNull();
  });

  it('shows each plan with its badges, progress and subjects, in order', async () => {
    openPlanner(planner);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Analisi matematica 1',
      'Diritto privato',
      'Chimica',
      'Statistica',
    ]);

    const first = within(plan('Analisi matematica 1'));
    expect(first.getByText('Tra 5 giorni').getAttribute('data-tone')).toBe('red');
    expect(first.getByText('In corso').getAttribute('data-tone')).toBe('blue');
    expect(first.getByText('Priorità alta').getAttribute('data-tone')).toBe('red');
    expect(first.getByText('14 di 15 ore')).toBeDefined();
    expect(first.getByRole('progressbar', { name: 'Avanzamento di Analisi matematica 1' }).getAttribute('aria-valuenow')).toBe('93');
    expect(first.getByText('Limiti', { exact: false }).textContent).toBe('Limiti (completato)');
    expect(first.getByRole('progressbar', { name: 'Avanzamento di Limiti' }).getAttribute('aria-valuenow')).toBe('100');
    expect(first.getByText('Capitolo 2')).toBeDefined();

    expect(within(plan('Diritto privato')).getByText('Tra 20 giorni').getAttribute('data-tone')).toBe('orange');
    expect(within(plan('Chimica')).getByText('Tra 130 giorni').getAttribute('data-tone')).toBe('green');
    expect(within(plan('Chimica')).getByText('Da iniziare')).toBeDefined();
    expect(within(plan('Statistica')).getByText('Completato').getAttribute('data-tone')).toBe('green');
    expect(within(plan('Statistica')).getByRole('progressbar', { name: 'Avanzamento di Statistica' }).getAttribute('aria-valuenow')).toBe(
      '100',
    );
  });

  it('counts today, lists the five latest sessions and draws hours in words too', async () => {
    openPlanner(planner);
    const today = within(await screen.findByRole('region', { name: 'Oggi' }));
    expect(today.getByText('ore di studio').closest('div')!.textContent).toContain('3,5');
    expect(today.getByText('sessioni').closest('div')!.textContent).toContain('2');
    expect(today.getByText('piani aperti').closest('div')!.textContent).toContain('3');
    expect(today.getByText('prossimo esame: Analisi matematica 1').closest('div')!.textContent).toContain('Tra 5 giorni');

    const recent = within(region('Sessioni recenti')).getAllByRole('listitem');
    expect(recent).toHaveLength(5);
    expect(recent[0]!.textContent).toContain('1 ora · Derivate');
    expect(recent[0]!.textContent).toContain('Analisi matematica 1 · oggi');
    expect(recent[2]!.textContent).toContain('ieri');
    expect(recent[2]!.textContent).toContain('Ripasso a voce');

    const chart = within(region('Ore previste e fatte'));
    expect(chart.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Analisi matematica 114 di 15 ore',
      'Diritto privato3,5 di 10 ore',
      'Chimica0 di 80 ore',
      'Statistica1,5 di 1 ora',
    ]);
  });

  it('folds long lists of subjects and of sessions', async () => {
    const { user } = openPlanner(planner);
    await screen.findByRole('heading', { level: 1 });
    const chemistry = within(plan('Chimica'));
    expect(chemistry.queryByText('Capitolo 8')).toBeNull();
    await user.click(chemistry.getByRole('button', { name: 'Mostra altri 3 argomenti' }));
    expect(chemistry.getByText('Capitolo 8')).toBeDefined();

    const law = within(plan('Diritto privato'));
    expect(law.queryByText('Ripasso a voce')).toBeNull();
    await user.click(law.getByRole('button', { name: '2 sessioni' }));
    expect(law.getByText('Ripasso a voce')).toBeDefined();
  });

  it('draws twenty of many plans, and more when asked, and leads on to them', async () => {
    const plans = Array.from({ length: 22 }, (_, index) => aPlan({ id: `${index}`, examName: `Esame ${10 + index}` }));
    const { user } = openPlanner({ plans, sessions: [] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(within(region('Ore previste e fatte')).getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Mostra 2 altri piani' }));
    expect(screen.getAllByRole('article')).toHaveLength(22);
    await expectFocus(() => plan('Esame 30'));
    expect(screen.queryByRole('button', { name: /altri piani/ })).toBeNull();
  });

  it('deletes a plan with its sessions and takes it back', async () => {
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

  it('leads whoever deletes a plan or a session to its neighbour, and whoever takes it back to it', async () => {
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

  it('deletes a session and takes it back', async () => {
    const { user } = openPlanner(planner);
    const recent = within(await screen.findByRole('region', { name: 'Sessioni recenti' }));
    await user.click(recent.getByRole('button', { name: 'Azioni sulla sessione del 30 gen 2025' }));
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    expect(within(plan('Diritto privato')).getByText('2,5 di 10 ore', { selector: 'strong' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(within(plan('Diritto privato')).getByText('3,5 di 10 ore', { selector: 'strong' })).toBeDefined();
  });

  it('clears everything only after a question, and takes it back', async () => {
    const { user } = openPlanner(planner);
    await user.click(await screen.findByRole('button', { name: 'Cancella tutto' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancellare tutto?' }));
    expect(question.getByText(/4 piani e 6 sessioni/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Annulla' }));
    expect(storedPlanner().plans).toHaveLength(4);

    await user.click(screen.getByRole('button', { name: 'Cancella tutto' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancella tutto' }));
    expect(await screen.findByText('Ancora nessun piano')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual(planner);
  });

  it('takes back what it was asked to, and leaves what another tab has made since', async () => {
    const { user } = openPlanner(planner);
    await user.click(await screen.findByRole('button', { name: 'Cancella tutto' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancella tutto' }));
    const made = settle({ plans: [aPlan({ id: 'new', examName: 'Biologia' })], sessions: [] });
    localStorage.setItem(PLANNER_KEY, writePlanner(made));
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual({ ...planner, plans: [...planner.plans, ...made.plans] });
  });

  it('takes back a session whose plan went after it, and then the plan', async () => {
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

  it('gives a copy and a calendar as files', async () => {
    const { user } = openPlanner(planner);
    await user.click(await screen.findByRole('button', { name: 'Esporta una copia' }));
    await user.click(screen.getByRole('button', { name: 'Esami nel calendario (.ics)' }));
    await vi.waitFor(() => expect(downloads.map((file) => file.text.length > 0)).toEqual([true, true]));
    expect(downloads.map((file) => file.name)).toEqual(['sottovoce-piano-2025-01-31.json', 'sottovoce-esami-2025-01-31.ics']);
    expect(JSON.parse(downloads[0]!.text)).toMatchObject({ format: 'sottovoce-planner', ...planner });
    expect(downloads[1]!.text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(4);
  });

  it('follows another tab and the turn of the day', async () => {
    openPlanner(planner);
    await screen.findByText('Tra 5 giorni', { selector: '[data-tone]' });
    act(() => {
      localStorage.setItem(PLANNER_KEY, writePlanner({ plans: [planner.plans[1]!], sessions: [] }));
      window.dispatchEvent(new StorageEvent('storage', { key: PLANNER_KEY }));
    });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    vi.setSystemTime(new Date('2025-02-01T08:00:00'));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Tra 19 giorni', { selector: '[data-tone]' })).toBeDefined();
  });
});

describe('trouble', () => {
  it('tells of several entries that could not be read as of several', async () => {
    const { user } = openPlanner(JSON.stringify({ version: 2, plans: [...planner.plans, { id: 'x' }, { id: 'y' }], sessions: [] }));
    expect(await screen.findByText(/2 voci del tuo piano non erano leggibili. Le abbiamo messe da parte/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Scaricale' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Eliminale' }));
    expect(
      within(await screen.findByRole('alertdialog', { name: 'Eliminare le voci illeggibili?' })).getByText(/^Spariscono/),
    ).toBeDefined();
  });

  it('tells of an entry that could not be read, offers it and deletes it only after a question', async () => {
    const lost = JSON.stringify({ id: 'x', examName: 'Persa' });
    const { user } = openPlanner(JSON.stringify({ version: 2, plans: [...planner.plans, JSON.parse(lost)], sessions: planner.sessions }));
    expect(await screen.findByText(/1 voce del tuo piano non era leggibile. L’abbiamo messa da parte/)).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(JSON.parse(localStorage.getItem(SET_ASIDE_KEY)!)).toEqual([lost]);

    await user.click(screen.getByRole('button', { name: 'Scaricala' }));
    await vi.waitFor(() => expect(downloads[0]?.text).toContain('Persa'));
    await user.click(screen.getByRole('button', { name: 'Eliminala' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminare la voce illeggibile?' }));
    await user.click(question.getByRole('button', { name: 'Elimina' }));
    expect(screen.queryByText(/non era leggibile/)).toBeNull();
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull();
    expect(storedPlanner()).toEqual(planner);
  });

  it.each(['null', '{"foreign":true}', 'half a wri', '[]'])('does not blank the page over %j', async (text) => {
    openPlanner(text);
    expect(await screen.findByRole('heading', { level: 1, name: 'Piano di studio' })).toBeDefined();
    expect(screen.getByText(/1 voce del tuo piano non era leggibile/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Crea il primo piano' })).toBeDefined();
  });

  it('shows the planner of a later version and lets nothing change it', async () => {
    openPlanner(JSON.stringify({ version: 9, ...planner }));
    expect(await screen.findByText(/versione più recente/)).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    for (const name of ['Nuovo piano', 'Registra sessione', 'Importa una copia', 'Cancella tutto']) {
      expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
    }
    expect((screen.getByRole('button', { name: 'Esporta una copia' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('says when there is no network, and that it does not matter here', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPlanner(planner);
    expect(await screen.findByText(/Ora non c’è rete/)).toBeDefined();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Ora non c’è rete/)).toBeNull();
    online.mockRestore();
  });

  it('says when a change could not be kept, and keeps everything', async () => {
    const { user } = openPlanner(planner);
    await user.click(await screen.findByRole('button', { name: 'Azioni sul piano Chimica' }));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    full.mockRestore();
    expect(await screen.findByText(/Lo spazio di questo browser/)).toBeDefined();
    expect(plan('Chimica')).toBeDefined();
    expect(storedPlanner()).toEqual(planner);
  });
});
