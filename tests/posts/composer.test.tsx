import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { HELD_HINT } from '../../src/client/account/own-details.ts';
import { FACULTIES, STUDY_YEARS, TOPICS, UNIVERSITIES } from '../../src/client/universities/pick-lists.ts';
import { deferred } from '../support/deferred.ts';
import { type OutputOf, Refusal, server, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { answerShareable, shareable } from '../support/shareable.ts';
import { acceptPosts, area, chip, chips, openComposer, optionsOf, publish, radio, select } from './open-composer.tsx';
import { samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

describe('the form', () => {
  it('offers three types, each with its line, beginning with a vent', async () => {
    await openComposer();
    expect(await screen.findByRole('dialog', { name: 'Nuovo Post' })).toBeDefined();
    const lines = [
      ['Sfogo libero', 'Condividi i tuoi pensieri'],
      ['Cerco consiglio', 'Hai bisogno di aiuto?'],
      ['Voglio parlare', 'Attiva una chat temporanea'],
    ] as const;
    for (const [label, line] of lines) {
      expect(document.getElementById(radio(label).getAttribute('aria-describedby')!)?.textContent).toBe(line);
    }
    expect(radio('Sfogo libero').checked).toBe(true);
    expect(area().rows).toBe(4);
  });

  it('offers the lists of the specification', async () => {
    await openComposer();
    expect(screen.getByText('Informazioni universitarie')).toBeDefined();
    expect(optionsOf('Università')).toEqual([...UNIVERSITIES, 'Altra università']);
    expect(optionsOf('Facoltà')).toEqual([...FACULTIES, 'Altro']);
    expect(optionsOf('Anno di studio')).toEqual([...STUDY_YEARS]);
    expect(optionsOf('Argomento')).toEqual([...TOPICS]);
  });

  it('cannot be published blank, and says why when somebody tries', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    expect(publish().disabled).toBe(true);
    await user.type(area(), '   {Control>}{Enter}{/Control}');
    expect(publish().disabled).toBe(true);
    expect(await screen.findByText('Contenuto richiesto')).toBeDefined();
    expect(screen.getByText('Inserisci il contenuto del post prima di pubblicare.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('counts only the last 500 of 5000 characters', async () => {
    await openComposer();
    fireEvent.change(area(), { target: { value: 'x'.repeat(4499) } });
    expect(screen.queryByText(/rimast/)).toBeNull();
    fireEvent.change(area(), { target: { value: 'x'.repeat(4500) } });
    expect(screen.getByText('500 caratteri rimasti')).toBeDefined();
    fireEvent.change(area(), { target: { value: 'x'.repeat(5001) } });
    expect(screen.getByText('Il testo supera di 1 carattere il massimo di 5.000: accorcialo un poco.')).toBeDefined();
  });

  it('does not send what is too long', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    fireEvent.change(area(), { target: { value: 'x'.repeat(5001) } });
    await user.click(publish());
    expect(sent).toEqual([]);
  });

  it('closes without sending', async () => {
    const { user, onClose } = await openComposer();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('what is known of the person', () => {
  it('is filled in from the stored user where many share it', async () => {
    await openComposer({ user: storedStudent });
    await waitFor(() =>
      expect(chips()).toEqual(['Togli: Università degli Studi di Torino', 'Togli: Psicologia', 'Togli: 2° anno triennale']),
    );
    expect(select('Università').value).toBe('Università degli Studi di Torino');
    expect(select('Facoltà').value).toBe('Psicologia');
    expect(select('Anno di studio').value).toBe('2° anno triennale');
    expect(screen.getByText('Gli altri vedono il testo e questi dettagli. Mai nome o email.')).toBeDefined();
    expect(screen.queryByText(HELD_HINT)).toBeNull();
  });

  it('is taken from a nested user first', async () => {
    const pisa = { university: 'Università di Pisa', faculty: 'Lettere', studyYear: 'Dottorato' };
    answerShareable(pisa);
    await openComposer({ user: { ...storedStudent, user: pisa } });
    await waitFor(() => expect(select('Università').value).toBe('Università di Pisa'));
    expect(select('Facoltà').value).toBe('Lettere');
    expect(select('Anno di studio').value).toBe('Dottorato');
  });

  it('appears as free text where the lists do not have it', async () => {
    const sent = acceptPosts();
    const calabria = { university: 'Università della Calabria', faculty: 'Storia', studyYear: 'secondo' };
    answerShareable(calabria);
    const { user } = await openComposer({ user: { ...storedStudent, ...calabria } });
    await waitFor(() => expect(select('Università').value).toBe('Altra università'));
    expect((screen.getByLabelText('Nome dell’università') as HTMLInputElement).value).toBe('Università della Calabria');
    expect(select('Facoltà').value).toBe('Altro');
    expect((screen.getByLabelText('Nome della facoltà') as HTMLInputElement).value).toBe('Storia');
    expect(chips()).toEqual(['Togli: Università della Calabria', 'Togli: Storia', 'Togli: secondo']);
    await paste(user, area(), 'ciao');
    await user.click(publish());
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent', ...calabria }]));
    await screen.findByText('Post pubblicato!');
  });

  it('stays out when the person prefers', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    for (const label of ['Università', 'Facoltà', 'Anno di studio']) await user.selectOptions(select(label), '');
    expect(screen.getByText(/^Gli altri vedono solo il testo/)).toBeDefined();
    await paste(user, area(), 'ciao');
    await user.click(publish());
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
    await screen.findByText('Post pubblicato!');
  });

  it.each([
    ['the year', { studyYear: false }, ['Togli: Università degli Studi di Torino', 'Togli: Psicologia']],
    ['faculty and year', { faculty: false, studyYear: false }, ['Togli: Università degli Studi di Torino']],
    ['everything', { university: false, faculty: false, studyYear: false }, []],
  ])('is left out as far as few share it: %s', async (_, safe, offered) => {
    const sent = acceptPosts();
    answerShareable(storedStudent, safe);
    const { user } = await openComposer({ user: storedStudent });
    // In words, and in the selector of each detail that fell away.
    await waitFor(() => expect(screen.getAllByText(HELD_HINT)).toHaveLength(Object.keys(safe).length));
    expect(chips()).toEqual(offered);
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]!.university, sent[0]!.faculty, sent[0]!.studyYear].filter(Boolean)).toEqual(
      offered.map((chip) => chip.slice('Togli: '.length)),
    );
    await screen.findByText('Post pubblicato!');
  });

  it('that fell away can be chosen by hand, and its chip says what that may do', async () => {
    const sent = acceptPosts();
    answerShareable(storedStudent, { studyYear: false });
    const { user } = await openComposer({ user: storedStudent });
    await screen.findByText(HELD_HINT);
    await user.selectOptions(select('Anno di studio'), '2° anno triennale');
    expect(chips().at(-1)).toBe('Togli: 2° anno triennale, potrebbe farti riconoscere');
    expect(screen.getByText('potrebbe farti riconoscere')).toBeDefined();
    expect(screen.queryByText(HELD_HINT)).toBeNull();
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent[0]?.studyYear).toBe('2° anno triennale'));
    await screen.findByText('Post pubblicato!');
  });

  it('is not offered while it is not known how many share it, nor when that cannot be known', async () => {
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user } = await openComposer({ user: storedStudent });
    await request;
    expect(chips()).toEqual([]);
    // What the person does meanwhile stands.
    await user.selectOptions(select('Facoltà'), 'Lettere');
    resolve(shareable(storedStudent));
    await waitFor(() => expect(select('Università').value).toBe('Università degli Studi di Torino'));
    expect(select('Facoltà').value).toBe('Lettere');
    expect(chips()[1]).toBe('Togli: Lettere, potrebbe farti riconoscere');
  });

  it('comes to nobody who writes already: it could be published before it was seen', async () => {
    const sent = acceptPosts();
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user } = await openComposer({ user: storedStudent });
    await request;
    await user.selectOptions(select('Facoltà'), 'Lettere');
    await user.type(area(), 'ciao');
    resolve(shareable(storedStudent));
    await waitFor(() => expect(chips()).toEqual(['Togli: Lettere, potrebbe farti riconoscere']));
    await user.type(area(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent', faculty: 'Lettere' }]));
    await screen.findByText('Post pubblicato!');
  });

  it('is not offered when the question fails, and may still be told', async () => {
    const asked = vi.fn(() => {
      throw new Refusal({ status: 500, message: 'Ops' });
    });
    trpcHandler('account.shareable', asked);
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(chips()).toEqual([]);
    expect(screen.queryByText(HELD_HINT)).toBeNull();
    await user.selectOptions(select('Università'), 'Università degli Studi di Torino');
    expect(chips()).toEqual(['Togli: Università degli Studi di Torino, potrebbe farti riconoscere']);
  });

  it('is not offered where the account says something else than this browser', async () => {
    answerShareable({ ...storedStudent, university: 'Politecnico di Torino' });
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toEqual(['Togli: Psicologia', 'Togli: 2° anno triennale']));
  });
});

