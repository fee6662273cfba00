import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { answerOwnMentor } from '../mentorship/answers.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { type InputOf, Offline, type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { dialog, field, openOwnTab } from './open-own-tab.tsx';

beforeEach(() => {
  trpcHandler('mentors.list', () => []);
  trpcHandler('mentorship.received', () => []);
});

it('shows mentors their sessions and rating', async () => {
  answerOwnMentor(sampleMentor({ mine: true }));
  openOwnTab();
  expect(await screen.findByRole('heading', { level: 2, name: 'Sei già un Mentore!' })).toBeDefined();
  expect(screen.getByText('Sessioni').nextElementSibling!.textContent).toBe('12');
  expect(screen.getByText('Valutazione').nextElementSibling!.textContent).toBe('4,8');
  expect(within(screen.getByRole('tabpanel')).queryByRole('button', { name: 'Diventa Mentore' })).toBeNull();
});

it('switches the mentor’s availability at once, also in the list', async () => {
  answerOwnMentor(sampleMentor({ mine: true }));
  trpcHandler('mentors.list', () => [sampleMentor({ mine: true })]);
  const answer = deferred<Mentor>();
  const update = vi.fn<(input: InputOf<'mentors.update'>) => Promise<Mentor>>(answer.wait);
  trpcHandler('mentors.update', update);
  const user = openOwnTab();
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
  const user = openOwnTab();
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
  const user = openOwnTab();
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
  const user = openOwnTab();
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
  const user = openOwnTab();
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
    const user = openOwnTab();
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
