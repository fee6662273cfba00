import { setTimeout as sleep } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultsOf } from '../../src/client/lib/storage.ts';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { answerOwnMentor } from '../mentorship/answers.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { type InputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { answerShareable } from '../support/shareable.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { dialog, field, openOwnTab } from './open-own-tab.tsx';

const create = vi.fn<(input: InputOf<'mentors.create'>) => Mentor>();
const list = vi.fn<() => Mentor[]>();
const BIO = 'Ho cambiato corso al secondo anno e so quanto pesa.';

beforeEach(() => {
  create.mockReset().mockReturnValue(sampleMentor({ mine: true }));
  list.mockReset().mockReturnValue([]);
  trpcHandler('mentors.create', create);
  trpcHandler('mentors.list', list);
  trpcHandler('mentorship.received', () => []);
  answerOwnMentor(null);
});

async function openDialog() {
  const user = openOwnTab();
  const panel = within(await screen.findByRole('tabpanel'));
  await user.click(await panel.findByRole('button', { name: 'Diventa Mentore' }));
  await screen.findByRole('dialog', { name: 'Diventa Mentore' });
  return user;
}

type User = ReturnType<typeof openOwnTab>;

async function fill(user: User) {
  await paste(user, field('Corso di studi'), 'Psicologia clinica');
  await paste(user, field('Specializzazioni'), ' Psicometria, , Ansia da esame,');
  await paste(user, field('Bio'), BIO);
  await paste(user, field('Orari disponibili'), 'Lunedì, 18-20');
}

function send(user: User) {
  return user.click(dialog().getByRole('button', { name: 'Diventa Mentore' }));
}

it('needs a login', async () => {
  window.history.replaceState(null, '', '/mentorship?tab=diventa');
  renderWith(<MentorshipPage />);
  expect((await screen.findByRole('link', { name: 'Accedi' })).getAttribute('href')).toBe('/login');
});

it('warns a student of a university with few users', async () => {
  const { university, faculty } = defaultsOf(storedStudent);
  answerShareable({ university, faculty }, { faculty: false });
  await openDialog();
  expect(await dialog().findByText(/Del tuo ateneo o della tua facoltà qui siete in pochi/)).toBeTruthy();
});

it('offers the years 2 to 6 and preselects the second year and Italian', async () => {
  await openDialog();
  const years = dialog().getByLabelText<HTMLSelectElement>('Anno di corso');
  expect([...years.options].map((option) => option.text)).toEqual(['2° Anno', '3° Anno', '4° Anno', '5° Anno', '6° Anno']);
  expect(years.value).toBe('2');
  expect(field('Lingue').value).toBe('Italiano');
});

it('marks the missing fields and sends nothing', async () => {
  const user = await openDialog();
  await user.clear(field('Lingue'));
  await paste(user, field('Specializzazioni'), ' , ');
  await paste(user, field('Bio'), BIO.slice(0, 49));
  await send(user);
  // Course, specializations, hours and languages.
  expect(await dialog().findAllByText('Campo obbligatorio')).toHaveLength(4);
  expect(dialog().getByText('La bio deve essere almeno 50 caratteri')).toBeDefined();
  await expectFocus(() => field('Corso di studi'));
  expect(create).not.toHaveBeenCalled();
});

it('registers, confirms it, closes and then shows the user as a mentor', async () => {
  const user = await openDialog();
  await fill(user);
  await user.selectOptions(field('Anno di corso'), '4° Anno');
  answerOwnMentor(sampleMentor({ mine: true, totalSessions: 0, rating: 0 }));
  await send(user);
  expect(await screen.findByText('Registrazione completata!')).toBeDefined();
  expect(screen.getByText('Ora sei un mentore verificato nella piattaforma.')).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({
    courseOfStudy: 'Psicologia clinica',
    studyYear: 4,
    specializations: ['Psicometria', 'Ansia da esame'],
    bio: BIO,
    availableHours: 'Lunedì, 18-20',
    languages: 'Italiano',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Sei già un Mentore!')).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Gestisci richieste' })).toBeDefined();
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(storedDraft('mentor')).toBeNull();
});

it('shows “Registrazione...” and cannot be sent twice while the request runs', async () => {
  const answer = deferred<Mentor>();
  trpcHandler('mentors.create', answer.wait);
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect((await dialog().findByRole<HTMLButtonElement>('button', { name: 'Registrazione...' })).disabled).toBe(true);
  await answer.request;
  answer.resolve(sampleMentor());
  await screen.findByText('Registrazione completata!');
});

it('keeps the text and logs the status when the server refuses', async () => {
  expectConsoleErrors();
  create.mockImplementation(() => {
    throw new Refusal({ status: 409, message: 'Hai già un profilo da mentore', reason: 'mentor_exists' });
  });
  const user = await openDialog();
  await fill(user);
  await send(user);
  expect(await screen.findByText('Impossibile completare la registrazione. Riprova.')).toBeDefined();
  expect(screen.getByText('Errore')).toBeDefined();
  expect(dialog().getByText('Hai già un profilo da mentore')).toBeDefined();
  expect(field('Bio').value).toBe(BIO);
  // oxlint-disable-next-line no-console
  expect(console.warn).toHaveBeenCalledWith('Mentor registration refused', 409);
});

it('shows the profile that exists after all, and what was written for another, to be copied', async () => {
  expectConsoleErrors();
  create.mockImplementation(() => {
    throw new Refusal({ status: 409, message: 'Hai già un profilo da mentore', reason: 'mentor_exists' });
  });
  const user = await openDialog();
  await fill(user);
  answerOwnMentor(sampleMentor({ mine: true }));
  await send(user);
  expect(await dialog().findByText('Hai già un profilo da mentore')).toBeDefined();
  await user.click(dialog().getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sei già un Mentore!' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Gestisci richieste' })).toBeDefined();
  const left = await screen.findByLabelText<HTMLTextAreaElement>('Il profilo che avevi iniziato a scrivere');
  expect(left.value).toContain(BIO);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(screen.queryByLabelText('Il profilo che avevi iniziato a scrivere')).toBeNull();
  expect(storedDraft('mentor')).toBeNull();
});

it('shows an error when the mentor profile cannot be loaded, and retries when the network returns', async () => {
  trpcHandler('mentors.me', () => {
    throw new Refusal({ status: 503, message: 'Il servizio non è raggiungibile' });
  });
  openOwnTab();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeNull();
  answerOwnMentor(null);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: /^Notifiche/ })).queryAllByRole('listitem')).toEqual([]);
});

it('keeps the invitation, and with it the focus, while the page asks again whether there is a profile', async () => {
  openOwnTab();
  const invitation = await within(await screen.findByRole('tabpanel')).findByRole('button', { name: 'Diventa Mentore' });
  invitation.focus();
  const again = deferred<Mentor>();
  trpcHandler('mentors.me', again.wait);
  act(() => void window.dispatchEvent(new Event('online')));
  await again.request;
  // Long enough to render.
  await act(() => sleep(20));
  await expectFocus(() => invitation);
  again.resolve(sampleMentor({ mine: true }));
  await waitFor(() => expect(invitation.isConnected).toBe(false));
});
