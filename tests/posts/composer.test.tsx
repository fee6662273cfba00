import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { TITLE_MAX } from '../../src/routers/limits.ts';
import { FACULTIES, STUDY_YEARS, TOPICS, UNIVERSITIES } from '../../src/client/universities/pick-lists.ts';
import { Refusal, server, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { deferred } from '../support/deferred.ts';
import { scrolledTo } from '../support/scrolled-to.ts';
import { acceptPosts, area, chips, openComposer, optionsOf, publish, radio, select, stranger } from './open-composer.tsx';
import { samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

describe('the form', () => {
  it('offers three types, each with a description, and preselects the vent', async () => {
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

  it('offers the specified universities, faculties, study years and topics', async () => {
    await openComposer();
    expect(screen.getByText('Informazioni universitarie')).toBeDefined();
    expect(optionsOf('Università')).toEqual([...UNIVERSITIES, 'Altra università']);
    expect(optionsOf('Facoltà')).toEqual([...FACULTIES, 'Altro']);
    expect(optionsOf('Anno di corso')).toEqual([...STUDY_YEARS]);
    expect(optionsOf('Argomento')).toEqual([...TOPICS]);
  });

  it('does not publish a blank text, and explains why on an attempt', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    expect(publish().disabled).toBe(true);
    await user.type(area(), '   {Control>}{Enter}{/Control}');
    expect(publish().disabled).toBe(true);
    expect(await screen.findByText('Contenuto richiesto')).toBeDefined();
    expect(screen.getByText('Inserisci il contenuto del post prima di pubblicare.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('shows how many characters remain only for the last 500 of 5,000, then the excess', async () => {
    await openComposer();
    fireEvent.change(area(), { target: { value: 'x'.repeat(4499) } });
    expect(screen.queryByText(/rimast/)).toBeNull();
    fireEvent.change(area(), { target: { value: 'x'.repeat(4500) } });
    expect(screen.getByText('500 caratteri rimasti')).toBeDefined();
    fireEvent.change(area(), { target: { value: 'x'.repeat(5001) } });
    expect(screen.getByText('Il testo supera il massimo di 5000 caratteri: accorcialo un poco.')).toBeDefined();
    expect(screen.getByText(/1 carattere/).textContent, 'said once').toBe('1 carattere di troppo');
  });

  it('counts an emoji as one character, as the server does', async () => {
    await openComposer();
    const text = 'x'.repeat(4990) + '😀'.repeat(10);
    fireEvent.change(area(), { target: { value: `${text}😀` } });
    expect(await screen.findByText('1 carattere di troppo')).toBeDefined();
    fireEvent.change(area(), { target: { value: text } });
    expect(screen.getByText('0 caratteri rimasti')).toBeDefined();
    expect(screen.queryByText(/accorcialo/)).toBeNull();
  });

  it('does not send a text that is too long', async () => {
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

describe('free-text fields', () => {
  it('replace the “other” option of the lists', async () => {
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

  it('are marked as invalid when the server rejects them', async () => {
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

  it('are cleared when another option is chosen', async () => {
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
  it('sends one request, shows a toast, resets the form and keeps the study details', async () => {
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
    expect(select('Anno di corso').value).toBe('2° anno triennale');
  });

  it('keeps the section of the title open, and the focus there, while a title that is too long is shortened', async () => {
    localStorage.setItem(`sottovoce-draft:${stranger.id}:post`, 'Un testo');
    const { user } = await openComposer();
    await user.click(screen.getByText('Titolo', { selector: 'summary' }));
    const title = screen.getByPlaceholderText('Due parole, se aiutano a trovarlo');
    const section = title.closest('details')!;
    await paste(user, title, 'x'.repeat(TITLE_MAX + 1));
    expect(title.getAttribute('aria-invalid')).toBe('true');
    section.open = false;
    await user.type(title, 'x');
    section.open = true;
    await user.type(title, '{Backspace}{Backspace}');
    expect(title.getAttribute('aria-invalid')).toBeNull();
    expect(section.open).toBe(true);
    await user.clear(title);
    expect(section.open).toBe(true);
  });

  it('also works with Ctrl+Enter', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer();
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
    await screen.findByText('Post pubblicato!');
  });

  it('keeps the draft when its language is blocked', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 403, message: 'Content blocked: …', reason: 'content_blocked' });
    });
    const { user, onCreated } = await openComposer();
    await paste(user, area(), 'parole dure');
    const shown = scrolledTo();
    await user.click(publish());
    const toast = (await screen.findByText('Contenuto bloccato')).closest('[data-variant]')!;
    expect(toast.getAttribute('data-variant')).toBe('destructive');
    expect(
      within(toast as HTMLElement).getByText('Il post contiene linguaggio non appropriato e non può essere pubblicato.'),
    ).toBeDefined();
    expect(area().value).toBe('parole dure');
    expect(area().getAttribute('aria-invalid')).toBe('true');
    // On a phone the reason is below the visible part of the form.
    expect(shown()).toEqual([screen.getByText(/possono ferire chi legge/)]);
    expect(publish().disabled).toBe(false);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('answers a text that gives methods of self-harm with the helplines, not with an error, until the text changes', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' });
    });
    const { user } = await openComposer();
    await paste(user, area(), 'parole');
    await user.click(publish());
    const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
    expect(panel.textContent).toMatch(/Questo testo non si può pubblicare/);
    expect(within(panel).getAllByRole('link', { name: /^Chiama/ })).toHaveLength(2);
    expect(screen.getAllByText(/non si può pubblicare/)).toHaveLength(1);
    expect(document.querySelector('[data-variant]')).toBeNull();
    expect(area().getAttribute('aria-invalid')).toBeNull();
    expect(area().value).toBe('parole');
    await user.type(area(), '!');
    expect(screen.queryByText(/non si può pubblicare/)).toBeNull();
  });

  it('offers the helplines in a toast if a text that gives methods of self-harm is refused once the composer has closed', async () => {
    const answer = deferred<never>();
    trpcHandler('posts.create', answer.wait);
    const { user, rerender, element } = await openComposer();
    await paste(user, area(), 'parole');
    await user.click(publish());
    await answer.request;
    rerender(element({ open: false }));
    answer.reject(new Refusal({ status: 403, message: 'Questo testo non si può pubblicare', reason: 'needs_care' }));
    expect(await screen.findByText('Numeri da chiamare')).toBeDefined();
  });

  it('shows the server’s message for other errors, and keeps the draft', async () => {
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
    // The message also stands at the field, where it outlasts the toast.
    expect(document.getElementById(area().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Hai già pubblicato questo testo: prova a dirlo con altre parole',
    );
    expect(area().value).toBe('ancora');
    await user.type(area(), '!');
    expect(area().getAttribute('aria-invalid')).toBeNull();
  });

  it('shows a default message when the server sends none', async () => {
    server.use(http.post('*/trpc/posts.create', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    const { user } = await openComposer();
    await paste(user, area(), 'ancora');
    await user.click(publish());
    expect(await screen.findByText('Errore nella pubblicazione')).toBeDefined();
    expect(screen.getAllByText('Si è verificato un errore durante la pubblicazione del post.')).toHaveLength(2);
  });
});
