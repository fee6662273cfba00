import { setTimeout as sleep } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MentorshipPage } from '../../src/client/mentorship/mentorship-page.tsx';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { deferred } from '../support/deferred.ts';
import { type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { answerShareable } from '../support/shareable.ts';
import { defaultsOf } from '../../src/client/lib/storage.ts';
import { renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { answerOwnMentor } from '../mentorship/answers.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { paste } from '../support/paste.ts';
import { storedDraft } from '../support/stored-draft.ts';

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

function open() {
  return renderPage('/mentorship?tab=diventa', <MentorshipPage />, { user: storedStudent }).user;
}

async function openDialog() {
  const user = open();
  const panel = within(await screen.findByRole('tabpanel'));
  await user.click(await panel.findByRole('button', { name: 'Diventa Mentore' }));
  await screen.findByRole('dialog', { name: 'Diventa Mentore' });
  return user;
}

type User = ReturnType<typeof open>;

function dialog() {
  return within(screen.getByRole('dialog'));
}

function field(label: string): HTMLInputElement {
  return dialog().getByLabelText(label);
}

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

it('shows mentors their sessions and rating', async () => {
  answerOwnMentor(sampleMentor({ mine: true }));
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Sei già un Mentore!' })).toBeDefined();
  expect(screen.getByText('Sessioni').nextElementSibling!.textContent).toBe('12');
  expect(screen.getByText('Valutazione').nextElementSibling!.textContent).toBe('4,8');
  expect(within(screen.getByRole('tabpanel')).queryByRole('button', { name: 'Diventa Mentore' })).toBeNull();
});

it('switches the mentor’s availability at once, also in the list', async () => {
  answerOwnMentor(sampleMentor({ mine: true }));
  list.mockReturnValue([sampleMentor({ mine: true })]);
  const answer = deferred<Mentor>();
  const update = vi.fn<(input: InputOf<'mentors.update'>) => Promise<Mentor>>(answer.wait);
  trpcHandler('mentors.update', update);
  const user = open();
  const available = await screen.findByRole<HTMLButtonElement>('switch', { name: 'Ricevo nuove richieste' });
  expect(available.getAttribute('aria-checked')).toBe('true');
  await user.click(available);
  await waitFor(() => expect(available.getAttribute('aria-checked')).toBe('false'));
  expect(available.disabled).toBe(true);
  await answer.request;
  answer.resolve(sampleMentor({ mine: true, isAvailable: false }));
  await waitFor(() => expect(available.disabled).toBe(false));
  expect(update).toHaveBeenCalledExactlyOnceWith({ isAvailable: false });
  await user.click(screen.getByRole('tab', { name: 'Trova mentori' }));
  expect(await screen.findByText('Occupato')).toBeDefined();
});

it('edits the current profile, including the number of people that the mentor follows', async () => {
  trpcHandler('moderation.reread', () => ({ ask: false }));
  answerOwnMentor(sampleMentor({ mine: true, rating: 0, studyYear: 1, capacity: 3, openMentees: 1 }));
  const update = vi.fn<(input: InputOf<'mentors.update'>) => Mentor>(() => sampleMentor({ mine: true, capacity: 6, openMentees: 1 }));
  trpcHandler('mentors.update', update);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Modifica il profilo' }));
  expect(screen.getByText('Valutazione').nextElementSibling!.textContent).toBe('Ancora senza voti');
  expect(screen.getByText('Segui ora').nextElementSibling!.textContent).toBe('1 su 3');
  await screen.findByRole('dialog', { name: 'Modifica il profilo' });
  expect(field('Specializzazioni').value).toBe('Psicometria, Ansia da esame');
  expect(field('Anno di corso').value).toBe('1');
  await user.selectOptions(field('Quante persone segui insieme'), '6 persone');
  await user.clear(field('Lingue'));
  await paste(user, field('Lingue'), 'Italiano');
  await user.click(dialog().getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith({ languages: 'Italiano', capacity: 6 });
  expect(screen.getByText('Segui ora').nextElementSibling!.textContent).toBe('1 su 6');
  expect(storedDraft('mentor-profile')).toBeNull();
});

it('shows the profile that another device has stored meanwhile beside the draft, and overwrites it only after that', async () => {
  trpcHandler('moderation.reread', () => ({ ask: false }));
  const present = sampleMentor({ mine: true, languages: 'Italiano, francese', editedAt: '2026-11-24T10:00:00.000Z' });
  const sent: InputOf<'mentors.update'>[] = [];
  trpcHandler('mentors.update', (input) => {
    sent.push(input);
    if (input.ifEditedAt !== present.editedAt) throw new Refusal({ status: 409, message: 'x', reason: 'edited_meanwhile' });
    return { ...present, languages: input.languages! };
  });
  answerOwnMentor(sampleMentor({ mine: true, editedAt: null }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Modifica il profilo' }));
  await screen.findByRole('dialog');
  await user.clear(field('Lingue'));
  await paste(user, field('Lingue'), 'Inglese');
  answerOwnMentor(present);
  await user.click(dialog().getByRole('button', { name: 'Salva' }));
  expect((await dialog().findByLabelText<HTMLTextAreaElement>('Lingue, com’è adesso')).value).toBe('Italiano, francese');
  expect(field('Lingue').value).toBe('Inglese');
  await user.click(dialog().getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
  expect(sent).toEqual([
    { ifEditedAt: null, languages: 'Inglese' },
    { ifEditedAt: present.editedAt, languages: 'Inglese' },
  ]);
});

it('tells a mentor with three expired requests why they are unavailable', async () => {
  answerOwnMentor(sampleMentor({ mine: true, isAvailable: false, lapsed: true }));
  const update = vi.fn<(input: InputOf<'mentors.update'>) => Mentor>(() => sampleMentor({ mine: true }));
  trpcHandler('mentors.update', update);
  const user = open();
  expect(await screen.findByText(/^Tre richieste sono scadute senza una risposta/)).toBeDefined();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText('Nell’elenco risulti disponibile.')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith({ isAvailable: true });
});

it('switches back when the request fails', async () => {
  answerOwnMentor(sampleMentor({ mine: true, isAvailable: false }));
  trpcHandler('mentors.update', () => {
    throw new Offline();
  });
  const user = open();
  const available = await screen.findByRole('switch');
  await user.click(available);
  expect(await screen.findByText('Impossibile aggiornare la disponibilità. Riprova.')).toBeDefined();
  expect(available.getAttribute('aria-checked')).toBe('false');
});

describe('a mentor who stops', () => {
  const remove = vi.fn<() => OutputOf<'mentors.delete'>>();

  async function stop() {
    answerOwnMentor(sampleMentor({ mine: true }));
    trpcHandler('mentors.delete', remove);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Non fare più da mentore' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Non fare più da mentore?' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Elimina il profilo' }));
    return user;
  }

  beforeEach(() => void remove.mockReset());

  it.each([
    ['confirms', () => ({ deleted: true as const })],
    [
      'has done so elsewhere',
      () => {
        throw new Refusal({ status: 404, message: 'x', reason: 'not_a_mentor' });
      },
    ],
  ])('is invited to become one again once the user %s', async (_, answer) => {
    remove.mockImplementation(() => {
      answerOwnMentor(null);
      return answer();
    });
    await stop();
    expect(await screen.findByText('Non fai più da mentore')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Gestisci richieste' })).toBeNull();
    await expectFocus(() => screen.getByRole('region', { name: 'Diventa mentore' }));
  });

  it('keeps the profile when the server refuses', async () => {
    remove.mockImplementation(() => {
      throw new Refusal({ status: 409, message: 'Chi modera ha tolto il tuo profilo', reason: 'profile_removed' });
    });
    await stop();
    expect(await screen.findByText('Il tuo profilo è rimasto com’era')).toBeDefined();
    expect(screen.getByText('Sei già un Mentore!')).toBeDefined();
  });

  it('is told that the profile may be gone when no answer comes, and sees what is true', async () => {
    remove.mockImplementation(() => {
      answerOwnMentor(null);
      throw new Offline();
    });
    await stop();
    expect(await screen.findByText('Non sappiamo se il tuo profilo c’è ancora')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeDefined();
  });
});

it('shows an error when the mentor profile cannot be loaded, and retries when the network returns', async () => {
  trpcHandler('mentors.me', () => {
    throw new Refusal({ status: 503, message: 'Il servizio non è raggiungibile' });
  });
  open();
  expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeNull();
  answerOwnMentor(null);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Fai da mentore' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: /^Notifiche/ })).queryAllByRole('listitem')).toEqual([]);
});

it('keeps the invitation, and with it the focus, while the page asks again whether there is a profile', async () => {
  open();
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