describe('what others will see', () => {
  it('is taken back by a press on its chip, and the focus goes on to the next', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await user.selectOptions(select('Argomento'), 'Tesi');
    expect(chips()).toHaveLength(4);
    await user.click(chip('Psicologia'));
    expect(select('Facoltà').value).toBe('');
    expect(document.activeElement).toBe(chip('2° anno triennale'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(chip('Tesi'));
    await user.keyboard(' ');
    expect(document.activeElement).toBe(chip('Università degli Studi di Torino'));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Gli altri vedono solo il testo. Mai nome o email.');
    expect(screen.queryByRole('list', { name: 'Dettagli che gli altri vedranno' })).toBeNull();
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
    await screen.findByText('Post pubblicato!');
  });

  it('takes a typed name back too, and stays taken back when more becomes known', async () => {
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user } = await openComposer({ user: storedStudent });
    await user.selectOptions(select('Università'), 'Altra università');
    await paste(user, screen.getByLabelText('Nome dell’università'), 'Malta');
    await user.click(chip('Malta, potrebbe farti riconoscere'));
    expect(screen.queryByLabelText('Nome dell’università')).toBeNull();
    await request;
    resolve(shareable(storedStudent));
    await waitFor(() => expect(chips()).toEqual(['Togli: Psicologia', 'Togli: 2° anno triennale']));
  });

  it('is offered again at the next opening', async () => {
    const { user, rerender, element } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await user.click(chip('Psicologia'));
    rerender(element({ open: false }));
    rerender(element({ open: true }));
    await waitFor(() => expect(chips()).toHaveLength(3));
  });
});

