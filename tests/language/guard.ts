import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLexicon } from '../../src/moderation/lexicon.ts';
import { bitsOf, isOneSlipAway, shortened } from '../../src/moderation/reading/spelling.ts';
import { createVocabulary } from '../../src/moderation/reading/vocabulary.ts';
import { ATTACK, lexiconFor, MODERATION } from './models.ts';

const BITS = 17;
const SHORTEST = 5;

// Words of Italian, one a line: Debian's package `witalian` has them in /usr/share/dict/italian.
const [dictionary = '/usr/share/dict/italian'] = process.argv.slice(2);
const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const { known } = createVocabulary(parseLexicon(lexiconFor(ATTACK, [])));
const byShortened = new Map<string, string[]>();
for (const word of known)
  if (word.length >= SHORTEST) for (const short of shortened(word)) byShortened.set(short, [...(byShortened.get(short) ?? []), word]);

const near = new Set<string>();
for (const line of readFileSync(dictionary, 'utf8').split('\n')) {
  const word = plain(line.trim());
  if (!/^[a-z]{4,}$/.test(word) || known.has(word)) continue;
  if (shortened(word).some((short) => byShortened.get(short)?.some((other) => isOneSlipAway(word, other)))) near.add(word);
}
const bytes = new Uint8Array(2 ** BITS / 8);
for (const word of near) for (const bit of bitsOf(word, BITS)) bytes[bit >>> 3]! |= 1 << (bit & 7);
writeFileSync(
  join(MODERATION, 'trained', 'existing-words.ts'),
  `// Written by tests/language/guard.ts: the ${near.size} words of Italian that are one slip away from a word of the lexicon, as bits.\n` +
    `export const EXISTING_WORDS = { bits: ${BITS}, set: '${Buffer.from(bytes).toString('base64')}' };\n`,
);
process.stdout.write(`${near.size} words\n`);
