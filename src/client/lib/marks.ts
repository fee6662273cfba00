const MARK = /\{(\w+)\}/g;
/** The original text of each node, so that its marks can be filled in again. */
const drawn = new WeakMap<Node, string>();

/** Returns a placeholder for each name, `{name}`, for the build to prerender; `fillIn` replaces it. */
export function marks<Name extends string>(...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
}

/** Replaces marks in texts and attributes by their values; always as text, never as HTML. */
export function fillIn(root: Element, values: Record<string, string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    for (const part of node instanceof Element ? node.attributes : [node as Text]) {
      const before = drawn.get(part) ?? part.nodeValue!;
      const after = before.replace(MARK, (mark, name: string) => values[name] ?? mark);
      if (after === part.nodeValue) continue;
      drawn.set(part, before);
      part.nodeValue = after;
    }
  }
}
