import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { expectFocus } from '../support/focus.ts';
import { paste } from '../support/paste.ts';
import { socket } from './fake-socket.ts';
import { area, openChat, usePostOfItsOwn } from './opened.tsx';

const post = usePostOfItsOwn();
const open = (place = post.place) => openChat(place);
const said = (id: number) =>
  ({ type: 'chat', id, content: `messaggio ${id}`, timestamp: '2026-11-21T09:06:00.000Z', anonymous: true, alias: 'Gufo Mite' }) as const;

test('shows the post, connects to its room and disables the text field until connected', async () => {
  open();
  expect(await screen.findByText('Chi ha voglia di parlare?')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Chat Anonima' })).toBeDefined();
  expect(socket().url).toBe(`ws://${window.location.host}/ws?postId=${post.id}&since=0`);
  expect(screen.getByText('Non in linea')).toBeDefined();
  expect(screen.getByText('Connessione in corso...')).toBeDefined();
  expect(area().disabled).toBe(true);
  expect(screen.getByText('Ancora nessun messaggio. Inizia la conversazione.')).toBeDefined();
  socket().accept();
  expect(screen.getByText('In linea')).toBeDefined();
  expect(area().disabled).toBe(false);
});

test.each([
  [{ kind: 'post', postId: 7 }, ['Qui ti chiami Lontra Lieve']],
  // There the alias is only the role.
  [{ kind: 'mentorship', requestId: 7 }, []],
] as const)('tells people their alias in the chat of a post, but not in a mentorship (%#)', async (place, said) => {
  open(place);
  await screen.findByText('Non in linea');
  socket().accept();
  expect(screen.getByText('In linea')).toBeDefined();
  expect(screen.queryAllByText(/^Qui ti chiami/).map(({ textContent }) => textContent)).toEqual(said);
});

test('a quiet chat calls the day of its messages and of its end by another name after midnight', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 30, 23, 59, 50) });
  open();
  await screen.findByText('Non in linea');
  socket().accept({ endsAt: new Date(2026, 11, 1, 21).toISOString() });
  socket().receive({ ...said(1), timestamp: new Date(2026, 10, 30, 22).toISOString() });
  expect([screen.getByText(/^Finisce/).textContent, screen.getByText('Oggi')]).toEqual(['Finisce domani alle 21:00', expect.anything()]);
  act(() => void vi.advanceTimersByTime(11_000));
  expect([screen.getByText(/^Finisce/).textContent, screen.getByText('Ieri')]).toEqual(['Finisce oggi alle 21:00', expect.anything()]);
});

test('Enter sends a non-blank message, which appears at once and is marked as sent when acknowledged', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), '   {Enter}');
  expect(socket().sent).toEqual([]);
  await user.clear(area());
  await user.type(area(), 'ci sono anch’io{Enter}');
  expect(socket().sent).toMatchObject([{ type: 'chat', content: 'ci sono anch’io', anonymous: true, clientId: expect.any(String) }]);
  expect(area().value).toBe('');
  expect(screen.getByText('Invio in corso')).toBeDefined();
  const { clientId } = socket().sent[0]!;
  socket().receive({ type: 'connection', event: 'ack', message: '', clientId, id: 5, timestamp: '2026-11-21T09:05:00.000Z' });
  expect(screen.getByText('Inviato')).toBeDefined();
  socket().receive({ type: 'chat', id: 6, content: 'eccomi', timestamp: '2026-11-21T09:06:00.000Z', anonymous: true, alias: 'Gufo Mite' });
  expect(screen.getByText('Gufo Mite')).toBeDefined();
  expect(screen.getByRole('log').textContent).toMatch(/ci sono anch’io.*eccomi/);
});

// Chromium and Firefox set `isComposing`; Safari ends the composition before the keydown and sets keyCode 229 instead.
test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that ends an IME composition does not send (%o)', async (composing) => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'にほ');
  fireEvent.keyDown(area(), { key: 'Enter', ...composing });
  expect(socket().sent).toEqual([]);
  expect(area().value).toBe('にほ');
  await user.type(area(), '{Enter}');
  expect(socket().sent).toMatchObject([{ content: 'にほ' }]);
});

