import { createHash } from 'node:crypto';
import { foldText } from '../../routers/fold.ts';
import { KEY_WORDS, KNOWN_KEYS } from '../security/guessing/data/known-keys.ts';
import { estimateGuesses } from '../security/guessing/guesses.ts';
import { commonPasswords } from '../security/guessing/lexicon.ts';
import { isCounted, isRepeated, shareInRuns } from './key-patterns.ts';

/** Of random keys of 32 hexadecimal digits, one in 27 million has fewer. */
const DISTINCT_MIN = 8;
/** Decimal digits of guesses: six random words take 10^24, random keys 10^30 and more, sentences less. */
const COST_MIN = 23;
/** Further characters can only add to the cost. */
const LETTERS_ESTIMATED = 96;
/** Words of six letters or more, in the usual spellings: one random key in 30 million contains one. */
const PLACEHOLDERS = [
  ...['change', 'cambia', 'replace', 'sostitui', 'secret', 'segret', 'placeholder', 'example', 'esempio', 'default', 'insert', 'inseri'],
  ...['password', 'passphrase', 'sottovoce', 'production', 'development', 'insecure'],
].flatMap((word) => [word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1)]);
/** Digest algorithms, by the length of the digest in bytes. */
const DIGESTS: Record<number, string> = { 16: 'md5', 20: 'sha1', 28: 'sha224', 32: 'sha256', 48: 'sha384', 64: 'sha512' };
const digestsOfWords = new Map<string, Set<string>>();

/** Returns why a key can be guessed, as a phrase that follows its name; undefined for a key that looks random. */
export function weaknessOfKey(key: string): string | undefined {
  if (KNOWN_KEYS.has(key)) return 'is an example from public documentation';
  if (PLACEHOLDERS.some((word) => key.includes(word))) return 'is a placeholder or made of words that stand in examples';
  if (isRepeated(key)) return 'is a short text repeated';
  if (new Set(key).size < DISTINCT_MIN) return `has fewer than ${DISTINCT_MIN} different characters`;
  if (shareInRuns(key.toLowerCase()) > 0.5) return 'is made of sequences of the alphabet, of digits or of the keyboard';
  if (isTimedUuid(key)) return 'is an identifier that reveals when it was made';
  if (costOf(key) < COST_MIN) return 'is made of words, names, numbers or phrases that can be guessed';
  for (const bytes of decodings(key)) {
    if (isDigestOfWord(bytes)) return 'is the digest of a common password';
    if (isCounted(bytes)) return 'is a sequence of numbers in hexadecimal or base64';
    const text = bytes.toString('utf8');
    if (/^[\x20-\x7e\u00c0-\u017f\n]+$/.test(text) && costOf(text) < COST_MIN)
      return 'is a text that can be guessed, in hexadecimal or base64';
  }
  return undefined;
}

function costOf(key: string): number {
  const folded = foldText(key).slice(0, LETTERS_ESTIMATED);
  return Math.min(...[folded, folded.replace(/[^a-z0-9]/g, '')].map((reading) => estimateGuesses(reading, KEY_WORDS).cost));
}

/** Only UUIDs of version 4 are random. */
function isTimedUuid(key: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(key) && key[14] !== '4';
}

function decodings(key: string): Buffer[] {
  const plain = key.replace(/=+$/, '');
  return [
    ...(/^([0-9a-f]{2})+$/i.test(plain) ? [Buffer.from(plain, 'hex')] : []),
    ...(/^[\w+/-]+$/.test(plain) ? [Buffer.from(plain, 'base64')] : []),
  ];
}

function isDigestOfWord(bytes: Buffer): boolean {
  const algorithm = DIGESTS[bytes.length];
  if (!algorithm) return false;
  let digests = digestsOfWords.get(algorithm);
  if (!digests) {
    // `echo` adds a line break.
    const texts = commonPasswords().flatMap((word) => [word, `${word}\n`]);
    digests = new Set(texts.map((text) => createHash(algorithm).update(text).digest('base64')));
    digestsOfWords.set(algorithm, digests);
  }
  return digests.has(bytes.toString('base64'));
}