describe('free texts', () => {
  it('replace the way out of the lists', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    await user.selectOptions(select('Università'), 'Altra università');
    await paste(user, screen.getByLabelText('Nome dell’università'), ' Università di Malta ');
    await user.selectOptions(select('Facoltà'), 'Altro');
    await paste(user, screen.getByLabelText('Nome della facoltà'), 'Teologia');
    await user.selectOptions(select('Argomento'), 'Erasmus');
    await user.click(radio('Voglio parlare'));
    await paste(user, area(), 'ciao');
    await user.click(publish());
    await waitFor(() =>
      expect(sent).toEqual([
        { content: 'ciao', type: 'talk', university: 'Università di Malta', faculty: 'Teologia', academicTopic: 'Erasmus' },
      ]),
    );
    await screen.findByText('Post pubblicato!');
  });

  it('that the server finds wrong are marked', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({
        status: 400,
        message: 'Il testo può avere al massimo 120 caratteri',
        issues: [{ path: ['university'], message: 'Il testo può avere al massimo 120 caratteri' }],
      });
    });
    const { user } = await openComposer();
    await user.selectOptions(select('Università'), 'Altra università');
    const university = screen.getByLabelText('Nome dell’università');
    fireEvent.change(university, { target: { value: 'x'.repeat(121) } });
    await paste(user, area(), 'ciao');
    await user.click(publish());
    await waitFor(() => expect(university.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(university.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Il testo può avere al massimo 120 caratteri',
    );
    expect(area().value).toBe('ciao');
  });

  it('are left out when empty', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    await user.selectOptions(select('Università'), 'Altra università');
    await user.selectOptions(select('Facoltà'), 'Altro');
    await paste(user, area(), 'ciao');
    await user.click(publish());
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
    await screen.findByText('Post pubblicato!');
  });

  it('are cleared by another choice', async () => {
    const { user } = await openComposer();
    await user.selectOptions(select('Università'), 'Altra università');
    await paste(user, screen.getByLabelText('Nome dell’università'), 'Malta');
    await user.selectOptions(select('Università'), 'Università di Pisa');
    expect(screen.queryByLabelText('Nome dell’università')).toBeNull();
    await user.selectOptions(select('Università'), 'Altra università');
    expect((screen.getByLabelText('Nome dell’università') as HTMLInputElement).value).toBe('');

    await user.selectOptions(select('Facoltà'), 'Altro');
    await paste(user, screen.getByLabelText('Nome della facoltà'), 'Teologia');
    await user.selectOptions(select('Facoltà'), 'Lettere');
    await user.selectOptions(select('Facoltà'), 'Altro');
    expect((screen.getByLabelText('Nome della facoltà') as HTMLInputElement).value).toBe('');
  });
});

