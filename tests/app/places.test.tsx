import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaces } from '../../src/client/lib/places.ts';

const anchoring = () => document.documentElement.style.overflowAnchor;

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
  vi.restoreAllMocks();
});

it('lets the browser hold on to nothing of its own while somebody is brought back to their place', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState({ place: 'here' }, '');
  sessionStorage.setItem('sottovoce-places', JSON.stringify([['here', 1500]]));
  const stop = keepPlaces();
  expect(anchoring()).toBe('none');
  // Whoever scrolls reads on from where they are.
  window.dispatchEvent(new Event('wheel'));
  expect(anchoring()).toBe('');
  stop();
});
