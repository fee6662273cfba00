/** A line of a lexicon: a pattern of successive words in a sentence, and its category. */
export interface Entry {
  category: string;
  pattern: string;
}

export interface Hit {
  category: string;
  pattern: string;
  /** Indexes of the first and the last token. */
  start: number;
  end: number;
}

/** Parses a lexicon: `category<TAB>pattern` or `list<TAB>name<TAB>words`, then examples. Lists are replaced by their words. */
export function parseLexicon(source: string): Entry[] {
  const lists = new Map<string, string>();
  const entries: Entry[] = [];
  const lines = source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [category = '', name = '', words = ''] = line.split('\t');
    if (category === 'list') lists.set(name, unaccented(words).trim().split(/\s+/).join('|'));
  }
  for (const line of lines) {
    const [category = '', pattern = ''] = line.split('\t');
    if (category === 'list') continue;
    entries.push({
      category,
      pattern: unaccented(pattern).replace(/@([\w-]+)/g, (_, name: string) => {
        const words = lists.get(name);
        if (words === undefined) throw new Error(`No list @${name} for '${pattern}'`);
        return words;
      }),
    });
  }
  return entries;
}

/** Removes accents, as the reader does. */
function unaccented(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns all words of the patterns, without stems. */
export function wordsOf(entries: readonly Entry[]): Set<string> {
  const words = entries.flatMap(({ pattern }) => pattern.split(/[ |?]/)).filter((word) => /^[a-z0-9]+$/.test(word));
  return new Set(words);
}
