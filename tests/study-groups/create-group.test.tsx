import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { StudyGroupsPage } from '../../src/client/study-groups/study-groups-page.tsx';
import { CreateGroupDialog } from '../../src/client/study-groups/create-group-dialog.tsx';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { sampleGroup } from './samples.ts';
import { paste } from '../support/paste.ts';
import { storedDraft } from '../support/stored-draft.ts';

const list = vi.fn<() => StudyGroup[]>();
const create = vi.fn<(input: InputOf<'studyGroups.create'>) => StudyGroup>();

beforeEach(() => {
  list.mockReset().mockReturnValue([]);
  create.mockReset().mockReturnValue(sampleGroup({ mine: true, joined: true, currentMembers: 1 }));
  trpcHandler('studyGroups.list', list);
  trpcHandler('studyGroups.create', create);
});

async function openDialog() {
  const { user } = renderWith(<CreateGroupDialog open onClose={() => {}} onCreated={() => {}} />, { user: storedStudent });
  await screen.findByRole('dialog', { name: 'Nuovo gruppo di studio' });
  return user;
}

/** Opens the dialog from the page, for tests that need the page around it. */
async function openDialogAt(address: string) {
  const { user } = renderPage(address, <StudyGroupsPage />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Crea un gruppo' }));
  await screen.findByRole('dialog', { name: 'Nuovo gruppo di studio' });
  return user;
}

function dialog() {
  return within(screen.getByRole('dialog'));
}

function field(label: string | RegExp): HTMLInputElement {
  return dialog().getByLabelText(label);
}

type User = Awaited<ReturnType<typeof openDialog>>;

async function fill(user: User) {
  await waitFor(() => expect(field(/^Università/).value).not.toBe(''));
  await paste(user, field('Titolo'), 'Analisi insieme');
  await paste(user, field('Materia'), 'Analisi 1');
}

function send(user: User) {
  return user.click(dialog().getByRole('button', { name: 'Crea gruppo' }));
}

it('starts with six members, a hybrid meeting type, and the user’s university and faculty', async () => {
  await openDialog();
  const sizes = dialog().getByLabelText<HTMLSelectElement>('Numero massimo di membri');
  expect([...sizes.options].map((option) => Number(option.value))).toEqual([4, 5, 6, 7, 8, 9, 10, 12, 15]);
  expect(sizes.value).toBe('6');
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Ibrido' }).checked).toBe(true);
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['online', 'presence', 'hybrid']);
  await waitFor(() => expect(field(/^Università/).value).toBe('Università degli Studi di Torino'));
  expect(field(/^Facoltà/).value).toBe('Psicologia');
});

