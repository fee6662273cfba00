import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { expectFocus } from '../support/focus.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { catchDownloads, openPlanner, plan, planner, region, standStill } from './page.tsx';
import { aPlan, aSubject } from './samples.ts';

standStill();
const downloads = catchDownloads();

describe('access', () => {
  it('needs a login', async () => {
    renderApp('/study-planner');
    expect(await screen.findByRole('tab', { name: 'Accedi' })).toBeDefined();
    expect(screen.queryByText('Piano di studio', { selector: 'h1' })).toBeNull();
  });

  it('is open to members at /study-planner', async () => {
    renderApp('/study-planner', { user: storedStudent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Piano di studio' })).toBeDefined();
    await expect.poll(() => document.title).toBe('Piano di studio · Sottovoce');
  });
});

describe('an empty planner', () => {
  it('shows an empty state, and offers an import but no export', async () => {
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
  it('suggests hours a day for an exam, but none when a day does not have that many', () => {
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

  it('shows today’s figures, the five latest sessions and the hours of each plan as text', async () => {
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

  it('collapses long lists of subjects and sessions', async () => {
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

  it('shows twenty of many plans, and on request the rest, moving the focus to the first of them', async () => {
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

  it('downloads a copy and a calendar as files', async () => {
    const { user } = openPlanner(planner);
    await user.click(await screen.findByRole('button', { name: 'Esporta una copia' }));
    await user.click(screen.getByRole('button', { name: 'Esami nel calendario (.ics)' }));
    await vi.waitFor(() => expect(downloads.map((file) => file.text.length > 0)).toEqual([true, true]));
    expect(downloads.map((file) => file.name)).toEqual(['sottovoce-piano-2025-01-31.json', 'sottovoce-esami-2025-01-31.ics']);
    expect(JSON.parse(downloads[0]!.text)).toMatchObject({ format: 'sottovoce-planner', ...planner });
    expect(downloads[1]!.text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(4);
  });

  it('updates on changes in another tab and on a new day', async () => {
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
