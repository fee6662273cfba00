/** Attributes by which the browser's own styles show or hide an element. */
const SHOWING = ['hidden', 'open', 'popover', 'type'];
/** The inherited properties computed here, with their initial values. */
const INHERITED = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
type Compute = typeof window.getComputedStyle & { full?: typeof window.getComputedStyle };
const present: Compute = window.getComputedStyle;
/** jsdom's own. Each test file loads this module anew, in the same window. */
export const full = present.full ?? present.bind(window);
const known = new Map<string, string>();

/**
 * Lets jsdom compute a style only where more is asked than whether an element is shown and can be pressed. Every query by role asks that
 * of every element, for which jsdom matches it with 112 rules: 7 % of the CPU time of the client tests. With styles in the document,
 * everything is computed.
 */
export function quickStyles(): void {
  const quick: Compute = (element, pseudo) => (document.styleSheets.length > 0 || pseudo ? full(element, pseudo) : quickStyleOf(element));
  quick.full = full;
  // Libraries ask the element's own window, which is not the global object here.
  for (const view of [window, document.defaultView!]) view.getComputedStyle = quick;
}

function quickStyleOf(element: Element): CSSStyleDeclaration {
  const valueOf = (property: string) => computed(element, property) ?? full(element).getPropertyValue(property);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return valueOf;
      return computed(element, name === 'pointerEvents' ? 'pointer-events' : String(name)) ?? Reflect.get(full(element), name);
    },
  });
}

function computed(element: Element, property: string): string | undefined {
  if (property === 'display') return inlineOf(element, property) || givenByBrowser(element, property);
  const initial = INHERITED.get(property);
  if (initial === undefined) return;
  for (let from: Element | null = element; from; from = from.parentElement) {
    const inline = inlineOf(from, property);
    if (inline) return inline;
    // The browser's own styles set an inherited property of hidden rows of tables only.
    const given: string = from.hasAttribute('hidden') ? givenByBrowser(from, property) : initial;
    if (given !== initial) return given;
  }
  return initial;
}

/** Looks for the attribute first, because jsdom builds an object of 400 properties for the first question about `style`. */
function inlineOf(element: Element, property: string): string {
  return element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

/** What jsdom computes for such an element without styles of its own. */
function givenByBrowser(element: Element, property: string): string {
  let key = `${property} ${element.parentElement?.localName} ${element.localName}`;
  for (const name of SHOWING) key += ` ${element.getAttribute(name)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const bare = element.cloneNode() as Element;
  bare.removeAttribute('style');
  if (element.parentElement) document.createElement(element.parentElement.localName).append(bare);
  const given = full(bare).getPropertyValue(property);
  known.set(key, given);
  return given;
}
