import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/* Users with a single input device: nothing here operates an element that the user could not see or reach. */

/** More tab stops than any page has. */
const STOPS_MAX = 300;
/** More swipes than the longest page needs. */
const SWIPES_MAX = 60;
/** WCAG 2.2, 2.5.8. */
const TARGET_PX = 24;

/** A user with only a keyboard, who moves by Tab. At every stop the focus must be visible and uncovered. */
export function keyboardOf(page: Page) {
  async function tabTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      await page.keyboard.press('Tab');
      // A closing dialog still covers the page for a moment.
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

/** Runs in the browser. Returns the focused element if neither it nor its label has an outline, or if it is covered. */
function hiddenFocus(): string | null {
  const element = document.activeElement!;
  // Date fields show the focus on their inner parts.
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

/**
 * A user with only a thumb: swipes until the target is in view and uncovered, then taps its middle. Text comes from the phone's keyboard.
 */
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

/** Runs in the browser. Returns the middle and size of an element, and whether a tap there reaches it. */
function middleOf(element: Element): { x: number; y: number; width: number; height: number; free: boolean } {
  // Some native controls are drawn by their label.
  const seen = element.closest('label') ?? element;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, width, height, free: hit !== null && (seen.contains(hit) || hit.contains(seen)) };
}
