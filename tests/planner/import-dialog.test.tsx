import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../src/client/planner/rules.ts';
import { exportText, IMPORT_BYTES_MAX } from '../../src/client/planner/transfer.ts';
import { deferred } from '../support/deferred.ts';
import { openPlanner, standStill, storedPlanner } from './page.tsx';
import { aPlan, aSession, aSubject, aYear } from './samples.ts';

standStill();

const mine = settle({ plans: [aPlan()], sessions: [aSession()] });
const copy = settle({
  plans: [aPlan({ examName: 'Analisi (copia)' }), aPlan({ id: 'p2', examName: 'Fisica', subjects: [aSubject({ name: 'Moto' })] })],
  sessions: [aSession({ duration: 9 }), aSession({ id: 'b', planId: 'p2', duration: 3 })],
});

type User = ReturnType<typeof openPlanner>['user'];

async function choose(user: User, text: BlobPart, name = 'copia.json') {
  await user.click(await screen.findByRole('button', { name: 'Importa una copia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importa una copia' }));
  await user.upload(dialog.getByLabelText('File della copia (.json)'), new File([text], name, { type: 'application/json' }));
  return dialog;
}

describe('importing a copy', () => {
  it('into an empty planner imports everything, without asking how', async () => {
    const { user } = openPlanner();
    const dialog = await choose(user, exportText(aYear(), new Date()));
    expect(await dialog.findByText('Nel file: 8 piani e 365 sessioni.')).toBeDefined();
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(await screen.findByText('Ora hai 8 piani e 365 sessioni.')).toBeDefined();
    expect(storedPlanner()).toEqual(aYear());
  });

  it('takes the file chosen last, even if an earlier one is read later', async () => {
    const { user } = openPlanner();
    await user.click(await screen.findByRole('button', { name: 'Importa una copia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importa una copia' }));
    const [slow, quick] = [copy, aYear()].map((planner) => new File([exportText(planner, new Date())], 'copia.json'));
    const read = deferred<ArrayBuffer>();
    slow!.arrayBuffer = () => read.wait();
    const field = dialog.getByLabelText('File della copia (.json)');
    await user.upload(field, slow!);
    await user.upload(field, quick!);
    await dialog.findByText('Nel file: 8 piani e 365 sessioni.');
    await act(async () => read.resolve(await new Blob([exportText(copy, new Date())]).arrayBuffer()));
    expect(dialog.getByText('Nel file: 8 piani e 365 sessioni.')).toBeDefined();
  });

  it('merges by default, keeps existing entries and adds missing ones, and can be undone', async () => {
    const { user } = openPlanner(mine);
    const dialog = await choose(user, exportText(copy, new Date()));
    expect(((await dialog.findByRole('radio', { name: /Unisci/ })) as HTMLInputElement).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    await screen.findByText('Copia importata');
    expect(storedPlanner().plans.map((plan) => [plan.examName, plan.completedHours])).toEqual([
      ['Analisi matematica 1', 2],
      ['Fisica', 3],
    ]);
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual(mine);
  });

  it('replaces the planner on request, says what will be removed, and can be undone', async () => {
    const { user } = openPlanner(mine);
    const dialog = await choose(user, exportText(copy, new Date()));
    await user.click(await dialog.findByRole('radio', { name: /Sostituisci/ }));
    expect(dialog.getByText(/Toglie quello che hai ora \(1 piano e 1 sessione\)/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Sostituisci' }));
    await screen.findByText('Copia importata');
    expect(storedPlanner()).toEqual(copy);
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(storedPlanner()).toEqual(mine);
  });

  it('keeps accents in a file saved as Latin-1', async () => {
    const { user } = openPlanner();
    const accented = settle({ plans: [aPlan({ examName: 'Qualità: è così' })], sessions: [] });
    const dialog = await choose(user, Buffer.from(exportText(accented, new Date()), 'latin1'));
    await dialog.findByText('Nel file: 1 piano.');
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    await screen.findByText('Copia importata');
    expect(storedPlanner()).toEqual(accented);
  });

  it('reports the number of unreadable entries', async () => {
    const { user } = openPlanner(mine);
    const dialog = await choose(user, JSON.stringify({ version: 2, plans: [...copy.plans, { id: 'x' }], sessions: [null] }));
    expect(await dialog.findByText(/2 voci non sono leggibili/)).toBeDefined();
  });

  it.each([
    ['holiday.json', 'non è JSON', /non è in formato JSON/],
    ['altro.json', '{"posts":[]}', /non contiene un piano di studio/],
    ['dopo.json', '{"version":9,"plans":[]}', /versione più recente/],
    ['vuoto.json', '{"version":2,"plans":[],"sessions":[]}', /nessun piano\./],
    ['rotto.json', '{"plans":[{"id":1}]}', /nessun piano leggibile/],
    ['enorme.json', ' '.repeat(IMPORT_BYTES_MAX + 1), /troppo grande/],
  ])('refuses %s and changes nothing', async (name, text, message) => {
    const { user } = openPlanner(mine);
    const dialog = await choose(user, text, name);
    expect(await dialog.findByText(message)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(dialog.getByText(message)).toBeDefined();
    expect(dialog.queryByText('Scegli prima un file.')).toBeNull();
    expect(storedPlanner()).toEqual(mine);
  });

  it('asks for a file when none is chosen', async () => {
    const { user } = openPlanner(mine);
    await user.click(screen.getByRole('button', { name: 'Importa una copia' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(await dialog.findByText('Scegli prima un file.')).toBeDefined();
  });

  it('shows an error when the browser cannot read the file', async () => {
    const reading = vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    const { user } = openPlanner(mine);
    const dialog = await choose(user, '{}');
    expect(await dialog.findByText(/non riesce a leggere questo file/)).toBeDefined();
    reading.mockRestore();
  });

  it('shows an error and keeps the planner when storage is full', async () => {
    const { user } = openPlanner(mine);
    const dialog = await choose(user, exportText(copy, new Date()));
    await dialog.findByText(/Nel file/);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(await dialog.findByText(/Lo spazio di questo browser/)).toBeDefined();
    full.mockRestore();
    expect(storedPlanner()).toEqual(mine);
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
