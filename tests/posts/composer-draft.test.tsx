import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { openFirst } from '../../src/client/support/helpline-hours.ts';
import { helplinesFor } from '../../src/client/support/helplines.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, server, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { answerShareable } from '../support/shareable.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { acceptPosts, area, chip, chips, openComposer, publish, radio, select, stranger } from './open-composer.tsx';
import { samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

describe('the draft', () => {
  it('is restored with its type when the composer is mounted again', async () => {
    const { user, unmount } = await openComposer();
    await user.click(radio('Voglio parlare'));
    await paste(user, area(), 'ci penso ancora');
    unmount();
    await openComposer();
    expect(area().value).toBe('ci penso ancora');
    expect(radio('Voglio parlare').checked).toBe(true);
  });

  it.each(['chosen', 'set by the button that opens the composer'])('keeps its type, %s, when it has only a title so far', async (by) => {
    const opened = await openComposer(by === 'chosen' ? {} : { type: 'talk' });
    if (by === 'chosen') await opened.user.click(radio('Voglio parlare'));
    await paste(opened.user, screen.getByLabelText(/^Titolo/), 'Qualcuno sveglio?');
    opened.unmount();
    const { user } = await openComposer();
    expect(radio('Voglio parlare').checked).toBe(true);
    const sent = acceptPosts();
    await paste(user, area(), 'Non riesco a dormire');
    await user.click(publish());
    await waitFor(() => expect(sent).toEqual([{ title: 'Qualcuno sveglio?', content: 'Non riesco a dormire', type: 'talk' }]));
    // Emptied by the answer, which would empty the same text in the next test's form.
    await waitFor(() => expect(area().value).toBe(''));
  });

  it('is announced when it returns, and can be thrown away and brought back', async () => {
    const before = await openComposer();
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
    await before.user.click(radio('Voglio parlare'));
    await paste(before.user, area(), 'molto privato');
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
    before.unmount();
    const { user } = await openComposer();
    expect(screen.getByText('Hai ripreso la bozza di prima.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(area().value).toBe('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('molto privato');
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
    await paste(user, area(), 'e altro ancora');
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    // With what was typed meanwhile.
    expect(area().value).toBe('molto privato\ne altro ancora');
    expect(radio('Voglio parlare').checked).toBe(true);
  });

  it('survives a lost connection', async () => {
    trpcHandler('posts.create', () => {
      throw new Offline();
    });
    const { user } = await openComposer();
    await paste(user, area(), 'in treno');
    await user.click(publish());
    expect(await screen.findByText('Errore nella pubblicazione')).toBeDefined();
    expect(area().value).toBe('in treno');
    expect(area().getAttribute('aria-invalid')).toBe('true');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(area().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Sei di nuovo in rete: puoi pubblicare.')).toBeDefined();
    await user.type(area(), '!');
    expect(screen.queryByText(/di nuovo in rete/)).toBeNull();
  });

  it('survives an expired session, for the same user only', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
    });
    const { user, unmount } = await openComposer({ user: storedStudent });
    await paste(user, area(), 'scaduta');
    await user.click(publish());
    await waitFor(() => expect(readUser()).toBeNull());
    unmount();
    const other = await openComposer({ user: stranger });
    expect(area().value).toBe('');
    other.unmount();
    await openComposer({ user: storedStudent });
    expect(area().value).toBe('scaduta');
  });

  it('is cleared once it is published', async () => {
    acceptPosts();
    const { user, unmount } = await openComposer();
    await user.click(radio('Cerco consiglio'));
    await paste(user, area(), 'detto');
    await user.click(publish());
    await screen.findByText('Post pubblicato!');
    await waitFor(() => expect(area().value).toBe(''));
    unmount();
    await openComposer();
    expect(area().value).toBe('');
    expect(radio('Sfogo libero').checked).toBe(true);
  });
});

describe('a post still being sent while its form is closed and reopened', () => {
  it('is read-only until it is sent, then cleared, so that it cannot be published twice', async () => {
    const answer = deferred<ReturnType<typeof samplePost>>();
    trpcHandler('posts.create', answer.wait);
    const { user, element, rerender } = await openComposer();
    await paste(user, area(), 'una volta sola');
    await user.click(publish());
    await answer.request;
    rerender(<Providers>Un’altra pagina</Providers>);
    rerender(element({ open: true }));
    await waitFor(() => expect(area().value).toBe('una volta sola'));
    expect(area().readOnly).toBe(true);
    answer.resolve(samplePost(1, { content: 'una volta sola', mine: true }));
    await waitFor(() => expect(area().value).toBe(''));
    expect(publish().disabled).toBe(true);
  });
});

describe('the details kept with a draft', () => {
  /** Lets every `posts.create` fail offline, and records each request’s idempotency key and body. */
  function loseAnswers() {
    const sent: unknown[] = [];
    const listen = async ({ request }: { request: Request }) => {
      if (!request.url.includes('posts.create')) return;
      sent.push([request.headers.get('idempotency-key'), await request.clone().json()]);
    };
    server.events.on('request:start', listen);
    onTestFinished(() => server.events.removeAllListeners());
    trpcHandler('posts.create', () => {
      throw new Offline();
    });
    return sent;
  }

  async function sendOnce(user: Awaited<ReturnType<typeof openComposer>>['user'], sent: unknown[]) {
    const before = sent.length;
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    await waitFor(() => expect(publish().disabled).toBe(false));
  }

  async function write() {
    const opened = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await paste(opened.user, area(), 'non ce la faccio');
    await opened.user.click(chip('Psicologia'));
    await opened.user.selectOptions(select('Argomento'), 'Tesi');
    return opened;
  }

  const shown = ['Togli: Università degli Studi di Torino', 'Togli: 2° anno triennale', 'Togli: Tesi'];

  it.each(['closing', 'a reload'])('are unchanged after a lost response and %s, and a retry repeats the same request', async (by) => {
    const sent = loseAnswers();
    const { user, element, rerender, unmount } = await write();
    await sendOnce(user, sent);
    if (by === 'closing') {
      rerender(element({ open: false }));
      rerender(element({ open: true }));
      await sendOnce(user, sent);
    } else {
      unmount();
      const again = await openComposer({ user: storedStudent });
      await waitFor(() => expect(chips()).toEqual(shown));
      await sendOnce(again.user, sent);
    }
    expect(chips()).toEqual(shown);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('lose what too few students share, unless chosen by hand, and are cleared after publishing', async () => {
    const sent = acceptPosts();
    const first = await write();
    await first.user.selectOptions(select('Facoltà'), 'Psicologia');
    first.unmount();
    answerShareable(storedStudent, { university: false, faculty: false });
    const { user, unmount } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toEqual(['Togli: Psicologia, potrebbe farti riconoscere', ...shown.slice(1)]));
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(area().value).toBe(''));
    unmount();
    expect(storedDraft('post-details')).toBeNull();
    answerShareable(storedStudent);
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(chips()).not.toContain('Togli: Tesi');
  });

  it.each(['{{{', '{}', '{"details":{"university":4}}', 'null'])('are prefilled when storage holds the invalid value %s', async (kept) => {
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post-details`, kept);
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
  });
});

it('collapses the title field while it is empty, and keeps the title with the draft', async () => {
  const sent = acceptPosts();
  const title = () => screen.getByLabelText('Titolo') as HTMLInputElement;
  const first = await openComposer();
  expect(title().closest('details')!.open).toBe(false);
  await paste(first.user, area(), 'Domani ho l’orale');
  await paste(first.user, title(), '  Una notte lunga ');
  first.unmount();

  const { user } = await openComposer();
  expect(title().closest('details')!.open).toBe(true);
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'Domani ho l’orale', type: 'vent', title: 'Una notte lunga' }]));
  await waitFor(() => expect(title().value).toBe(''));
});

it('does not truncate a title that is too long, shows the excess, and publishes once it fits', async () => {
  const sent = acceptPosts();
  const title = () => screen.getByLabelText('Titolo') as HTMLInputElement;
  const { user } = await openComposer();
  await paste(user, area(), 'Domani ho l’orale');
  await paste(user, title(), 'a'.repeat(121));
  expect(title().value).toHaveLength(121);
  expect(screen.getByText('1 carattere di troppo')).toBeDefined();
  await user.click(publish());
  expect(await screen.findByText('Titolo troppo lungo')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(title(), '{Backspace}');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'Domani ho l’orale', type: 'vent', title: 'a'.repeat(120) }]));
});

describe('the helplines', () => {
  const panel = () => screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  const holdTimers = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };
  /** Lets the pause pass after which a text is judged, and its judgement. */
  const judged = () =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      await import('../../src/moderation/pain.ts');
    });

  it('appear for a text that expresses distress, and do not block publishing', async () => {
    acceptPosts();
    const { user, onCreated } = await openComposer();
    await paste(user, area(), 'stanotte voglio morire');
    const links = within(await panel()).getAllByRole('link', { name: /^Chiama/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      openFirst(helplinesFor.suicide, new Date()).map(({ tel }) => `tel:${tel}`),
    );
    expect(publish().disabled).toBe(false);
    await user.click(publish());
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(expect.anything(), 'suicide'));
  });

  it('can be dismissed by keyboard, and return only with the next draft', async () => {
    acceptPosts();
    const { user, unmount, onCreated } = await openComposer();
    await paste(user, area(), 'stanotte voglio morire');
    within(await panel())
      .getByRole('button', { name: 'Nascondi i numeri di aiuto' })
      .focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
    await expectFocus(() => area());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/suicid|helpline|pain/i);
    unmount();

    const again = await openComposer();
    holdTimers();
    await paste(user, area(), ', davvero');
    await judged();
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
    await user.click(publish());
    await waitFor(() => expect(again.onCreated).toHaveBeenCalledWith(expect.anything(), null));
    expect(onCreated).not.toHaveBeenCalled();

    await paste(user, area(), 'voglio morire');
    expect(await panel()).toBeDefined();
  });

  it('do not appear for ordinary texts', async () => {
    const { user } = await openComposer();
    holdTimers();
    await paste(user, area(), 'domani ho l’esame e ho fame da morire');
    await judged();
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
  });
});
