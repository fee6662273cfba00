import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/*
 * People who have one way to use a page: nothing here presses what they could not see or reach.
 */

/** More stops than any way through a page has. */
const STOPS_MAX = 300;
/** More swipes than the longest page has. */
const SWIPES_MAX = 60;
/** WCAG 2.2, 2.5.8. */
const TARGET_PX = 24;

/** A keyboard alone: goes on by Tab, and at every stop the focus must show and nothing may cover it. */
export function keyboardOf(page: Page) {
  async function tabTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      await page.keyboard.press('Tab');
      // A closing dialog covers for a moment longer.
      await expect.poll(() => page.evaluate(hiddenFocus), { timeout: 5000 }).toBeNull();
      if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
    }
    throw new Error(`${STOPS_MAX} times Tab did not lead to ${target}`);
  }
  return {
    tabTo,
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async typeInto(target: Locator, text: string): Promise<void> {
      await tabTo(target);
      await page.keyboard.type(text);
    },
  };
}

/** In the browser: what has the focus without an outline of its own or of its label, or below something else. */
function hiddenFocus(): string | null {
  const element = document.activeElement!;
  // A date's parts and its calendar show the focus by themselves.
  if (element === document.body || element.matches('[type=date]')) return null;
  const outlined = [element, element.closest('label'), element.closest(':has(> input)')].some(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none',
  );
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return outlined && hit && (element.contains(hit) || hit.contains(element))
    ? null
    : `${outlined} ${element.outerHTML.slice(0, 200)} ${hit?.outerHTML.slice(0, 200)}`;
}

/** A thumb alone: swipes until what it wants is in view and uncovered, and touches its middle. A phone's own keyboard types. */
export function thumbOf(page: Page) {
  let session: Promise<CDPSession> | undefined;
  const { width, height } = page.viewportSize()!;

  async function swipe(down: number): Promise<void> {
    session ??= page.context().newCDPSession(page);
    const gesture = { x: width / 2, y: height / 2, yDistance: -down, gestureSourceType: 'touch', speed: 4000 } as const;
    await (await session).send('Input.synthesizeScrollGesture', gesture);
  }

  async function reach(target: Locator): Promise<{ x: number; y: number }> {
    await target.waitFor();
    for (let swipes = 0; swipes < SWIPES_MAX; swipes += 1) {
      const place = await target.evaluate(middleOf);
      if (place.free) {
        expect(Math.min(place.width, place.height), `${target} is large enough for a thumb`).toBeGreaterThanOrEqual(TARGET_PX);
        return place;
      }
      await swipe(Math.max(-height / 2, Math.min(height / 2, place.y - height / 2)));
    }
    throw new Error(`No swipe led to ${target}`);
  }

  async function tap(target: Locator): Promise<void> {
    const { x, y } = await reach(target);
    await page.touchscreen.tap(x, y);
  }

  return {
    tap,
    async typeInto(target: Locator, text: string): Promise<void> {
      await tap(target);
      await page.keyboard.type(text);
    },
  };
}

/** In the browser: where the middle of a thing is, and whether a touch there reaches it. */
function middleOf(element: Element): { x: number; y: number; width: number; height: number; free: boolean } {
  // A native control that is drawn by its label.
  const seen = element.closest('label') ?? element;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, width, height, free: hit !== null && (seen.contains(hit) || hit.contains(seen)) };
}
