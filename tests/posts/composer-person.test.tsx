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

describe('the user’s own study details', () => {
  it('are prefilled from the stored user when enough students share them', async () => {
    await openComposer({ user: storedStudent });
    await waitFor(() =>
      expect(chips()).toEqual(['Togli: Università degli Studi di Torino', 'Togli: Psicologia', 'Togli: 2° anno triennale']),
    );
    expect(select('Università').value).toBe('Università degli Studi di Torino');
    expect(select('Facoltà').value).toBe('Psicologia');
    expect(select('Anno di corso').value).toBe('2° anno triennale');
    expect(screen.getByText('Gli altri vedono il testo e questi dettagli. Mai nome o email.')).toBeDefined();
    expect(screen.queryByText(HELD_HINT)).toBeNull();
  });

  it('are taken from a nested user first', async () => {
    const pisa = { university: 'Università di Pisa', faculty: 'Lettere', studyYear: 'Dottorato' };
    answerShareable(pisa);
    await openComposer({ user: { ...storedStudent, user: pisa } });
    await waitFor(() => expect(select('Università').value).toBe('Università di Pisa'));
    expect(select('Facoltà').value).toBe('Lettere');
    expect(select('Anno di corso').value).toBe('Dottorato');
  });

  it('appear as free text when the lists do not contain them', async () => {
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

  it('are not sent when the user deselects them', async () => {
    const sent = acceptPosts();
    const { user } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    for (const label of ['Università', 'Facoltà', 'Anno di corso']) await user.selectOptions(select(label), '');
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
  ])('are withheld as far as too few students share them: %s', async (_, safe, offered) => {
    const sent = acceptPosts();
    answerShareable(storedStudent, safe);
    const { user } = await openComposer({ user: storedStudent });
    // One hint per withheld detail.
    await waitFor(() => expect(screen.getAllByText(HELD_HINT)).toHaveLength(Object.keys(safe).length));
    expect(chips()).toEqual(offered);
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]!.university, sent[0]!.faculty, sent[0]!.studyYear].filter(Boolean)).toEqual(
      offered.map((chip) => chip.slice('Togli: '.length)),
    );
    await screen.findByText('Post pubblicato!');
  });

  it('can be chosen by hand when withheld, with a warning on the chip', async () => {
    const sent = acceptPosts();
    answerShareable(storedStudent, { studyYear: false });
    const { user } = await openComposer({ user: storedStudent });
    await screen.findByText(HELD_HINT);
    await user.selectOptions(select('Anno di corso'), '2° anno triennale');
    expect(chips().at(-1)).toBe('Togli: 2° anno triennale, potrebbe farti riconoscere');
    expect(screen.getByText('potrebbe farti riconoscere')).toBeDefined();
    expect(screen.queryByText(HELD_HINT)).toBeNull();
    await user.type(area(), 'ciao{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent[0]?.studyYear).toBe('2° anno triennale'));
    await screen.findByText('Post pubblicato!');
  });

  it('are offered only after the server has answered, without overriding the user’s choice', async () => {
    const { request, resolve, wait } = deferred<OutputOf<'account.shareable'>>();
    trpcHandler('account.shareable', wait);
    const { user } = await openComposer({ user: storedStudent });
    await request;
    expect(chips()).toEqual([]);
    await user.selectOptions(select('Facoltà'), 'Lettere');
    resolve(shareable(storedStudent));
    await waitFor(() => expect(select('Università').value).toBe('Università degli Studi di Torino'));
    expect(select('Facoltà').value).toBe('Lettere');
    expect(chips()[1]).toBe('Togli: Lettere, potrebbe farti riconoscere');
  });

  it('are not added once the user is writing, because they could be published unseen', async () => {
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

  it('are not offered when the request fails, but can be chosen by hand', async () => {
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

  it('are not offered where the account differs from the user stored in this browser', async () => {
    answerShareable({ ...storedStudent, university: 'Politecnico di Torino' });
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toEqual(['Togli: Psicologia', 'Togli: 2° anno triennale']));
  });
});

describe('the chips of details others will see', () => {
  it('remove their detail when pressed, and move the focus to the next chip', async () => {
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

  it('remove a typed name too, which stays removed when the server answers', async () => {
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

  it('are offered again when the composer is reopened', async () => {
    const { user, rerender, element } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await user.click(chip('Psicologia'));
    rerender(element({ open: false }));
    rerender(element({ open: true }));
    await waitFor(() => expect(chips()).toHaveLength(3));
  });
});
