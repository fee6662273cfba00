import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SupportPage } from '../../src/client/support/support-page.tsx';
import { helplines, topicLines } from '../../src/client/support/helplines.ts';
import { expectFocus } from '../support/focus.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.classList.remove('dark');
});

function at(instant: string) {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
}

function card(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 3, name }).closest('li')!;
}

it('is open to guests at /support, with phone numbers before advice', async () => {
  renderApp('/support');
  expect(await screen.findByRole('heading', { level: 1, name: 'Se è troppo, parlane con qualcuno' })).toBeDefined();
  await expect.poll(() => document.title).toBe('Supporto · Sottovoce');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Se c’è pericolo adesso',
    'Se pensi al suicidio, o hai bisogno di una voce amica',
    'Altre linee di ascolto',
    'Segnali da non ignorare',
    'Se hai paura per una persona amica',
    'Nella tua università',
    'Contatti e orari',
  ]);
});

it('has a phone link for every line that dials the number it shows', () => {
  renderWith(<SupportPage />);
  for (const { name, label } of helplines) {
    const link = within(card(name)).getByRole('link', { name: `Chiama ${name}: ${label}` });
    expect(link.textContent).toBe(label);
  }
  const dialled = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  expect(dialled.length).toBeGreaterThan(helplines.length);
  for (const link of dialled) expect(link.getAttribute('href')).toBe(`tel:${link.textContent?.replace(/\D/g, '')}`);
});

it('shows which lines answer now, and updates it every minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T07:58:30Z') });
  renderWith(<SupportPage />);
  expect(within(card('Numero unico di emergenza')).getByText('Risponde adesso')).toBeDefined();
  expect(within(card('Telefono Amico Italia')).getByText('Ora non risponde, riapre oggi alle 9')).toBeDefined();

  act(() => void vi.advanceTimersByTime(60_000));
  expect(within(card('Telefono Amico Italia')).getByText('Ora non risponde, riapre oggi alle 9')).toBeDefined();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(within(card('Telefono Amico Italia')).getByText('Risponde adesso')).toBeDefined();
});

it('lists open lines first, and shows the number of a closed one on a click, moving the focus there', async () => {
  // A Friday at four in the morning, Italian time.
  at('2026-11-20T03:00:00Z');
  const { user } = renderWith(<SupportPage />);
  const others = screen.getByRole('heading', { name: 'Altre linee di ascolto' }).closest('section')!;
  const open = [...others.querySelectorAll('li')].map((item) => within(item).queryByText('Risponde adesso') !== null);
  expect(open.length).toBe(topicLines.length);
  expect(open.filter(Boolean).length).toBeGreaterThan(0);
  expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));

  const ask = within(others).getAllByRole('button', { name: /^Mostra il numero/ });
  expect(ask).toHaveLength(open.filter((answers) => !answers).length);
  const first = within(ask[0]!.closest('li')!);
  await user.click(ask[0]!);
  await expectFocus(() => first.getByRole('link', { name: /^Chiama/ }));
  expect(first.queryByRole('button')).toBeNull();
});

it('shows the hours, the price and other ways of contact', () => {
  at('2026-11-20T18:00:00Z');
  renderWith(<SupportPage />);
  expect(
    within(card('Antiviolenza e antistalking')).getByText('Tutti i giorni, 24 ore su 24 · gratuito · anonimo · anche in chat'),
  ).toBeDefined();
  const listening = within(card('Telefono Amico Italia'));
  expect(listening.getByText('Tutti i giorni, dalle 9 a mezzanotte · anonimo')).toBeDefined();
  expect(listening.getByRole('link', { name: 'WhatsApp 324 011 7252' }).getAttribute('href')).toBe('https://wa.me/393240117252');
});

it('says that no suicide line answers day and night, and points to 112', () => {
  renderWith(<SupportPage />);
  expect(screen.getByText(/non c’è una linea nazionale di prevenzione del suicidio che risponda giorno e notte/).textContent).toContain(
    '112',
  );
});

it('shows contacts, the hours and when the numbers were last checked', () => {
  renderWith(<SupportPage />);
  expect(screen.getByText('Orari del supporto: 24/7')).toBeDefined();
  expect(screen.getByRole('link', { name: 'supporto@sottovoce.example' }).getAttribute('href')).toBe('mailto:supporto@sottovoce.example');
  expect(screen.getByRole('link', { name: '02 2327 2327' }).getAttribute('href')).toBe('tel:0223272327');
  expect(screen.getByText(/verificati a novembre 2026/).textContent).toContain('USL Umbria 1');
});

it('names the student’s own university, and none to guests', () => {
  const { unmount } = renderWith(<SupportPage />);
  expect(screen.getByText(/70 università italiane/).textContent).not.toContain('Torino');
  unmount();
  renderWith(<SupportPage />, { user: storedStudent });
  expect(screen.getByText(/70 università italiane/).textContent).toContain('Università degli Studi di Torino');
});

it('prints in the light theme, and restores the dark theme afterwards', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  document.documentElement.classList.add('dark');
  const { user } = renderWith(<SupportPage />);
  await user.click(screen.getByRole('button', { name: 'Stampa questa pagina' }));
  expect(print).toHaveBeenCalledOnce();

  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
});
