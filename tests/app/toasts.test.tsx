import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { flash, showFlash } from '../../src/client/lib/flash.ts';
import { clearToasts, dismissToast, toast, useToasts } from '../../src/client/lib/toasts.ts';
import { renderWith } from '../support/render.tsx';
import { putStylesOn } from '../support/styles.ts';

const matchMediaOfPhones = window.matchMedia;

beforeEach(async () => {
  // Preloads the card, whose module is otherwise loaded with the first toast.
  await import('../../src/client/ui/toast-card.tsx');
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

async function show(options: Parameters<typeof toast>[0]): Promise<number> {
  const id = act(() => toast(options));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return id;
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifiche (F8)' });
}

/** Whether a toast is where the others are not: on phones at the bottom, on wide screens at the top. */
function isAway(title: string): boolean {
  return screen.getByText(title).closest('ol') === region().lastElementChild;
}

it('stays for 5 seconds', async () => {
  renderWith(<p />);
  await show({ title: 'Commento aggiunto!', description: 'Il tuo commento è stato pubblicato.' });
  await pass(4900);
  expect(screen.getByText('Il tuo commento è stato pubblicato.')).toBeDefined();
  await pass(200);
  expect(screen.queryByText('Commento aggiunto!')).toBeNull();
});

it('shows at most three: a fourth removes the oldest', async () => {
  renderWith(<p />);
  for (const title of ['uno', 'due', 'tre', 'quattro']) await show({ title });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['due', 'tre', 'quattro']);
});

it('replaces a toast that says the same, unless that has an action; two failures stand side by side', async () => {
  renderWith(<p />);
  for (let press = 0; press < 3; press += 1) await show({ title: 'Errore', description: 'Impossibile mettere mi piace al post.' });
  await show({ title: 'Errore', description: 'Impossibile aggiungere il commento.' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ErroreImpossibile mettere mi piace al post.',
    'ErroreImpossibile aggiungere il commento.',
  ]);
  act(() => clearToasts());
  for (let press = 0; press < 2; press += 1) await show({ title: 'Eliminato', action: { label: 'Ripristina', onClick: () => {} } });
  expect(screen.getAllByRole('button', { name: 'Ripristina' })).toHaveLength(2);
});

it('is removed from the list 5 seconds after it was dismissed', async () => {
  const seen: number[] = [];
  function Count() {
    seen.push(useToasts().length);
    return null;
  }
  renderWith(<Count />);
  const id = await show({ title: 'uno' });
  act(() => dismissToast(id));
  expect(screen.queryByText('uno')).toBeNull();
  await pass(4900);
  expect(seen.at(-1)).toBe(1);
  await pass(200);
  expect(seen.at(-1)).toBe(0);
});

it('pauses its timer while it is hovered', async () => {
  renderWith(<p />);
  await show({ title: 'uno' });
  await pass(3000);
  fireEvent.pointerEnter(region());
  await pass(60_000);
  expect(screen.getByText('uno')).toBeDefined();
  fireEvent.pointerLeave(region());
  await pass(1900);
  expect(screen.getByText('uno')).toBeDefined();
  await pass(200);
  expect(screen.queryByText('uno')).toBeNull();
});

it('F8 moves the focus to the notifications, to their first button if there is one', async () => {
  renderWith(<p />);
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(region());
  await show({ title: 'uno' });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(closers()[0]);
});

it.each([
  [50, true],
  [51, false],
])('stays after a swipe of %i px to the right: %s', async (distance, stays) => {
  renderWith(<p />);
  await show({ title: 'uno' });
  const card = screen.getByRole('listitem');
  fireEvent.pointerDown(card, { clientX: 10, button: 0 });
  fireEvent.pointerMove(card, { clientX: 10 + distance });
  fireEvent.pointerUp(card, { clientX: 10 + distance });
  expect(screen.queryByText('uno') !== null).toBe(stays);
});

it('stays after a swipe to the left', async () => {
  renderWith(<p />);
  await show({ title: 'uno' });
  const card = screen.getByRole('listitem');
  fireEvent.pointerDown(card, { clientX: 200, button: 0 });
  fireEvent.pointerUp(card, { clientX: 0 });
  expect(screen.getByText('uno')).toBeDefined();
});

it('runs its action and closes, and closes with its close button', async () => {
  renderWith(<p />);
  const undo = vi.fn<() => void>();
  await show({ title: 'uno', action: { label: 'Ripristina', onClick: undo } });
  await show({ title: 'due' });
  fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('uno')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi la notifica' }));
  expect(screen.queryByText('due')).toBeNull();
});

const closers = () => screen.getAllByRole('button', { name: 'Chiudi la notifica' });

it('when it is closed by keyboard, gives the focus to the next one, then back, and the others go on', async () => {
  renderWith(<button type="button">Prima</button>);
  const earlier = screen.getByRole('button', { name: 'Prima' });
  act(() => earlier.focus());
  for (const title of ['uno', 'due']) await show({ title });
  fireEvent.keyDown(window, { key: 'F8' });
  act(() => closers()[1]!.focus());
  fireEvent.click(closers()[1]!, { detail: 0 });
  expect(screen.queryByText('due')).toBeNull();
  expect(document.activeElement).toBe(closers()[0]);
  await pass(60_000);
  fireEvent.click(closers()[0]!, { detail: 0 });
  expect(document.activeElement).toBe(earlier);
  await show({ title: 'tre' });
  await pass(5100);
  expect(screen.queryByText('tre')).toBeNull();
});

it.each([
  ['its close button is tapped', () => fireEvent.click(closers()[1]!, { detail: 1 })],
  ['its action is run', () => fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }))],
])('does not keep the others when %s, which had the focus', async (_, end) => {
  renderWith(<p />);
  await show({ title: 'uno' });
  await show({ title: 'due', action: { label: 'Ripristina', onClick: () => {} } });
  act(() => closers()[1]!.focus());
  await pass(60_000);
  end();
  await pass(5100);
  expect(screen.queryByText('uno')).toBeNull();
});

