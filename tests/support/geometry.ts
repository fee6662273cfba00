import type { Page } from 'playwright-core';

/**
 * What reaches beyond the window's sides, dialogs included, or is cut off by its own box. Areas that scroll sideways, what
 * is typed, text that ends in an ellipsis and what only screen readers hear do not count.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const held = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || held(element.parentElement));
    const found = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if ((right > width + 1 || left < -1) && !held(element.parentElement)) return true;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        !element.matches('input, textarea') &&
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return found.map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** Links, buttons and fields that lie on one another: those of the bars among themselves, those of the page among themselves. */
export function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layerOf = (element: Element | null): Element | null =>
      element && (/fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement));
    // The quick exit lies over the navbar's end.
    const groupOf = (element: Element) =>
      element.matches('[title*="Esc tre volte"]') ? document.querySelector('header') : layerOf(element);
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, select, textarea, input:not([type=radio], [type=file])'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        // What a folded text hides meets nothing.
        const fold = element.closest('p')?.getBoundingClientRect().bottom ?? Infinity;
        const boxes = [...element.getClientRects()].filter(({ width, top }) => width > 1 && top < fold);
        return { element, group: groupOf(element), boxes };
      });
    // Links in lines one below the other share what makes them easier to hit.
    const SHARED = 4;
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left + 1 < other.right && other.left + 1 < one.right && one.top + SHARED < other.bottom && other.top + SHARED < one.bottom;
    return controls.flatMap(({ element, group, boxes }, index) =>
      controls
        .slice(index + 1)
        // The eye stands inside its field.
        .filter((other) => other.group === group && !element.contains(other.element) && !element.matches('input'))
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        .map((other) => `${element.outerHTML.slice(0, 120)} and ${other.element.outerHTML.slice(0, 120)}`),
    );
  });
}

/** Words that stick out of their link, button, field's label or badge, and what of a dialog scrolls sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = [...document.querySelectorAll('a, button, label, summary, legend, [data-tone]')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (!seen(element) || box.width <= 1 || getComputedStyle(element).overflowX !== 'visible') return false;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        // Said to screen readers only, in a box of one pixel.
        if (texts.currentNode.parentElement!.getBoundingClientRect().width <= 1) continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 1 && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    });
    // In a page, what scrolls sideways is meant to.
    const scrollers = [...document.querySelectorAll('[role$=dialog] *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && seen(element) && element.scrollWidth > element.clientWidth + 1,
    );
    return [...words, ...scrollers].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
