import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examSessions, placeInYear } from '../../src/client/exams/exam-sessions.ts';
import { ExamsPage } from '../../src/client/exams/exams-page.tsx';
import { COMMON_FACULTIES } from '../../src/client/universities/pick-lists.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { aPlan } from '../planner/samples.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function onDay(day: string) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  return renderWith(<ExamsPage />, { user: storedStudent });
}

const items = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe('access', () => {
  it('requires a login', async () => {
    renderApp('/exams');
    expect(await screen.findByRole('tab', { name: 'Accedi' })).toBeDefined();
  });

  it('shows the page to logged-in users', async () => {
    renderApp('/exams', { user: storedStudent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Calendario esami' })).toBeDefined();
  });
});

describe('the sessions', () => {
  it('are the three of 2025, with dates and state', () => {
    onDay('2025-01-20');
    expect(screen.getByRole('heading', { name: 'Le sessioni del 2025' })).toBeDefined();
    const sessions = items('Le sessioni del 2025').map((item) => item.textContent);
    expect(sessions[0]).toMatch(/Sessione invernale15 gennaio – 28 febbraio 2025.*In corso/);
    expect(sessions[1]).toMatch(/Sessione estiva1° giugno – 31 luglio 2025.*Prossima/);
    expect(sessions[2]).toMatch(/Sessione autunnale1° – 30 settembre 2025.*Prossima/);
    expect(screen.getByText('Oggi è il 20 gennaio 2025.')).toBeDefined();
  });

  it('update today’s date at midnight, with the article elided before 11', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(new Date('2025-06-10T23:59:58'));
    renderWith(<ExamsPage />, { user: storedStudent });
    expect(screen.getByText('Oggi è il 10 giugno 2025.')).toBeDefined();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.getByText('Oggi è l’11 giugno 2025.')).toBeDefined();
  });

  it('explain in another year that the dates are those of 2025', () => {
    onDay('2026-11-21');
    expect(screen.getByText(/Oggi è il 21 novembre 2026: .* le date sono quelle del 2025\./)).toBeDefined();
  });

  it('have the expected first and last days', () => {
    expect(examSessions.map(({ start, end }) => [start, end])).toEqual([
      ['2025-01-15', '2025-02-28'],
      ['2025-06-01', '2025-07-31'],
      ['2025-09-01', '2025-09-30'],
    ]);
  });
});

describe('the next sessions', () => {
  it.each([
    ['2026-11-22', '2026/27', ['invernale15 gennaio – 28 febbraio 2027tra 54 giorniProssima', 'estiva', 'autunnale']],
    ['2027-09-30', '2026/27', ['autunnale1° – 30 settembre 2027finisce oggiIn corso']],
    ['2027-10-01', '2027/28', ['invernale15 gennaio – 29 febbraio 2028', 'estiva', 'autunnale']],
    ['2027-06-01', '2026/27', ['estiva1° giugno – 31 luglio 2027ancora 60 giorniIn corso', 'autunnale']],
  ])('on %s are those of %s', (day, year, expected) => {
    onDay(day);
    const card = screen.getByRole('region', { name: 'Le prossime sessioni' });
    expect(within(card).getByText(`Anno accademico ${year}`)).toBeDefined();
    const rows = within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(rows).toHaveLength(expected.length);
    expected.forEach((words, index) => expect(rows[index]).toContain(`Sessione ${words}`));
    const upcoming = rows.filter((row) => !row!.includes('In corso'));
    expect(upcoming.map((row) => row!.includes('Prossima'))).toEqual(upcoming.map((_, index) => index === 0));
  });

  it('show the user’s planned exams from this browser, on the timeline and beside it', () => {
    const plans = ['2027-02-03', '2026-11-21', '2027-12-01'].map((examDate, index) =>
      aPlan({ id: `${index}`, examName: `Analisi ${index}`, examDate }),
    );
    localStorage.setItem(PLANNER_KEY, writePlanner({ plans, sessions: [] }));
    const { container } = onDay('2026-11-22');
    const card = screen.getByRole('region', { name: 'Le prossime sessioni' });
    expect(within(card).getByRole('link', { name: 'Analisi 0' }).getAttribute('href')).toBe('/exams/analisi-matematica-0');
    expect(within(card).queryByText(/Analisi 1/)).toBeNull();
    // Exams of the next academic year are listed too: in September, those are the ones studied for.
    expect(within(card).getByText(/1° dicembre 2027/)).toBeDefined();
    expect([...container.querySelectorAll('[data-planned]')].map((dot) => dot.getAttribute('data-planned'))).toEqual(['2027-02-03']);
  });
});

it('links from the calendar to each exam', () => {
  onDay('2026-11-22');
  expect(items('Gli esami più discussi').map((item) => within(item).getByRole('link').getAttribute('href'))).toContain(
    '/exams/analisi-matematica-1',
  );
});

describe('a place in the year', () => {
  it('runs from 0 at its first moment to 1 at its last, in leap years too', () => {
    expect(placeInYear('2025-01-01')).toBe(0);
    expect(placeInYear('2025-12-31', 'end')).toBe(1);
    expect(placeInYear('2024-12-31', 'end')).toBe(1);
    expect(placeInYear('2025-07-02', 'start')).toBeCloseTo(182 / 365);
  });
});

describe('the most discussed exams', () => {
  it('show their difficulty in words and colour', () => {
    onDay('2025-01-20');
    const tones = new Map(
      items('Gli esami più discussi').map((item) => [
        within(item).getByText(/Facile|Medio|Difficile/).textContent,
        within(item)
          .getByText(/Facile|Medio|Difficile/)
          .getAttribute('data-tone'),
      ]),
    );
    expect(Object.fromEntries(tones)).toEqual({
      'Difficoltà: Molto Facile': 'green',
      'Difficoltà: Facile': 'green',
      'Difficoltà: Medio': 'yellow',
      'Difficoltà: Difficile': 'orange',
      'Difficoltà: Molto Difficile': 'red',
    });
  });

  it('all stay listed under any faculty, and those of the chosen one are marked', async () => {
    const { user } = onDay('2025-01-20');
    const faculty = screen.getByLabelText('Facoltà') as HTMLSelectElement;
    expect([...faculty.options].map((option) => option.value)).toEqual(['', ...COMMON_FACULTIES.map(({ name }) => name)]);
    const before = items('Gli esami più discussi').length;
    for (const { name } of COMMON_FACULTIES) {
      await user.selectOptions(faculty, name);
      expect(items('Gli esami più discussi')).toHaveLength(before);
      const marked = items('Gli esami più discussi').filter((item) => item.textContent?.includes('la facoltà scelta'));
      expect(marked.map((item) => item.textContent)).toEqual([expect.stringContaining(name)]);
    }
    await user.selectOptions(faculty, '');
    expect(screen.queryByText(/la facoltà scelta/)).toBeNull();
  });
});

it('links to groups, experiences and the planner, and shows study tips', () => {
  onDay('2025-01-20');
  const links = within(screen.getByRole('navigation', { name: 'Preparati con calma' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/study-groups', '/exam-experiences', '/study-planner']);
  expect(items('Consigli di studio').length).toBeGreaterThan(3);
});
