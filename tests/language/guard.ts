import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLexicon } from '../../src/moderation/lexicon.ts';
import { bitsOf, LONGEST, SHORTEST } from '../../src/moderation/reading/spelling.ts';
import { createVocabulary } from '../../src/moderation/reading/vocabulary.ts';
import { ATTACK, lexiconFor, MODERATION } from './models.ts';
import { plain, wordsWritten } from './words-written.ts';

const BITS = 18;
// Word lists, one word per line, from Debian's packages `witalian` and `wamerican`. Inflections come from `hunspell` with `hunspell-it`.
const DICTIONARIES = ['/usr/share/dict/italian', '/usr/share/dict/american-english'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Yields every string with one typo in the word, except in its first letter, which is never corrected. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) yield before + letter + after;
    if (after === '') continue;
    yield before + after.slice(1);
    for (const letter of LETTERS) yield before + letter + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
  }
}

const { known, mendable } = createVocabulary(parseLexicon(lexiconFor(ATTACK, [])));
const slips = new Set<string>();
for (const word of mendable)
  for (const slip of slipsOf(word)) if (slip.length >= SHORTEST && slip.length <= LONGEST && !known.has(slip)) slips.add(slip);

const near = new Set<string>();
const add = (words: Iterable<string>) => {
  for (const word of words) if (slips.has(word)) near.add(word);
};

for (const dictionary of DICTIONARIES) add(readFileSync(dictionary, 'utf8').split('\n').map(plain));

const asked = [...slips].join('\n');
const output = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
const unknown = new Set(execFileSync('hunspell', ['-d', 'it_IT', '-l'], { ...output, input: asked }).split('\n'));
add([...slips].filter((slip) => !unknown.has(slip)));

add(wordsWritten());

const bytes = new Uint8Array(2 ** BITS / 8);
for (const word of near) for (const bit of bitsOf(word, BITS)) bytes[bit >>> 3]! |= 1 << (bit & 7);
writeFileSync(
  join(MODERATION, 'trained', 'existing-words.ts'),
  `// Written by tests/language/guard.ts: the ${near.size} words that are one slip away from a word of the lexicon, as bits.\n` +
    `export const EXISTING_WORDS = { bits: ${BITS}, set: '${Buffer.from(bytes).toString('base64')}' };\n`,
);
process.stdout.write(`${near.size} words of ${slips.size}\n`);
