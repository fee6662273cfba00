import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setHidden } from '../../src/client/lib/hidden.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { putStylesOn } from '../support/styles.ts';

type Profile = OutputOf<'auth.user'>;

const { isAuthenticated: _, ...profile } = storedStudent as Required<typeof storedStudent>;
const sessions: OutputOf<'auth.sessions'> = [
  {
    id: 'a'.repeat(32),
    createdAt: new Date(2026, 10, 21, 9, 5).toISOString(),
    expiresAt: new Date(2026, 11, 21, 9, 5).toISOString(),
    current: true,
  },
  {
    id: 'b'.repeat(32),
    createdAt: new Date(2026, 10, 12, 15, 4).toISOString(),
    expiresAt: new Date(2026, 11, 12, 15, 4).toISOString(),
    current: false,
  },
  {
    id: 'c'.repeat(32),
    createdAt: new Date(2026, 10, 2, 23, 40).toISOString(),
    expiresAt: new Date(2026, 11, 2, 23, 40).toISOString(),
    current: false,
  },
];

beforeEach(() => {
  trpcHandler('auth.user', () => profile as Profile);
  trpcHandler('auth.sessions', () => sessions);
});

async function open(hash = '') {
  const { user } = renderApp(`/settings${hash}`, { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Impostazioni' });
  return user;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('is linked in the sheet Altro', async () => {
  putStylesOn();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Altro' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Altro' }));
  const link = sheet.getByRole('link', { name: 'Impostazioni' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/settings', 'page']);
});

it('starts with theme, notices and password, and changes the theme', async () => {
  const user = await open();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Tema', 'Avvisi', 'La tua password']);
  const theme = region('Tema');
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Automatico' }).checked).toBe(true);
  await user.click(theme.getByRole('radio', { name: 'Scuro' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Scuro' }).checked).toBe(true);
  // A choice is stored even if it equals the device setting, so that it stays when the device setting changes.
  await user.click(theme.getByRole('radio', { name: 'Chiaro' }));
  expect(localStorage.getItem('sottovoce-colour-mode')).toBe('light');
  await user.click(theme.getByRole('radio', { name: 'Automatico' }));
  expect(localStorage.getItem('sottovoce-colour-mode')).toBeNull();
});

it.each(['/privacy', '/terms'])('is linked from %s', async (path) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  for (const link of screen.getAllByRole('link', { name: 'impostazioni' })) expect(link.getAttribute('href')).toBe('/settings');
});

it('lists the open sessions, and ends one of them', async () => {
  let open_ = sessions;
  trpcHandler('auth.sessions', () => open_);
  const ended = vi.fn<(input: InputOf<'auth.endSession'>) => { ended: number }>().mockReturnValue({ ended: 1 });
  trpcHandler('auth.endSession', (input) => {
    open_ = open_.filter(({ id }) => id !== input.id);
    return ended(input);
  });
  const user = await open();
  const card = region('I tuoi accessi');
  expect((await card.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '21 nov 2026 alle 09:05Questo accessoScade il 21 dic 2026',
    '12 nov 2026 alle 15:04Scade il 12 dic 2026Chiudi',
    '2 nov 2026 alle 23:40Scade il 2 dic 2026Chiudi',
  ]);
  await user.click(card.getByRole('button', { name: 'Chiudi l’accesso del 12 novembre 2026 alle 15:04' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  expect(ended).toHaveBeenCalledExactlyOnceWith({ id: 'b'.repeat(32) });
  expect(card.getByRole('status').textContent).toBe('Accesso chiuso');
});

it('removes a session from the list that another device has already ended', async () => {
  let open_ = sessions;
  trpcHandler('auth.sessions', () => open_);
  trpcHandler('auth.endSession', ({ id }) => {
    open_ = open_.filter((session) => session.id !== id);
    throw new Refusal({ status: 404, message: 'Questo accesso non c’è o è già finito', reason: 'session_not_found' });
  });
  const user = await open();
  const card = region('I tuoi accessi');
  await user.click((await card.findAllByRole('button', { name: /^Chiudi l’accesso/ }))[0]!);
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  expect(card.getByRole('status').textContent).toBe('Accesso chiuso');
  expect(card.queryByText('Questo accesso non c’è o è già finito')).toBeNull();
});

it('ends all other sessions at once, and then offers nothing more to end', async () => {
  let open_ = sessions;
  trpcHandler('auth.sessions', () => open_);
  trpcHandler('auth.endOtherSessions', () => {
    open_ = open_.slice(0, 1);
    return { ended: 2 };
  });
  const user = await open();
  const card = region('I tuoi accessi');
  await user.click(await card.findByRole('button', { name: 'Chiudi tutti gli altri' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getByRole('status').textContent).toBe('Tutti gli altri accessi sono chiusi');
});

it('forgets this device, and says so when that fails', async () => {
  trpcHandler('auth.forgetDevice', () => {
    throw new Offline();
  });
  const user = await open();
  const card = region('Questo dispositivo');
  const forget = () => user.click(card.getByRole('button', { name: 'Dimentica questo dispositivo' }));
  await forget();
  await card.findByRole('alert');
  expect(card.getByRole('status').textContent).toBe('');
  trpcHandler('auth.forgetDevice', () => ({ forgotten: true as const }));
  setHidden('post 7', true);
  await forget();
  await waitFor(() => expect(card.getByRole('status').textContent).toMatch(/^Fatto/));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sottovoce-hidden'))).toEqual([]);
});

it('says when a session could not be ended, and keeps it in the list', async () => {
  trpcHandler('auth.endSession', () => {
    throw new Offline();
  });
  const user = await open();
  const card = region('I tuoi accessi');
  await user.click((await card.findAllByRole('button', { name: /^Chiudi l’accesso/ }))[0]!);
  expect(await card.findByRole('alert')).toBeDefined();
  await waitFor(() => expect(card.getByRole('alert').textContent).not.toBe(''));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
});

it('shows a placeholder while loading, then the profile as registered', async () => {
  const answer = deferred<Profile>();
  trpcHandler('auth.user', answer.wait);
  await open();
  expect(region('Il tuo profilo').getByText('Caricamento...')).toBeDefined();
  // No operator has named a mailbox.
  expect(screen.queryByText(/Qualcosa non è giusto/)).toBeNull();
  await answer.request;
  answer.resolve(profile);
  for (const text of ['Giulia Rossi', 'giulia.rossi@edu.unito.it', 'Università degli Studi di Torino', 'Psicologia', '2° anno triennale']) {
    expect(await region('Il tuo profilo').findByText(text)).toBeDefined();
  }
  expect(screen.queryByText('Caricamento...')).toBeNull();
});

it('offers to load the profile again when that fails, while the rest of the page works', async () => {
  trpcHandler('auth.user', () => {
    throw new Offline();
  });
  const user = await open();
  const retry = await region('Il tuo profilo').findByRole('button', { name: 'Riprova' });
  expect(region('I tuoi dati').getByRole('button', { name: 'Scarica i tuoi dati' })).toBeDefined();
  trpcHandler('auth.user', () => profile as Profile);
  await user.click(retry);
  expect(await screen.findByText('Giulia Rossi')).toBeDefined();
});

it('lists on request what became of the user’s own reports', async () => {
  const report = { kind: 'post', reason: 'insult', text: null, createdAt: new Date(2026, 10, 21, 9, 5).toISOString() } as const;
  const outcomes = ['acted', 'kept', 'gone', null] as const;
  trpcHandler('reports.list', () => outcomes.map((outcome, index) => ({ ...report, id: index + 1, outcome })));
  const user = await open();
  await user.click(region('Le tue segnalazioni').getByRole('button', { name: 'Mostra le mie segnalazioni' }));
  const items = await region('Le tue segnalazioni').findAllByRole('listitem');
  expect(items.map((item) => item.lastElementChild?.textContent)).toEqual([
    'Siamo intervenuti. Grazie.',
    'Abbiamo guardato il testo e l’abbiamo lasciato com’era: non infrange le regole.',
    'Quando siamo arrivati, il testo non c’era già più. Grazie.',
    'Nessuno ha ancora deciso.',
  ]);
});

it('leads to the card in the hash, holds it in view while the cards above load, and lets go when the user takes over', async () => {
  const [shown, sizes] = [vi.spyOn(Element.prototype, 'scrollIntoView'), new Set<() => void>()];
  const ofTheWindow = ResizeObserver;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: () => void) {}
      observe = (element: Element) => void (element === document.body && sizes.add(this.tell));
      disconnect = () => void sizes.delete(this.tell);
    },
  );
  onTestFinished(() => {
    shown.mockRestore();
    vi.stubGlobal('ResizeObserver', ofTheWindow);
  });
  const grow = () => [...sizes].forEach((tell) => tell());
  const inView = () => shown.mock.contexts.splice(0).map((element) => (element as Element).id);
  trpcHandler('reports.list', () => []);

  const user = await open('#segnalazioni');
  expect(await screen.findByText('Non hai segnalato nulla.')).toBeDefined();
  expect(new Set(inView())).toEqual(new Set(['segnalazioni']));
  grow();
  expect(inView()).toEqual(['segnalazioni']);
  await user.keyboard('{ArrowDown}');
  grow();
  expect(inView()).toEqual([]);

  act(() => window.history.pushState(null, '', '/settings#provvedimenti'));
  expect(inView()).toEqual(['provvedimenti']);
  grow();
  expect(inView()).toEqual(['provvedimenti']);
});
