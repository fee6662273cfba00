import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { foldText } from '../../routers/fold.ts';

const NAME = 'ricerca';

/** Marks the words that were looked for, wherever they stand inside; browsers without highlights show the texts plain. */
export function MarkedMatches({ query, children }: { query: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = foldText(query);

  useEffect(() => {
    const within = place.current;
    if (!within || !wanted || typeof Highlight === 'undefined') return;
    const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesOf(within, wanted)));
    mark();
    // Posts come in slices, and long ones unfold.
    const observer = new MutationObserver(mark);
    observer.observe(within, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [wanted]);

  return (
    <div ref={place}>
      <Global styles={{ [`::highlight(${NAME})`]: MARK }} />
      {children}
    </div>
  );
}

const MARK = { backgroundColor: 'var(--chakra-colors-advice-fill)', color: 'var(--chakra-colors-advice-text)' };

function rangesOf(root: HTMLElement, wanted: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of matchesIn(node.nodeValue ?? '', wanted)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.push(range);
    }
  }
  return found;
}

/** Where a folded text stands in one as it was written. */
export function matchesIn(text: string, wanted: string): [number, number][] {
  if (wanted === '') return [];
  let folded = '';
  /** For each folded character, where its letter begins in `text`. */
  const from: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = /\s/.test(letter) ? (folded.endsWith(' ') ? '' : ' ') : foldText(letter);
    for (let count = plain.length; count > 0; count -= 1) from.push(place);
    folded += plain;
    place += letter.length;
  }
  from.push(text.length);
  const found: [number, number][] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push([from[at]!, from[at + wanted.length]!]);
  }
  return found;
}
