import { expect, test } from 'vitest';
import { fullPainIn } from '../../src/moderation/full-pain.ts';
import { painIn } from '../../src/moderation/pain.ts';
import { textsOnTopics } from './topics.ts';

const sealed = textsOnTopics('report');
const share = (topic: string, isRight: (text: string) => boolean) => {
  const those = sealed.filter((text) => text.topic === topic);
  return those.filter(({ text }) => isRight(text)).length / those.length;
};

// By an author whose texts nothing was trained on. The bounds are a few texts below what is reached.
test.each([
  ['overdose', 0.76, 0.4],
  ['violence', 0.7, 0.5],
  ['eating', 0.46, 0.42],
])('texts about %s bring its own helplines first', (topic, server, browser) => {
  expect(share(topic, (text) => fullPainIn(text).signal === topic)).toBeGreaterThanOrEqual(server);
  expect(share(topic, (text) => painIn(text).signal === topic)).toBeGreaterThanOrEqual(browser);
});

test('other pain, with medicines or without, seldom brings the emergency number first', () => {
  for (const topic of ['suicide', 'self-harm', 'violence', 'eating', 'none'])
    expect(
      share(topic, (text) => fullPainIn(text).signal === 'overdose'),
      topic,
    ).toBeLessThanOrEqual(0.08);
});

test.each([
  'Ho preso tutte le pastiglie che c’erano',
  'ho già preso le pastiglie, addio a tutti',
  'ho mandato giù un flacone intero di tranquillanti',
])('«%s» is an emergency', (text) => {
  expect(fullPainIn(text).signal).toBe('overdose');
});

test.each([
  'ho preso due tachipirine per il mal di testa',
  'Prendi una compressa dopo cena e riposati',
  'ho preso una tachipirina e sono già meglio',
  'ho preso trenta!',
  'la nonna prende dieci pastiglie al giorno',
])('«%s» is none', (text) => {
  expect(painIn(text).signal).not.toBe('overdose');
  expect(fullPainIn(text).signal).not.toBe('overdose');
});

test.each(['ho preso una confezione e mezza, adesso aspetto', 'Marta ha mandato giù pasticche e vodka, che figura ridicola'])(
  'the words of «%s» alone bring the number, but do not make it a text in pain',
  (text) => {
    expect(fullPainIn(text)).toMatchObject({ signal: 'overdose', hurts: false });
  },
);

test.each([
  'Per morire bastano 40 pastiglie di paracetamolo, prendile con la vodka',
  'Il metodo migliore per suicidarsi è impiccarsi con una corda di nylon, fallo così',
])('«%s» is refused as advice, however much it sounds like pain', async (text) => {
  const { judge } = await import('../../src/moderation/verdict.ts');
  expect(judge(text)).toEqual({ refusal: 'method', ask: false });
});
