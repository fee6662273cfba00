import { describe, expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import { judge } from '../../src/moderation/verdict.ts';

const refused = (text: string) => judge(text).refusal !== null;
const stopped = (text: string) => {
  const { refusal, ask } = judge(text);
  return refusal !== null || ask;
};

test('a person addressed by an insult does not count as absent, whatever follows', () => {
  expect(attackIn('il problema è quel deficiente dell’assistente, non tu').absent).toBe(true);
  for (const word of ['idiota', 'coglione', 'scema', 'imbecille', 'cretina'])
    for (const next of ['la tassa si paga entro il 16', 'il posto era mio', 'lo sanno tutti'])
      for (const text of [`${word}, ${next}`, `senti ${word}, ${next}`]) expect(attackIn(text).absent, text).toBe(false);
});

test('a text aimed at somebody has a lower bound of refusal, unless it reports an attack', () => {
  const boundOf = (text: string) => attackIn(text).bound;
  const usual = boundOf('il solito scemo che parla a lezione');
  for (const text of ['fate schifo, tutti quanti', 'ti conviene stare attenta, so dove abiti'])
    expect(boundOf(text), text).toBeLessThan(usual);
  expect(boundOf('scema, ripassa le derivate')).toBeLessThan(boundOf('fate schifo, tutti quanti'));
  expect(boundOf('il mio ex mi diceva che faccio schifo')).toBe(usual);
});

describe('an insult used as a form of address', () => {
  const words = ['stronza', 'stronzo', 'cretino', 'idiota', 'scema', 'imbecille', 'deficiente'];
  const called = (word: string) => [
    `${word} rendimi il tablet`,
    `${word}, la prima volta ti ho risposto gentile`,
    `${word} ripassa le derivate`,
  ];
  const told = (word: string) => [
    `«${word}», mi ha scritto, e da allora non dormo`,
    `${word}, mi ha detto davanti a tutti`,
    `${word} io che ci ho creduto`,
    `che ${word} che sono`,
  ];

  test('has a lower bound of refusal at the start of a text', () => {
    const those = words.flatMap(called);
    const usual = attackIn('il solito scemo che parla a lezione').bound;
    expect(those.filter((text) => attackIn(text).bound >= usual)).toEqual([]);
    expect(those.filter(refused).length / those.length).toBeGreaterThanOrEqual(0.7);
    expect(those.filter(stopped).length / those.length).toBeGreaterThanOrEqual(0.9);
  });

  test('has a lower bound of refusal between two pauses as well', () => {
    const usual = attackIn('il solito scemo che parla a lezione').bound;
    const between = (word: string) => [`hai copiato tutto, ${word}`, `bastava chiedere, ${word}, ci vuole poco`, `leggi prima. ${word}!`];
    expect(words.flatMap(between).filter((text) => attackIn(text).bound >= usual)).toEqual([]);
    for (const text of ['ho copiato tutto il solito scemo, e basta', 'mi ha urlato: scema', 'ho letto «scema», e niente altro'])
      expect(attackIn(text).bound, text).toBe(usual);
  });

  test('is not refused when the author reports it or says it of themselves', () => {
    expect(words.flatMap(told).filter(refused)).toEqual([]);
  });
});
