const MARK = /\{(\w+)\}/g;
/** As they were drawn: what was filled in once can be filled in anew. */
const drawn = new WeakMap<Node, string>();

/** A value for each name, which is the mark that stands for it in what the build draws: see `fillIn`. */
export function marks<Name extends string>(...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
}

/** Puts values in the place of their marks, in texts and attributes. As text, whatever it is. */
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