test('reconnects 3 seconds after a lost connection, from the last id, and resends unacknowledged messages', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  socket().receive({ type: 'chat', id: 7, content: 'prima', timestamp: '2026-11-21T09:06:00.000Z', anonymous: true, alias: 'Gufo Mite' });
  await user.type(area(), 'arriverò?{Enter}');
  await paste(user, area(), 'a metà');
  const first = socket();
  vi.useFakeTimers();
  first.cut(1006);
  expect(screen.getByText('Non in linea')).toBeDefined();
  expect(area().value).toBe('a metà');
  act(() => void vi.advanceTimersByTime(2900));
  expect(socket()).toBe(first);
  act(() => void vi.advanceTimersByTime(200));
  expect(socket()).not.toBe(first);
  expect(socket().url).toContain('since=7');
  socket().accept();
  expect(socket().sent).toEqual(first.sent);
});

test.each([
  ['the text field where there is a keyboard', true],
  ['no field on phones', false],
])('gives the focus, which opening left on the messages, to %s once one can write', async (_, keyboard) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: keyboard } as MediaQueryList);
  open();
  await screen.findByText('Non in linea');
  // Opening does so in browsers; jsdom draws nothing that could be focused.
  act(() => screen.getByRole('log').focus());
  socket().accept();
  expect(document.activeElement).toBe(keyboard ? area() : screen.getByRole('log'));
});

test('keeps the focus in the text field when the button is pressed', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'ci sono anch’io');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(socket().sent).toHaveLength(1);
  expect(document.activeElement).toBe(area());
});

test('reads out the messages that arrive, but not those from before', async () => {
  open();
  await screen.findByText('Non in linea');
  const live = () => screen.getByRole('log').getAttribute('aria-live');
  socket().accept({ lastId: 2 });
  for (const id of [1, 2]) {
    expect(live()).toBe('off');
    socket().receive(said(id));
  }
  expect(screen.getByText('messaggio 2')).toBeDefined();
  expect(live()).toBe('off');
  await waitFor(() => expect(live()).toBe('polite'));
});

test('gives the focus to the messages when the newest are shown', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  const log = screen.getByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 0 } });
  fireEvent.scroll(log);
  socket().receive(said(1));
  await user.click(screen.getByRole('button', { name: 'Nuovi messaggi' }));
  expect(screen.queryByRole('button', { name: 'Nuovi messaggi' })).toBeNull();
  expect(document.activeElement).toBe(log);
});

test('returns the focus to the text field on reconnection if it was there when the connection was lost', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'a metà');
  vi.useFakeTimers();
  // A browser removes the focus from a disabled field; jsdom leaves it there.
  const given = vi.spyOn(area(), 'focus');
  for (let cuts = 1; cuts <= 2; cuts += 1) {
    socket().cut(1006);
    act(() => void vi.advanceTimersByTime(3100));
    expect(given).toHaveBeenCalledTimes(cuts - 1);
    socket().accept();
    expect(given).toHaveBeenCalledTimes(cuts);
  }
});

test.each([
  ['before the cut', true],
  ['during it', false],
])('leaves the focus elsewhere on reconnection if it left the text field %s', async (_, before) => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'a metà');
  const elsewhere = screen.getByRole('button', { name: 'Chiudi' });
  vi.useFakeTimers();
  if (before) act(() => elsewhere.focus());
  socket().cut(1006);
  act(() => elsewhere.focus());
  act(() => void vi.advanceTimersByTime(3100));
  socket().accept();
  expect(document.activeElement).toBe(elsewhere);
});

test('keeps a message that is too long whole, shows the excess and does not send it until it fits', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await paste(user, area(), 'a'.repeat(1002));
  expect(area().value).toHaveLength(1002);
  expect(screen.getByText('2 caratteri di troppo')).toBeDefined();
  await user.type(area(), '{Enter}');
  expect(socket().sent).toEqual([]);
  await user.type(area(), '{Backspace}{Backspace}');
  expect(screen.getByText('0 caratteri rimasti')).toBeDefined();
  await user.type(area(), '{Enter}');
  expect(socket().sent).toMatchObject([{ content: 'a'.repeat(1000) }]);
});

test('logs an unreadable frame and otherwise ignores it', async () => {
  expectConsoleErrors();
  open();
  await screen.findByText('Non in linea');
  socket().accept();
  const strange = [
    { type: 'connection', event: 'applause', message: 'Bravi' },
    { type: 'chat', content: 'senza numero' },
    { type: 'poll' },
    null,
  ];
  for (const frame of ['{nonsense', ...strange.map((value) => JSON.stringify(value))]) socket().receive(frame);
  expect(screen.getByText('In linea')).toBeDefined();
  expect(screen.getByText('Ancora nessun messaggio. Inizia la conversazione.')).toBeDefined();
});

