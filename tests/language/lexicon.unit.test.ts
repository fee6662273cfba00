import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLexicon } from '../../src/moderation/lexicon.ts';
import { createTokeniser } from '../../src/moderation/reading/tokenise.ts';
import { createVocabulary } from '../../src/moderation/reading/vocabulary.ts';
import { compileLexicon } from '../../src/moderation/search.ts';
import { MODERATION } from './models.ts';

describe.each(['pain', 'attack', 'words'])('the lexicon of %s', (name) => {
  const source = readFileSync(join(MODERATION, 'lexicon', `${name}.tsv`), 'utf8');
  const rows = source
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('list\t'))
    .map((line) => line.split('\t'));
  const entries = parseLexicon(source);
  const { know, hitsIn } = compileLexicon(entries);
  const tokenise = createTokeniser(createVocabulary(entries), know);
  const finds = (index: number, text: string) => hitsIn(tokenise(text)).some(({ pattern }) => pattern === entries[index]!.pattern);

  test('has a category, a pattern, an example and a counter-example on every line, and no line twice', () => {
    expect(rows.filter((row) => row.length !== 4)).toEqual([]);
    expect(new Set(rows.map(([category, pattern]) => `${category} ${pattern}`)).size).toBe(rows.length);
  });

  test('finds every example', () => {
    expect(
      rows.filter((row, index) => !finds(index, row[2]!)).map(([category, pattern, example]) => `${category} ${pattern}: ${example}`),
    ).toEqual([]);
  });

  test('finds no counter-example', () => {
    expect(
      rows
        .filter((row, index) => row[3] !== '-' && finds(index, row[3]!))
        .map(([category, pattern, , counter]) => `${category} ${pattern}: ${counter}`),
    ).toEqual([]);
  });
});

test('patterns match words in a sentence, with gaps, stems, alternatives and two sides in any order', () => {
  const entries = parseLexicon('list\tio\tmi me\nx\t@io _2 ammazz*|uccid*\nx\tnon vali? niente\nx\tpadre & schiaff*');
  const { know, hitsIn } = compileLexicon(entries);
  const tokenise = createTokeniser(createVocabulary(entries), know);
  const hits = (text: string) => hitsIn(tokenise(text)).map(({ start, end }) => [start, end]);
  expect(hits('mi ammazzo')).toEqual([[0, 1]]);
  expect(hits('mi voglio proprio uccidere')).toEqual([[0, 3]]);
  expect(hits('mi voglio proprio tanto uccidere')).toEqual([]);
  expect(hits('mi fermo. Uccidere è altro')).toEqual([]);
  expect(hits('non niente, non vali niente')).toEqual([[0, 1]]);
  expect(hits('gli schiaffi di mio padre')).toEqual([[4, 4]]);
  expect(hits('gli schiaffi. Mio padre')).toEqual([]);
});
