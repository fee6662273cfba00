import type { Page } from 'playwright-core';

/**
 * Returns the elements that extend beyond the sides of the viewport, dialogs included, or are clipped by their own box. Exempt are
 * areas that scroll sideways, field contents, text with an ellipsis and visually hidden text.
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

/** Returns the pairs of links, buttons and fields that overlap, compared within each layer: the bars and the page content. */
export function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layerOf = (element: Element | null): Element | null =>
      element && (/fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement));
    // The quick exit is positioned over the end of the navbar, so it is compared with that.
    const groupOf = (element: Element) =>
      element.matches('[title*="Esc tre volte"]') ? document.querySelector('header') : layerOf(element);
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, select, textarea, input:not([type=radio], [type=file])'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        // Parts hidden by a collapsed text overlap nothing.
        const fold = element.closest('p')?.getBoundingClientRect().bottom ?? Infinity;
        const boxes = [...element.getClientRects()].filter(({ width, top }) => width > 1 && top < fold);
        return { element, group: groupOf(element), boxes };
      });
    // Links in consecutive lines may overlap by their padding, which enlarges their touch targets.
    const SHARED = 4;
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left + 1 < other.right && other.left + 1 < one.right && one.top + SHARED < other.bottom && other.top + SHARED < one.bottom;
    return controls.flatMap(({ element, group, boxes }, index) =>
      controls
        .slice(index + 1)
        // The button that reveals a password is inside its field.
        .filter((other) => other.group === group && !element.contains(other.element) && !element.matches('input'))
        .filter((other) => boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        .map((other) => `${element.outerHTML.slice(0, 120)} and ${other.element.outerHTML.slice(0, 120)}`),
    );
  });
}

/** Returns the links, buttons, labels and badges whose text overflows, and the elements of dialogs that scroll sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = [...document.querySelectorAll('a, button, label, summary, legend, [data-tone]')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (!seen(element) || box.width <= 1 || getComputedStyle(element).overflowX !== 'visible') return false;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        // Visually hidden text, in a box of one pixel.
        if (texts.currentNode.parentElement!.getBoundingClientRect().width <= 1) continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 1 && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    });
    // Outside of dialogs, sideways scrolling is intended.
    const scrollers = [...document.querySelectorAll('[role$=dialog] *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && seen(element) && element.scrollWidth > element.clientWidth + 1,
    );
    return [...words, ...scrollers].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
