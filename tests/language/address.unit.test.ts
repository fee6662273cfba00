import { expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import { verdictOn } from '../../src/moderation/verdict.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HEX = '0123456789abcdef';
const ALL = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;

/** A seeded random generator, the same in every run. */
let state = 20_261_127;
function below(bound: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}
const some = (from: string, length: number) => Array.from({ length }, () => from[below(from.length)]).join('');
const key = () => [8, 4, 4, 4, 12].map((length) => some(HEX, length)).join('-');

const kinds: Record<string, () => string> = {
  'keys in groups': () => `Ti rispondo ${key()}`,
  'mail addresses': () => `Scrivimi a studente.${key()}@edu.unito.it`,
  'short mail addresses': () => `La mia mail è ${some(LETTERS, 5)}${some('0123456789', 2)}@studenti.unipi.it, scrivi pure`,
  'links to meet': () => `Ci vediamo su meet.google.com/${some(LETTERS, 3)}-${some(LETTERS, 4)}-${some(LETTERS, 3)} alle 18`,
  'links to groups': () => `https://chat.whatsapp.com/${some(ALL, 22)} questo è il gruppo`,
  'links to files': () => `Gli appunti: https://drive.google.com/file/d/${some(`${ALL}-_`, 33)}/view?usp=sharing`,
  'numbers of commits': () => `Il commit è ${some(HEX, 40)}, provate a compilare`,
  'numbers of accounts': () => `Per la borsa vogliono l’IBAN, tipo IT${some('0123456789', 25)}`,
};

test.each(Object.keys(kinds))('finds no insult by chance in %s', (kind) => {
  const texts = Array.from({ length: 400 }, kinds[kind]!);
  expect(texts.filter((text) => verdictOn(text).refusal !== null || verdictOn(text).ask)).toEqual([]);
});

test.each(['sei.un.coglione@gmail.com', 'www.sei-una-puttana.it', 'https://sei.una/troia', 'c0gli0ne@gmail.com', 'vaffanculo.it/str0nz0'])(
  'finds an insult inside an address: %s',
  (text) => {
    expect(attackIn(text).refusal).toBe('attack');
  },
);
