import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHands } from '../../src/client/app/hands.ts';

let snapshot: HTMLElement;
const at = (selector: string) => snapshot.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-snapshot><input /><ul></ul><button>Accedi</button></div>';
  snapshot = document.querySelector<HTMLElement>('[data-snapshot]')!;
});
afterEach(() => void vi.useRealTimers());

it('calls back at once when there is no interaction', () => {
  const then = vi.fn();
  watchHands(snapshot).whenFree(then);
  expect(then).toHaveBeenCalledOnce();
});

it('calls back once a scroll that began earlier has stopped, without any further event', () => {
  const then = vi.fn();
  const hands = watchHands(snapshot);
  at('ul').dispatchEvent(new Event('scroll'));
  hands.whenFree(then);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(then).toHaveBeenCalledOnce();
});

it('waits while a field has the focus, until a button is pressed', () => {
  const then = vi.fn();
  const hands = watchHands(snapshot);
  at('input').focus();
  // A field scrolls, too, when its text is longer than the field.
  at('input').dispatchEvent(new Event('scroll'));
  hands.whenFree(then);
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
  at('input').dispatchEvent(new Event('scroll'));
  at('button').setAttribute('aria-busy', 'true');
  at('button').dispatchEvent(new Event('click', { bubbles: true }));
  vi.advanceTimersByTime(250);
  expect(then).toHaveBeenCalledOnce();
});