it('closes at endsAt even while it has the focus, which moves to the notification region', async () => {
  renderWith(<p />);
  await show({
    title: 'uno',
    duration: 10_000,
    endsAt: Date.now() + 60_000,
    action: { label: 'Ripristina', onClick: vi.fn<() => void>() },
  });
  act(() => screen.getByRole('button', { name: 'Ripristina' }).focus());
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByText('uno')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1001));
  expect(screen.queryByText('uno')).toBeNull();
  expect(document.activeElement).toBe(region());
});

it('on a phone, appears away from the last touch, and at the top while a dialog is open', async () => {
  renderWith(<p />);
  const touch = (clientY: number) => fireEvent(window, new MouseEvent('pointerdown', { clientY }));
  touch(400);
  await show({ title: 'uno' });
  touch(90);
  await show({ title: 'due' });
  expect([isAway('uno'), isAway('due')], 'what is being read stays').toEqual([false, true]);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await show({ title: 'tre' });
  expect([isAway('tre'), isAway('due')], 'below, in a dialog, are its buttons').toEqual([false, true]);
  dialog.remove();
});

it('appears where the toast was whose button was pressed', async () => {
  renderWith(<p />);
  fireEvent(window, new MouseEvent('pointerdown', { clientY: 400 }));
  await show({ title: 'Post eliminato', action: { label: 'Ripristina', onClick: () => {} } });
  const button = screen.getByRole('button', { name: 'Ripristina' });
  fireEvent(button, new MouseEvent('pointerdown', { clientY: 90, bubbles: true }));
  await act(async () => button.click());
  await show({ title: 'Il post è di nuovo al suo posto' });
  expect(isAway('Il post è di nuovo al suo posto')).toBe(false);
});

it('on a wide screen, leaves its corner after a press there, such as on the button that is wanted again after an error', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMediaOfPhones(media), matches: media === '(min-width: 48rem)' }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMediaOfPhones));
  renderWith(<p />);
  const isAwayAfter = async (clientX: number, clientY: number) => {
    fireEvent(window, new MouseEvent('pointerdown', { clientX, clientY }));
    await show({ title: `${clientX} ${clientY}` });
    return isAway(`${clientX} ${clientY}`);
  };
  expect([window.innerWidth, window.innerHeight]).toEqual([1024, 768]);
  expect(await isAwayAfter(700, 600)).toBe(true);
  expect(await isAwayAfter(500, 600), 'beside it').toBe(false);
  expect(await isAwayAfter(700, 90), 'where it appears on phones').toBe(false);
});

it('on a phone, never truncates its text', async () => {
  putStylesOn();
  renderWith(<p />);
  await show({ title: 'Iscrizione completata!', description: 'Ti sei unito al gruppo di studio con successo.' });
  for (let part = screen.getByText(/^Ti sei unito/); part !== region(); part = part.parentElement!) {
    const { whiteSpace, textOverflow, overflow } = getComputedStyle(part);
    expect([whiteSpace, textOverflow, overflow].filter((value) => /nowrap|ellipsis|hidden/.test(value))).toEqual([]);
  }
});

it('is announced politely, or as an alert when it is an error', async () => {
  renderWith(<p />);
  await show({ title: 'uno' });
  await show({ title: 'Errore', variant: 'destructive' });
  expect(screen.getByText('uno').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('alert').textContent).toBe('Errore');
});

it('shows a message flashed before a page load once', async () => {
  renderWith(<p />);
  flash({ title: 'Login effettuato!' });
  act(() => showFlash());
  await pass(0);
  expect(screen.getAllByText('Login effettuato!')).toHaveLength(1);
  act(() => showFlash());
  expect(screen.getAllByText('Login effettuato!')).toHaveLength(1);
});