describe('publishing', () => {
  it('sends once, thanks, starts anew and keeps what is said about the person', async () => {
    let answer: (() => void) | undefined;
    const create = vi.fn(() => new Promise<ReturnType<typeof samplePost>>((resolve) => (answer = () => resolve(samplePost(1)))));
    trpcHandler('posts.create', create);
    const { user, onCreated } = await openComposer({ user: storedStudent, type: 'advice' });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await user.selectOptions(select('Università'), 'Altra università');
    await paste(user, screen.getByLabelText('Nome dell’università'), 'Malta');
    await user.selectOptions(select('Argomento'), 'Tesi');
    await paste(user, area(), 'Da dove comincio?');
    await user.click(publish());
    expect(((await screen.findByRole('button', { name: 'Pubblicazione...' })) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.keyDown(area(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(answer).toBeDefined());
    answer!();

    expect(await screen.findByText('Post pubblicato!')).toBeDefined();
    expect(screen.getByText('Il tuo post è stato condiviso con la community.')).toBeDefined();
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
    expect(onCreated).toHaveBeenCalledWith(samplePost(1), null);
    expect(create).toHaveBeenCalledTimes(1);
    expect(area().value).toBe('');
    expect(radio('Sfogo libero').checked).toBe(true);
    expect(select('Argomento').value).toBe('');
    expect(select('Università').value).toBe('Altra università');
    expect((screen.getByLabelText('Nome dell’università') as HTMLInputElement).value).toBe('');
    expect(select('Facoltà').value).toBe('Psicologia');
    expect(select('Anno di studio').value).toBe('2° anno triennale');
  });

  it('also happens with Ctrl and Enter', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
    await screen.findByText('Post pubblicato!');
  });

  it('is refused for its language with the draft kept', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 403, message: 'Content blocked: …', reason: 'content_blocked' });
    });
    const { user, onCreated } = await openComposer();
    await paste(user, area(), 'parole dure');
    await user.click(publish());
    const toast = (await screen.findByText('Contenuto bloccato')).closest('[data-variant]')!;
    expect(toast.getAttribute('data-variant')).toBe('destructive');
    expect(
      within(toast as HTMLElement).getByText('Il post contiene linguaggio non appropriato e non può essere pubblicato.'),
    ).toBeDefined();
    expect(area().value).toBe('parole dure');
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(publish().disabled).toBe(false);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('says what the server says when it fails otherwise, with the draft kept', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({
        status: 429,
        message: 'Hai già pubblicato questo testo: prova a dirlo con altre parole',
        reason: 'repeated_text',
      });
    });
    const { user } = await openComposer();
    await paste(user, area(), 'ancora');
    await user.click(publish());
    const toast = (await screen.findByText('Errore nella pubblicazione')).closest('[data-variant]')!;
    expect(within(toast as HTMLElement).getByText('Hai già pubblicato questo testo: prova a dirlo con altre parole')).toBeDefined();
    // It stays where the text is when the toast has gone.
    expect(document.getElementById(area().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Hai già pubblicato questo testo: prova a dirlo con altre parole',
    );
    expect(area().value).toBe('ancora');
    await user.type(area(), '!');
    expect(area().getAttribute('aria-invalid')).toBeNull();
  });

  it('has words of its own where the server gives none', async () => {
    server.use(http.post('*/trpc/posts.create', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    const { user } = await openComposer();
    await paste(user, area(), 'ancora');
    await user.click(publish());
    expect(await screen.findByText('Errore nella pubblicazione')).toBeDefined();
    expect(screen.getAllByText('Si è verificato un errore durante la pubblicazione del post.')).toHaveLength(2);
  });
});
