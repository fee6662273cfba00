import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { ChatDialog } from '../../src/client/chat/chat-dialog.tsx';
import type { ChatPlace } from '../../src/client/chat/place.ts';
import type { Letter } from '../../src/routers/chat/schema.ts';
import { samplePause } from '../mentorship/samples.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith } from '../support/render.tsx';
import { installSocket, restoreSocket, socket } from './fake-socket.ts';

let number = 400;
beforeEach(() => {
  installSocket();
  number += 1;
});
afterEach(restoreSocket);

const letter = (id: number, fields: Partial<Letter>): Letter => ({
  id,
  content: 'Ho caricato i miei appunti',
  createdAt: '2026-11-21T09:05:00.000Z',
  alias: 'Mentore',
  mine: false,
  ...fields,
});
const open = (place: ChatPlace) => renderWith(<ChatDialog place={place} open onClose={() => {}} about="Mi aiuti?" />);

test('a paused person can read the letters of a mentorship, and the pause is given as the reason', async () => {
  trpcHandler('measures.list', () => [samplePause()]);
  const letters = vi.fn(() => [letter(1, {}), letter(2, { content: 'Grazie!', mine: true, alias: 'Chi ha chiesto aiuto' })]);
  trpcHandler('mentorship.letters', letters);
  open({ kind: 'mentorship', requestId: number });
  expect(await screen.findByText('Ho caricato i miei appunti')).toBeDefined();
  expect(screen.getByRole('log').textContent).toMatch(/Mentore.*appunti.*Grazie!/);
  expect(screen.getByText('Durante la pausa puoi leggere ma non scrivere')).toBeDefined();
  expect(screen.getByText('Sola lettura')).toBeDefined();
  expect(screen.queryByText('Connessione in corso...')).toBeNull();
  expect(screen.queryByLabelText('Il tuo messaggio')).toBeNull();
});

test('does not claim that the conversation is empty when the letters cannot be loaded', async () => {
  trpcHandler('measures.list', () => [samplePause()]);
  trpcHandler('mentorship.letters', () => {
    throw new Offline();
  });
  open({ kind: 'mentorship', requestId: number });
  expect(await screen.findByText('I messaggi non si sono caricati: riproviamo tra poco.')).toBeDefined();
  expect(screen.queryByText(/Inizia la conversazione/)).toBeNull();
});

test('the chat of a post says that a paused person cannot enter now, and a closed account never again', async () => {
  trpcHandler('measures.list', () => [samplePause()]);
  const { unmount } = open({ kind: 'post', postId: number });
  expect(await screen.findByText('Durante la pausa non puoi entrare in questa chat')).toBeDefined();
  expect(screen.queryByText('Connessione in corso...')).toBeNull();
  expect(screen.queryByText(/Inizia la conversazione/)).toBeNull();
  unmount();
  trpcHandler('measures.list', () => [{ ...samplePause(), action: 'close', endsAt: null }]);
  open({ kind: 'post', postId: number });
  expect(await screen.findByText('In questa chat non puoi più entrare')).toBeDefined();
});

test('a person who is paused during a chat can go on reading, and copy what was begun', async () => {
  trpcHandler('mentorship.letters', () => [letter(1, {})]);
  const { user } = open({ kind: 'mentorship', requestId: number });
  await screen.findByText('Non in linea');
  socket().accept();
  await paste(user, screen.getByLabelText('Il tuo messaggio'), 'volevo anche dire');
  trpcHandler('measures.list', () => [samplePause()]);
  socket().receive({ type: 'connection', event: 'paused', message: 'Ora puoi leggere ma non scrivere' });
  expect(await screen.findByText('Ho caricato i miei appunti')).toBeDefined();
  await waitFor(() => expect(screen.getByText('Sola lettura')).toBeDefined());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quello che stavi scrivendo').value).toBe('volevo anche dire');
});

test('letters that are being read stay until the dialog closes, although the mentorship ends meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  trpcHandler('measures.list', () => [samplePause()]);
  const letters = vi.fn(() => [letter(1, {})]);
  trpcHandler('mentorship.letters', letters);
  const place = { kind: 'mentorship', requestId: number } as const;
  const dialog = (shown: boolean) => (
    <Providers>
      <ChatDialog place={place} open={shown} onClose={() => {}} about="Mi aiuti?" />
    </Providers>
  );
  const { rerender } = render(dialog(true));
  await screen.findByText('Ho caricato i miei appunti');
  letters.mockReturnValue([]);
  for (const times of [2, 2]) {
    await vi.advanceTimersByTimeAsync(10_500);
    await waitFor(() => expect(letters).toHaveBeenCalledTimes(times));
    expect(screen.getByText('Ho caricato i miei appunti')).toBeDefined();
  }
  expect(screen.queryByText('Qui non c’è ancora nessun messaggio.')).toBeNull();
  rerender(dialog(false));
  rerender(dialog(true));
  expect(await screen.findByText('Qui non c’è ancora nessun messaggio.')).toBeDefined();
  expect(screen.queryByText('Ho caricato i miei appunti')).toBeNull();
});