test.each([
  ['ended', 'Chiusa'],
  ['signed_out', 'In sospeso'],
  ['paused', 'In sospeso'],
] as const)('after “%s”, shows the chat as “%s”, not as disconnected', async (event, name) => {
  open();
  await screen.findByText('Non in linea');
  socket().accept();
  socket().receive({ type: 'connection', event, message: 'Finisce qui' });
  expect(screen.getByText(name)).toBeDefined();
  expect(screen.queryByText('Non in linea')).toBeNull();
});

test('shows the farewell when the chat ends and does not reconnect', async () => {
  open();
  await screen.findByText('Non in linea');
  socket().accept();
  vi.useFakeTimers();
  socket().receive({ type: 'connection', event: 'ended', message: 'Questa chat è finita.' });
  const last = socket();
  last.cut(1000);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(socket()).toBe(last);
  expect(screen.getByText('Questa chat è finita.')).toBeDefined();
  // Nothing invites to write into an empty chat that has ended.
  expect(screen.queryByText(/Inizia la conversazione/)).toBeNull();
});

test('lets the user copy the undelivered message and the draft when the chat ends', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await user.type(area(), 'troppo tardi{Enter}');
  await paste(user, area(), 'volevo anche dire');
  socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
  expect(screen.getByText('La chat si è chiusa prima che arrivasse.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quello che stavi scrivendo').value).toBe('volevo anche dire');
  const [ofMessage, ofDraft] = screen.getAllByRole('button', { name: 'Copia il testo' });
  await user.click(ofMessage!);
  expect(await navigator.clipboard.readText()).toBe('troppo tardi');
  await user.click(ofDraft!);
  expect(await navigator.clipboard.readText()).toBe('volevo anche dire');
  expect(screen.getAllByRole('button', { name: 'Copiato' })).toHaveLength(2);
});

test('closes the socket with code 1000 when the dialog unmounts', async () => {
  const { unmount } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  const last = socket();
  unmount();
  await waitFor(() => expect(last.closedWith).toBe(1000));
});

test('focuses the messages when those of a hidden person are shown again', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  socket().receive({ type: 'chat', id: 7, content: 'ciao', timestamp: '2026-11-21T09:06:00.000Z', anonymous: true, alias: 'Gufo Mite' });
  await user.click(screen.getByRole('button', { name: /^Azioni sul messaggio/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Non mostrarmi/ }));
  await user.click(await screen.findByRole('button', { name: 'Mostra' }));
  expect(screen.getByText('ciao')).toBeDefined();
  await expectFocus(() => screen.getByRole('log'));
  expect(screen.getByRole('log').tabIndex).toBe(0);
});

test.each([
  ['that is connected', () => {}, area],
  ['that is being reconnected', () => socket().cut(1006), () => screen.getByRole('log')],
  ['that has ended', () => socket().receive({ type: 'connection', event: 'ended', message: 'Finita' }), () => screen.getByRole('log')],
])('keeps the focus in a chat %s when a person is hidden', async (_, change, focused) => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  socket().receive({ type: 'chat', id: 7, content: 'ciao', timestamp: '2026-11-21T09:06:00.000Z', anonymous: true, alias: 'Gufo Mite' });
  change();
  await user.click(screen.getByRole('button', { name: /^Azioni sul messaggio/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Non mostrarmi/ }));
  await screen.findByText('Hai nascosto quello che scrive Gufo Mite.');
  await expectFocus(focused);
});

test('announces the helplines to screen readers, in a live region that is there before them and stays when the chat ends', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  const regions = screen.getAllByRole('status');
  await paste(user, area(), 'stanotte voglio morire');
  const note = async () => screen.findByRole('note', { name: 'Numeri da chiamare' });
  const region = (await note()).closest('[role=status]');
  expect(regions).toContain(region);
  socket().receive({ type: 'connection', event: 'ended', message: 'Finita' });
  await screen.findByText('Finita');
  expect((await note()).closest('[role=status]')).toBe(region);
});

test('keeps the focus in the chat when the helplines are dismissed while it is being reconnected', async () => {
  const { user } = open();
  await screen.findByText('Non in linea');
  socket().accept();
  await paste(user, area(), 'stanotte voglio morire');
  await screen.findByRole('note', { name: 'Numeri da chiamare' });
  socket().cut(1006);
  await user.click(screen.getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  await expectFocus(() => screen.getByRole('log'));
});
