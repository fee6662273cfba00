import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { helplinesFor } from '../../src/client/support/helplines.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { acceptPosts, area, openComposer, publish, radio, stranger } from './open-composer.tsx';
import { paste } from '../support/paste.ts';

describe('the draft', () => {
  it('survives closing and a reload, with its type', async () => {
    const { user, unmount } = await openComposer();
    await user.click(radio('Voglio parlare'));
    await paste(user, area(), 'ci penso ancora');
    unmount();
    await openComposer();
    expect(area().value).toBe('ci penso ancora');
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
  });

  it('survives an expired session, for the same person only', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
    });
    const { user, unmount } = await openComposer({ user: storedStudent });
    await paste(user, area(), 'scaduta');
    await user.click(publish());
    await screen.findByText('Errore nella pubblicazione');
    expect(readUser()).toBeNull();
    unmount();
    const other = await openComposer({ user: stranger });
    expect(area().value).toBe('');
    other.unmount();
    await openComposer({ user: storedStudent });
    expect(area().value).toBe('scaduta');
  });

  it('is gone once published', async () => {
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

it('takes a title along, folded away until somebody wants one, and keeps it with the draft', async () => {
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

it('keeps a title that is too long whole, says by how much also where it is folded away, and publishes when it fits', async () => {
  const sent = acceptPosts();
  const title = () => screen.getByLabelText('Titolo') as HTMLInputElement;
  const { user } = await openComposer();
  await paste(user, area(), 'Domani ho l’orale');
  await paste(user, title(), 'a'.repeat(121));
  expect(title().value).toHaveLength(121);
  expect(screen.getByText(/supera di 1 carattere il massimo di 120/)).toBeDefined();
  await user.click(publish());
  expect(await screen.findByText('Titolo troppo lungo')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(title(), '{Backspace}');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'Domani ho l’orale', type: 'vent', title: 'a'.repeat(120) }]));
});

describe('the helplines', () => {
  const panel = () => screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });

  it('appear beside a text that tells of pain, and stop nobody from publishing', async () => {
    acceptPosts();
    const { user, onCreated } = await openComposer();
    await paste(user, area(), 'stanotte voglio morire');
    const links = within(await panel()).getAllByRole('link', { name: /^Chiama/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(helplinesFor.suicide.map(({ tel }) => `tel:${tel}`));
    expect(publish().disabled).toBe(false);
    await user.click(publish());
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(expect.anything(), 'suicide'));
  });

  it('can be put away by keyboard, and do not come back in the same draft', async () => {
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
    await paste(user, area(), ', davvero');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
    await user.click(publish());
    await waitFor(() => expect(again.onCreated).toHaveBeenCalledWith(expect.anything(), null));
    expect(onCreated).not.toHaveBeenCalled();

    await paste(user, area(), 'voglio morire');
    expect(await panel()).toBeDefined();
  });

  it('stay away from ordinary texts', async () => {
    const { user } = await openComposer();
    await paste(user, area(), 'domani ho l’esame e ho fame da morire');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
  });
});
