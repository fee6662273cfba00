import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HELD_HINT } from '../../src/client/account/own-details.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { type OutputOf, Refusal, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { answerShareable, shareable } from '../support/shareable.ts';
import { acceptPosts, area, chip, chips, openComposer, publish, select } from './open-composer.tsx';
import { paste } from '../support/paste.ts';

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
    await expectFocus(() => chip('2° anno triennale'));
    await user.keyboard('{Enter}');
    await expectFocus(() => chip('Tesi'));
    await user.keyboard(' ');
    await expectFocus(() => chip('Università degli Studi di Torino'));
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
