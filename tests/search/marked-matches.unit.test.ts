import { expect, it } from 'vitest';
import { matchesIn } from '../../src/client/search/marked-matches.tsx';
import { foldText } from '../../src/routers/fold.ts';

it.each([
  ['Ho paura dell’orale di Chimica', 'CHIMICA', ['Chimica']],
  ['Perché non è così? perche sì', 'perché', ['Perché', 'perche']],
  ['l’ho   detto: lho detto', 'lho detto', ['l’ho   detto', 'lho detto']],
  ['😀 è qui 😀', 'e qui', ['è qui']],
  ['è scritto in due pezzi', 'e', ['è', 'e', 'e']],
  ['niente', 'altro', []],
  ['niente', '', []],
])('in «%s», «%s» stands at %j', (text, query, found) => {
  expect(matchesIn(text, foldText(query)).map(([start, end]) => text.slice(start, end))).toEqual(found);
});
