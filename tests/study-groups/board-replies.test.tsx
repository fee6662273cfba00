import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draftKeys } from '../../src/client/study-groups/draft-keys.ts';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import { deferred } from '../support/deferred.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { board, openGroup } from './open-group.tsx';
import { sampleMessage } from './samples.ts';

it('keeps the reply target of a draft over a reload, even when that message is not loaded', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const create = vi.fn<(input: unknown) => BoardMessage>(() => sampleMessage(2, { mine: true, parentId: 1 }));
  trpcHandler('board.create', create);
  const first = openGroup();
  await first.user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  await first.user.type(await screen.findByLabelText('La tua risposta ad Airone Quieto'), 'Vengo anch’io');
  first.unmount();
  const second = openGroup();
  expect(await screen.findByText('Rispondi ad Airone Quieto: Testo 1')).toBeDefined();
  second.unmount();
  board.mockReturnValue(Array.from({ length: 51 }, (_, index) => sampleMessage(index + 10)));
  const { user, unmount } = openGroup();
  expect(await screen.findByText('Rispondi a un messaggio di prima')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith({ id: 7, content: 'Vengo anch’io', parentId: 1 }));
  expect(await screen.findByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
  unmount();
  openGroup();
  expect(await screen.findByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
});

it('says that the message being replied to is gone, and then sends the reply to the whole group', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const create = vi.fn<(input: { content: string; parentId?: number | null | undefined }) => BoardMessage>(({ content, parentId }) => {
    if (parentId) throw new Refusal({ status: 404, message: 'Questo messaggio non c’è o non c’è più', reason: 'message_not_found' });
    return sampleMessage(2, { content, mine: true });
  });
  trpcHandler('board.create', create);
  const first = openGroup();
  await first.user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  await first.user.type(await screen.findByLabelText('La tua risposta ad Airone Quieto'), 'Vengo anch’io');
  await first.user.click(screen.getByRole('button', { name: 'Invia' }));
  const said = 'Il messaggio a cui rispondevi non c’è più: se premi ancora «Invia», il tuo va a tutto il gruppo.';
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText('Questo messaggio non c’è o non c’è più')).toBeNull();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Il tuo messaggio al gruppo')).value).toBe('Vengo anch’io');
  await first.user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(create).toHaveBeenLastCalledWith({ id: 7, content: 'Vengo anch’io' }));
  expect(await screen.findByText('Messaggio inviato')).toBeDefined();
});

it('says above the field that the message being replied to is gone, once the whole board is loaded', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const first = openGroup();
  await first.user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  await first.user.type(await screen.findByLabelText('La tua risposta ad Airone Quieto'), 'Vengo anch’io');
  first.unmount();
  board.mockReturnValue([sampleMessage(3)]);
  openGroup();
  expect(await screen.findByText('Il messaggio a cui rispondevi non c’è più')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('La tua risposta').value).toBe('Vengo anch’io');
});

it('shows the draft of another tab with its reply target, and stops replying when that tab does', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  openGroup();
  await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' });
  storeElsewhere(`${draftKeys.board(7)}-answered`, '1');
  storeElsewhere(draftKeys.board(7), 'Vengo anch’io');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('La tua risposta ad Airone Quieto')).value).toBe('Vengo anch’io');
  storeElsewhere(`${draftKeys.board(7)}-answered`, null);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Il tuo messaggio al gruppo')).value).toBe('Vengo anch’io');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(storedDraft(`${draftKeys.board(7)}-answered`)).toBeNull();
});

it('leaves the reply target to a draft that another tab stores while the reply is being sent', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const answer = deferred<BoardMessage>();
  trpcHandler('board.create', answer.wait);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  await user.type(await screen.findByRole('textbox'), 'Ci sono');
  await waitFor(() => expect(storedDraft(`${draftKeys.board(7)}-answered`)).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await answer.request;
  storeElsewhere(draftKeys.board(7), 'Ci sono, con gli appunti');
  answer.resolve(sampleMessage(2, { content: 'Ci sono', mine: true, parentId: 1 }));
  await screen.findByText('Messaggio inviato');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('La tua risposta ad Airone Quieto')).value).toBe('Ci sono, con gli appunti');
  expect(storedDraft(`${draftKeys.board(7)}-answered`)).toBe('1');
});

it('forgets the reply target when there is no draft', async () => {
  board.mockReturnValue([sampleMessage(1)]);
  const { user, unmount } = openGroup();
  await user.click(await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' }));
  unmount();
  openGroup();
  await screen.findByRole('button', { name: 'Rispondi ad Airone Quieto' });
  expect(screen.getByLabelText('Il tuo messaggio al gruppo')).toBeDefined();
});