it('does not truncate a title that is too long, and shows an error', async () => {
  const user = await openDialog();
  await fill(user);
  await paste(user, field('Titolo'), 'a'.repeat(120));
  expect(field('Titolo').value).toHaveLength('Analisi insieme'.length + 120);
  await send(user);
  expect(await dialog().findByText('Il testo può avere al massimo 120 caratteri')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('sends no location for an online group, even if one was typed before', async () => {
  const user = await openDialog();
  await fill(user);
  await paste(user, field(/^Luogo/), 'a'.repeat(2001));
  await user.click(dialog().getByRole('radio', { name: 'Online' }));
  await send(user);
  await screen.findByText('Gruppo creato!');
  expect(create.mock.lastCall?.[0]).toMatchObject({ meetingType: 'online' });
  expect(create.mock.lastCall?.[0]).not.toHaveProperty('location');
});

it('asks for the location only when the group meets in person', async () => {
  const user = await openDialog();
  expect(field(/^Luogo/)).toBeDefined();
  await user.click(dialog().getByRole('radio', { name: 'Online' }));
  expect(dialog().queryByLabelText(/^Luogo/)).toBeNull();
  await user.click(dialog().getByRole('radio', { name: 'In presenza' }));
  expect(field(/^Luogo/)).toBeDefined();
});

it('requires title and subject, and sends nothing without them', async () => {
  const user = await openDialog();
  await send(user);
  expect(await dialog().findAllByText('Campo obbligatorio')).toHaveLength(2);
  await expectFocus(() => field('Titolo'));
  expect(create).not.toHaveBeenCalled();
});

it('creates the group, shows a toast, closes, resets the form and refetches the list', async () => {
  const user = await openDialogAt('/study-groups');
  await fill(user);
  await user.selectOptions(field('Numero massimo di membri'), '8 persone');
  await paste(user, field(/^Descrizione/), 'Un compito vecchio a incontro.');
  await paste(user, field(/^Luogo/), 'Biblioteca');
  await paste(user, field(/^Orari/), 'Martedì, 17-19');
  await paste(user, field(/^Etichette/), ' primo anno, , esercizi,');
  list.mockReturnValue([sampleGroup({ title: 'Analisi insieme', mine: true, joined: true })]);
  await send(user);

  expect(await screen.findByText('Gruppo creato!')).toBeDefined();
  expect(screen.getByText('Il tuo gruppo di studio è stato creato con successo.')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({
    title: 'Analisi insieme',
    subject: 'Analisi 1',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    description: 'Un compito vecchio a incontro.',
    maxMembers: 8,
    meetingType: 'hybrid',
    location: 'Biblioteca',
    schedule: 'Martedì, 17-19',
    tags: ['primo anno', 'esercizi'],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('article', { name: 'Analisi insieme' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Crea un gruppo' }));
  await screen.findByRole('dialog');
  expect(field('Titolo').value).toBe('');
  expect(field('Numero massimo di membri').value).toBe('6');
  expect(storedDraft('study-group')).toBeNull();
});

it('clears the filters after creating a group, because they could hide it', async () => {
  const user = await openDialogAt('/study-groups?q=zoologia');
  await fill(user);
  await send(user);
  await screen.findByText('Gruppo creato!');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('shows Creazione... on a disabled button while the request runs', async () => {
  const answer = deferred<StudyGroup>();
  trpcHandler('studyGroups.create', answer.wait);
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect((await dialog().findByRole<HTMLButtonElement>('button', { name: 'Creazione...' })).disabled).toBe(true);
  await answer.request;
  answer.resolve(sampleGroup());
  await screen.findByText('Gruppo creato!');
});

it('keeps the text when the request fails, and stores it as a draft', async () => {
  create.mockImplementation(() => {
    throw new Offline();
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Impossibile creare il gruppo di studio.')).toBeDefined();
  expect(dialog().getByText(/Connessione assente/)).toBeDefined();
  expect(field('Titolo').value).toBe('Analisi insieme');
  expect(field('Materia').value).toBe('Analisi 1');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft('study-group')).toContain('Analisi insieme');
});

it('restores a stored draft, except for values that do not fit the form', async () => {
  const draft = { title: 'A metà', subject: ['Analisi 1'], maxMembers: 10, meetingType: 'online' };
  localStorage.setItem(`sottovoce-draft:${storedStudent.id}:study-group`, JSON.stringify(draft));
  await openDialog();
  expect(field('Titolo').value).toBe('A metà');
  // The stored value is a list, so it is ignored; a number would be shown as a text.
  expect(field('Materia').value).toBe('');
  expect(field('Numero massimo di membri').value).toBe('10');
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked).toBe(true);
});

it('explains blocked words at their field and keeps the text', async () => {
  create.mockImplementation(() => {
    throw new Refusal({
      status: 403,
      message: 'Content blocked: il testo contiene linguaggio non appropriato e non può essere pubblicato.',
      reason: 'content_blocked',
      issues: [{ path: ['subject'], message: 'Content blocked: …' }],
    });
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Impossibile creare il gruppo di studio.')).toBeDefined();
  expect(dialog().getByText(/Alcune parole possono ferire chi legge/)).toBeDefined();
  expect(screen.queryByText(/Content blocked/)).toBeNull();
  expect([field('Materia'), field('Titolo')].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect(field('Titolo').value).toBe('Analisi insieme');
});

it('shows a validation error from the server at its field', async () => {
  create.mockImplementation(() => {
    throw new Refusal({ status: 400, message: 'Titolo strano', issues: [{ path: ['title'], message: 'Titolo strano' }] });
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await dialog().findByText('Titolo strano')).toBeDefined();
  expect(field('Titolo').getAttribute('aria-invalid')).toBe('true');
});

it('shows an error at the field when there are too many tags', async () => {
  const user = await openDialog();
  await fill(user);
  await paste(user, field(/^Etichette/), Array.from({ length: 21 }, (_, index) => index).join(','));
  await send(user);
  expect(await dialog().findByText('Puoi indicarne al massimo 20')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('does not pull the user back to the page if they have left it before the answer', async () => {
  const answer = deferred<StudyGroup>();
  trpcHandler('studyGroups.create', answer.wait);
  const { user, rerender } = renderPage('/study-groups?q=analisi', <StudyGroupsPage />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Crea un gruppo' }));
  await screen.findByRole('dialog', { name: 'Nuovo gruppo di studio' });
  await fill(user);
  await send(user);
  await answer.request;
  rerender(<Providers>{null}</Providers>);
  window.history.replaceState(null, '', '/exams');
  answer.resolve(sampleGroup({ mine: true }));
  await screen.findByText('Gruppo creato!');
  expect(window.location.pathname).toBe('/exams');
});

it('when the session ends while a group is being created, says so alone, on the heading of the login', async () => {
  create.mockImplementation(() => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  const { user } = renderApp('/study-groups', { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Crea un gruppo' }));
  await screen.findByRole('dialog', { name: 'Nuovo gruppo di studio' });
  for (const box of dialog().getAllByRole('textbox')) await paste(user, box, 'Analisi uno insieme');
  await user.click(dialog().getByRole('button', { name: 'Crea gruppo' }));
  expect(await screen.findByText(/quello che stavi scrivendo ti aspetta qui/)).toBeDefined();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Accedi a Sottovoce' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expectFocus(() => heading);
  expect(screen.queryByText('Errore')).toBeNull();
});
