import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { UniversityPicker } from '../../src/client/universities/university-picker.tsx';
import type { University } from '../../src/routers/universities/schema.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';
import { scrolledTo } from '../support/scrolled-to.ts';

const torino = { id: 7, name: 'Università degli Studi di Torino', city: 'Torino', region: 'Piemonte' };
const polito = { id: 8, name: 'Politecnico di Torino', city: 'Torino', region: 'Piemonte' };
const bologna = { id: 9, name: 'Alma Mater Studiorum', city: 'Bologna', region: 'Emilia-Romagna' };

const onSelect = vi.fn<(university: University) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  trpcHandler('universities.search', () => [torino, polito]);
});

function renderPicker() {
  return renderWith(<UniversityPicker value="" onSelect={onSelect} onBlur={() => {}} ref={null} />);
}

function opener(): HTMLElement {
  return screen.getByRole('button', { name: 'Università' });
}

function box(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Cerca università' });
}

it('opens with a prompt and the focus in the search box', async () => {
  const { user } = renderPicker();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await user.click(opener());
  await expectFocus(() => box());
  expect(screen.getByText('Inizia a digitare per cercare')).toBeDefined();
});

it.each([
  ['on a touch screen, whose keyboard would cover the results', false],
  ['with a mouse', true],
])('moves to the top of the page when it opens %s: not %s', async (_, fine) => {
  const shown = scrolledTo();
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: fine && media === '(pointer: fine)' }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
  const { user } = renderPicker();
  await user.click(opener());
  await expectFocus(() => box());
  expect(shown().some((element) => (element as Element).contains(opener()))).toBe(!fine);
});

it('ignores an Enter that ends an IME composition', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('tor');
  await screen.findAllByRole('option');
  await waitFor(() => expect(screen.queryByText('Cercando...')).toBeNull());
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(torino);
});

it('searches once, about 200 ms after the last key', async () => {
  const calls: { q: string; at: number }[] = [];
  trpcHandler('universities.search', ({ q }) => {
    calls.push({ q, at: performance.now() });
    return [torino];
  });
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('tor');
  const lastKey = performance.now();
  expect(screen.getByText('Cercando...')).toBeDefined();
  expect(await screen.findByRole('option', { name: /Torino/ })).toBeDefined();
  expect(screen.queryByText('Cercando...')).toBeNull();
  expect(calls.map(({ q }) => q)).toEqual(['tor']);
  // Not 200: timers may fire early, and the clock is read only after the last key.
  expect(calls[0]!.at - lastKey).toBeGreaterThan(150);
});

it('searches from the first character', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('t');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('selects an option on a click', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('torino');
  await user.click(await screen.findByRole('option', { name: /Politecnico/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(polito);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('selects with the arrow keys, which wrap around, and Enter, then closes and returns the focus', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('torino');
  const [first, second] = await screen.findAllByRole('option');
  await waitFor(() => expect(screen.queryByText('Cercando...')).toBeNull());
  expect(box().getAttribute('aria-activedescendant')).toBe(first!.id);
  await user.keyboard('{ArrowDown}');
  expect(box().getAttribute('aria-activedescendant')).toBe(second!.id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(polito);
  expect(screen.queryByRole('listbox')).toBeNull();
  await expectFocus(() => opener());
});

it('ignores Enter while the options are those of an earlier query', async () => {
  const answer = deferred<University[]>();
  trpcHandler('universities.search', ({ q }) => (q.startsWith('b') ? answer.wait() : [torino]));
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('torino');
  await screen.findByRole('option');
  await user.clear(box());
  await user.keyboard('bologna{Enter}');
  await answer.request;
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  answer.resolve([bologna]);
  await screen.findByRole('option', { name: /Bologna/ });
  await waitFor(() => expect(screen.queryByText('Cercando...')).toBeNull());
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(bologna);
});

it('closes on Escape without selecting, and returns the focus', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('torino');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
  await expectFocus(() => opener());
});

it('says when nothing matches', async () => {
  trpcHandler('universities.search', () => []);
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('xyz');
  expect(await screen.findByText('Nessuna università trovata per "xyz"')).toBeDefined();
});

it('does not search for blanks', async () => {
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('   ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(screen.getByText('Inizia a digitare per cercare')).toBeDefined();
  expect(calledProcedures).toEqual([]);
});

it('keeps the previous results when a later search fails', async () => {
  expectConsoleErrors();
  trpcHandler('universities.search', ({ q }) => {
    if (q.length > 3) throw new Refusal({ status: 500, message: 'Ops' });
    return [torino];
  });
  const { user } = renderPicker();
  await user.click(opener());
  await user.keyboard('tor');
  await screen.findByRole('option', { name: /Torino/ });
  await user.keyboard('ino');
  await waitFor(() => expect(screen.queryByText('Cercando...')).toBeNull());
  expect(screen.getByRole('option', { name: /Torino/ })).toBeDefined();
});
