import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaces } from '../../src/client/lib/places.ts';
import { SkeletonRegion } from '../../src/client/ui/skeleton.tsx';
import { PageSpinner } from '../../src/client/ui/spinner.tsx';
import { renderWith } from '../support/render.tsx';

const ofTheWindow = ResizeObserver;
const anchoring = () => document.documentElement.style.overflowAnchor;

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
  vi.restoreAllMocks();
  vi.stubGlobal('ResizeObserver', ofTheWindow);
});

/** A ResizeObserver that, like browsers, calls back when an observation begins. */
class FirstMeasure {
  readonly observe: () => void;
  constructor(tell: () => void) {
    this.observe = tell;
  }
  disconnect() {}
}

/** Returns to a page of this height, scrolled to 1,500 px, in a viewport of 700 px. */
function comeBack(height: number) {
  vi.stubGlobal('ResizeObserver', FirstMeasure);
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700);
  window.history.replaceState({ place: 'here' }, '');
  sessionStorage.setItem('sottovoce-places', JSON.stringify([['here', 1500]]));
  const stop = keepPlaces();
  return { moved, stop, grow: (to: number) => page.mockReturnValue(to) };
}

it.each([
  ['skeletons', () => <SkeletonRegion>{null}</SkeletonRegion>],
  ['a spinner', () => <PageSpinner />],
])('does not scroll while the page shows %s, but restores the position once the content is there', async (_, underWay) => {
  const { rerender } = renderWith(underWay());
  const { moved, stop, grow } = comeBack(1200);
  expect(moved).not.toHaveBeenCalled();
  grow(4000);
  rerender(<p>La lista</p>);
  await act(async () => {});
  expect(moved.mock.calls).toEqual([[0, 1500]]);
  stop();
});

it('scrolls at once when the skeletons are tall enough, or when a page without skeletons is too short', () => {
  const { unmount } = renderWith(<SkeletonRegion>{null}</SkeletonRegion>);
  const long = comeBack(4000);
  expect(long.moved).toHaveBeenCalledWith(0, 1500);
  long.stop();
  unmount();
  const short = comeBack(1200);
  expect(short.moved).toHaveBeenCalledWith(0, 1500);
  short.stop();
});

it('disables scroll anchoring while the position is being restored, until the user scrolls', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState({ place: 'here' }, '');
  sessionStorage.setItem('sottovoce-places', JSON.stringify([['here', 1500]]));
  const stop = keepPlaces();
  expect(anchoring()).toBe('none');
  window.dispatchEvent(new Event('wheel'));
  expect(anchoring()).toBe('');
  stop();
});

it('remembers the top of a page that is left, and returns to it without waiting', () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  window.history.replaceState({ place: 'feed' }, '');
  const stop = keepPlaces();
  window.history.pushState({ place: 'post' }, '');
  scrolled.mockReturnValue(2600);
  // wouter's own method would announce the change.
  History.prototype.replaceState.call(window.history, { place: 'feed' }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved.mock.calls).toEqual([[0, 0]]);
  expect(anchoring()).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('sottovoce-places')!)).toEqual([
    ['feed', 0],
    ['post', 2600],
  ]);
  stop();
});
