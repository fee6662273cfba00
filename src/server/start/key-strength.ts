/** Random keys of 32 hexadecimal digits have fewer in one of 27 million cases. */
const DISTINCT_MIN = 8;
/** Shorter runs are in random keys too. */
const RUN_MIN = 4;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((row) => [row, [...row].reverse().join('')]);
/** Six letters or more, in one of the ways that a word is written: of 30 million random keys one holds such a word. */
const PLACEHOLDERS = [
  ...['change', 'cambia', 'replace', 'sostitui', 'secret', 'segret', 'placeholder', 'example', 'esempio', 'default', 'insert', 'inseri'],
  ...['password', 'passphrase', 'sottovoce', 'production', 'development'],
].flatMap((word) => [word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1)]);

/** Why a key can be guessed, to be said after its name; undefined for one that looks random. */
export function weaknessOfKey(key: string): string | undefined {
  if (PLACEHOLDERS.some((word) => key.includes(word))) return 'is a placeholder or made of words that stand in examples';
  if (isRepeated(key)) return 'is a short text repeated';
  if (new Set(key).size < DISTINCT_MIN) return `has fewer than ${DISTINCT_MIN} different characters`;
  if (lettersInRuns(key.toLowerCase()) * 2 > key.length) return 'is made of sequences of the alphabet, of digits or of the keyboard';
  return undefined;
}

/** A text that begins anew within its first half and goes on so to its end. */
function isRepeated(key: string): boolean {
  for (let period = 1; period * 2 <= key.length; period += 1) if (key.startsWith(key.slice(period))) return true;
  return false;
}

function lettersInRuns(text: string): number {
  let covered = 0;
  for (let at = 0; at < text.length;) {
    let length = RUN_MIN;
    if (!isRun(text.slice(at, at + length), length)) {
      at += 1;
      continue;
    }
    while (isRun(text.slice(at, at + length + 1), length + 1)) length += 1;
    covered += length;
    at += length;
  }
  return covered;
}

function isRun(text: string, length: number): boolean {
  return text.length === length && (ROWS.some((row) => row.includes(text)) || new Set(text).size === 1);
}
