import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOTICE_DAYS } from '../../src/routers/notices/limits.ts';
import { closeWindow } from '../../src/client/info/close-window.ts';
import { setSettings } from '../support/settings.ts';
import { renderApp } from '../support/render.tsx';

afterEach(() => vi.restoreAllMocks());

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('ranks the rules by severity, with the consequence of each level and the measures', async () => {
  renderApp('/rules');
  expect(await screen.findByRole('heading', { level: 1, name: 'Le regole di questa stanza' })).toBeDefined();
  const levels = screen.getAllByRole('region', { name: /^Gravità/ });
  expect(levels.map((level) => within(level).getByText(/^Gravità: /).textContent)).toEqual([
    'Gravità: Lieve',
    'Gravità: Media',
    'Gravità: Grave',
    'Gravità: Gravissima',
  ]);
  for (const level of levels) expect(within(level).getByText('Conseguenza:')).toBeDefined();
  for (const measure of [
    'Rimozione del contenuto',
    'Avvertimento',
    'Pausa dalla scrittura o chiusura dell’account',
    'Segnalazione alle autorità',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name: measure })).toBeDefined();
  }
});

it('the rules say that pain is never blocked, and what the filter checks for', async () => {
  renderApp('/rules');
  expect(await screen.findByText('Il dolore non viene mai bloccato.')).toBeDefined();
  expect(screen.getByText(/controlla se contiene insulti, minacce o volgarità/)).toBeDefined();
});

it('shows the sections of the terms', async () => {
  renderApp('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Termini di servizio' })).toBeDefined();
  expect(screen.getByText('Ultima modifica: 7 gennaio 2025')).toBeDefined();
  expect(headings(2)).toEqual([
    'Accettazione',
    'Il servizio',
    'Protezione dei dati',
    'Che cosa resta privato',
    'Che cosa si vede',
    'Uso responsabile',
    'I tuoi contenuti',
    'I tuoi diritti',
    'Chi gestisce il sito',
    'Modifiche',
  ]);
});

it('shows the sections of the privacy policy, and its main promises', async () => {
  renderApp('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeDefined();
  expect(screen.getByText('Ultima modifica: 30 novembre 2026')).toBeDefined();
  expect(headings(2)).toEqual([
    'Chi tratta i tuoi dati',
    'Quali dati raccogliamo',
    'Come li proteggiamo',
    'Che cosa si vede e che cosa no',
    'Segnalazioni e decisioni',
    'A che cosa servono',
    'Le email che ti mandiamo',
    'Gli avvisi a sito chiuso',
    'Cookie',
    'I tuoi diritti',
    'Modificare o eliminare ciò che scrivi',
    'Cancellare l’account',
    'Modifiche',
  ]);
  const weeks = Math.ceil(NOTICE_DAYS / 7) + 1;
  expect(screen.getByText(new RegExp(`gli avvisi si vedono per ${NOTICE_DAYS} giorni, e dopo ${weeks * 7} al massimo`))).toBeDefined();
  expect(screen.getByText(/finché non esci, le bozze e il tuo profilo/)).toBeDefined();
  expect(screen.getAllByText(/rispondiamo entro 24 ore/).length).toBeGreaterThan(0);
  expect(screen.getByText(/Usiamo solo cookie essenziali/)).toBeDefined();
  expect(screen.getByRole('main').textContent).toMatch(/Puoi cancellare l’account in ogni momento dalle impostazioni/);
});

it('the privacy policy names every email that the site sends', async () => {
  setSettings({ newsletterFormUrl: null, liveChat: false, sendsMail: true });
  renderApp('/privacy');
  expect(await screen.findByText(/confermare l’indirizzo.*nuova password.*cambiano.*una volta al giorno/)).toBeDefined();
  expect(screen.getByText(/un’email per la ricevuta/)).toBeDefined();
});

it.each(['/terms', '/privacy'])('goes back from %s on Chiudi finestra', async (path) => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  window.history.pushState(null, '', '/login');
  window.history.pushState(null, '', path);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Chiudi finestra' }));
  expect(back).toHaveBeenCalledOnce();
});

it.each([
  { length: 1, opener: null, closes: true, ends: 'closed' },
  { length: 3, opener: {}, closes: true, ends: 'closed' },
  { length: 3, opener: {}, closes: false, ends: 'back' },
  { length: 3, opener: null, closes: false, ends: 'back' },
  { length: 1, opener: null, closes: false, ends: 'home' },
  // The user has gone back to the first entry of the tab.
  { length: 2, opener: null, closes: false, navigation: { canGoBack: false }, ends: 'home' },
  { length: 2, opener: null, closes: false, navigation: { canGoBack: true }, ends: 'back' },
])(
  'leaves a window with $length entries, opener $opener and navigation $navigation: $ends',
  ({ length, opener, closes, navigation, ends }) => {
    const tab = {
      opener,
      ...(navigation && { navigation }),
      closed: false,
      history: { length, back: vi.fn() },
      close: vi.fn(() => void (tab.closed = closes)),
    };
    const navigate = vi.fn();
    closeWindow(navigate, tab);

    expect(tab.close).toHaveBeenCalledTimes(length === 1 || opener ? 1 : 0);
    expect(tab.history.back).toHaveBeenCalledTimes(ends === 'back' ? 1 : 0);
    expect(navigate.mock.calls).toEqual(ends === 'home' ? [['/']] : []);
  },
);
