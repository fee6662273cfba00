import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SET_ASIDE_KEY } from '../../src/client/planner/set-aside.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { catchDownloads, openPlanner, plan, planner, standStill, storedPlanner } from './page.tsx';

standStill();
const downloads = catchDownloads();

it('speaks of several unreadable entries in the plural', async () => {
  const { user } = openPlanner(JSON.stringify({ version: 2, plans: [...planner.plans, { id: 'x' }, { id: 'y' }], sessions: [] }));
  expect(await screen.findByText(/2 voci del tuo piano non erano leggibili. Le abbiamo messe da parte/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Scaricale' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Eliminale' }));
  expect(within(await screen.findByRole('alertdialog', { name: 'Eliminare le voci illeggibili?' })).getByText(/^Spariscono/)).toBeDefined();
});

it('reports an unreadable entry, offers it as a download and deletes it only after a confirmation', async () => {
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

it.each(['null', '{"foreign":true}', 'half a wri', '[]'])('shows the page when storage holds %j', async (text) => {
  openPlanner(text);
  expect(await screen.findByRole('heading', { level: 1, name: 'Piano di studio' })).toBeDefined();
  expect(screen.getByText(/1 voce del tuo piano non era leggibile/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Crea il primo piano' })).toBeDefined();
});

it('shows a planner of a later version read-only', async () => {
  openPlanner(JSON.stringify({ version: 9, ...planner }));
  expect(await screen.findByText(/versione più recente/)).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  for (const name of ['Nuovo piano', 'Registra sessione', 'Importa una copia', 'Cancella tutto']) {
    expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
  }
  expect((screen.getByRole('button', { name: 'Esporta una copia' }) as HTMLButtonElement).disabled).toBe(false);
});

it('leaves a planner of a later version with another shape as it is', async () => {
  const later = JSON.stringify({ version: 3, planner: { byId: { p1: {} } } });
  openPlanner(later);
  expect(await screen.findByText(/versione più recente/)).toBeDefined();
  expect(screen.queryByText(/leggibil|nessun piano/)).toBeNull();
  expect(localStorage.getItem(PLANNER_KEY)).toBe(later);
  expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull();
});

it('shows a notice while there is no network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPlanner(planner);
  expect(await screen.findByText(/Ora non c’è rete/)).toBeDefined();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Ora non c’è rete/)).toBeNull();
  online.mockRestore();
});

it('says how to go on while there is no room to set an unreadable entry aside', async () => {
  const setItem = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === SET_ASIDE_KEY) throw new DOMException('no', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const { user } = openPlanner(JSON.stringify({ version: 2, plans: [...planner.plans, { id: 'x' }], sessions: [] }));
  expect(await screen.findByText(/1 voce del tuo piano non era leggibile. Non riusciamo a metterla da parte/)).toBeDefined();
  const removeChemistry = async () => {
    await user.click(screen.getByRole('button', { name: 'Azioni sul piano Chimica' }));
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  };
  await removeChemistry();
  expect(await screen.findByText(/scaricalo, poi eliminalo/)).toBeDefined();
  expect(screen.queryByText(/elimina un piano/)).toBeNull();
  expect(plan('Chimica')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Eliminala' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  await removeChemistry();
  full.mockRestore();
  expect(screen.queryByRole('article', { name: 'Chimica' })).toBeNull();
});

it('shows an error when a change cannot be stored, and keeps everything', async () => {
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
