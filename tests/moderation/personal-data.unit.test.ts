import { expect, test } from 'vitest';
import { helplines } from '../../src/client/support/helplines.ts';
import { personalDataIn, type PersonalData } from '../../src/routers/personal-data/rules.ts';
import { ADDRESSES, NO_CONTACTS, NUMBERS } from './contact-samples.ts';
import { ACCUSED, HARMLESS, SPELLED_OUT } from './personal-data-samples.ts';

const TELLING: Record<PersonalData, string[]> = {
  phone: [
    'chiamatelo al 347 123 4567',
    'il numero è +39 3471234567, fategli uno squillo',
    'scrivimi: 3 4 7 1 2 3 4 5 6 7',
    'fisso 011.5612345 dopo le otto',
    '0039 06-4991 2345',
    'il suo è +39-347-123-45-67',
    'chiamatela: 347.12.34.567, oppure 347/12.34.567',
    'a casa 011-56-12-345',
  ],
  email: ['la sua mail è mario.rossi99@gmail.com', 'scrivi a LAURA_B@studenti.unito.it!'],
  address: [
    'abita in via Garibaldi 12',
    'Viale della Repubblica, n. 4, terzo piano',
    'in corso Umberto I, 40',
    'piazza San Marco 3',
    'sta di casa in corso Duca degli Abruzzi 24',
    'abita in via roma 12',
  ],
  iban: ['manda i soldi a IT60 X054 2811 1010 0000 0123 456', 'it60x0542811101000000123456'],
  name: [
    'Mario Rossi molesta le ragazze del primo anno',
    'attenti, è un ladro: Giulia De Santis del secondo',
    'Luca Bianchi spaccia in aula studio',
    'la prof.ssa Bianchi Anna ruba le idee dei dottorandi',
    'attenti a mario rossi, è un molestatore',
    'Mario  Rossi molesta le ragazze del primo anno',
  ],
  handle: ['seguitemi, sono @mario_rossi99', 'instagram: giulietta.b', 'mi trovi su t.me/gruppoesami', 'tiktok.com/@qualcuno'],
};

const SILENT = [
  'Ho preso 30 e lode il 12/03/2024, alle 10:30',
  'dal 01/02/2025 09.30 al 28-02-2025 18.30, o dal 2025-03-04 12.30.00',
  'ci vive sotto un cinema in via di chiusura dal 2010, e via via 3 amici partono',
  'marco mi ha rubato gli appunti, sara dice bugie e luca costa caro',
  'l’appello è il 03.04.2025 dalle 9.00 alle 13.00, aula 12',
  'Telefono Amico 02 2327 2327, oppure WhatsApp 324 011 7252, emergenze 112',
  'Numero verde 800 274 274, e il 19696 per chi ha meno di 18 anni',
  'corso Analisi 2 da 12 CFU, pagina 345 del manuale',
  'via mail non rispondono mai, e per via di 3 crediti salto l’anno',
  'ciao a tutt@, ragazz@! @tutti quelli che hanno dato diritto privato',
  'La segreteria risponde a segreteria.studenti@unito.it',
  'Ho studiato Dante Alighieri, Alessandro Manzoni e Grazia Deledda per tre mesi',
  'Il professor Bianchi è severo, ma Maria Curie resta il mio esempio',
  'Ho dato 15 esami in 3 anni, media 27,5: 1234567 righe di appunti',
  'Art. 2043 c.c., L. 241/1990, d.lgs. 196 del 2003, sentenza n. 12345 del 2019',
];

test.each(Object.entries(TELLING))('detects personal data of the kind %s in every spelling', (kind, texts) => {
  expect(texts.filter((text) => !personalDataIn(text).includes(kind as PersonalData))).toEqual([]);
});

test('detects the name of an accused person in any language, with a title or initial, and without capitals', () => {
  expect(ACCUSED.filter((text) => !personalDataIn(text).includes('name'))).toEqual([]);
});

test('detects the name of an accused person that is followed by a course or a place', () => {
  const names = ['Mario Bianchi', 'Giulia Ferretti', 'Il prof. Bianchi', 'Bianchi Mario', 'Ayoub Benali'];
  const places = ['di Fisica', 'del Politecnico', 'della Bicocca', 'di Bologna', 'da Torino', 'di Scienze Politiche', 'del secondo anno'];
  const texts = names.flatMap((name) => places.map((place) => `${name} ${place} molesta le studentesse, sappiatelo`));
  expect(texts.filter((text) => !personalDataIn(text).includes('name'))).toEqual([]);
  const offices = ['Il Dipartimento Enrico Fermi di Fisica mi ha rubato un anno', 'La Scuola Normale di Pisa mi ha rubato il sonno'];
  expect(offices.filter((text) => personalDataIn(text).length > 0)).toEqual([]);
});

test('detects addresses, numbers and profiles whose symbols and digits are spelled out', () => {
  expect(SPELLED_OUT.filter((text) => personalDataIn(text).length === 0)).toEqual([]);
});

test('detects addresses in every spelling, and numbers beside others, with dashes and of other countries', () => {
  expect(ADDRESSES.filter((text) => !personalDataIn(text).includes('address'))).toEqual([]);
  expect(NUMBERS.filter((text) => !personalDataIn(text).includes('phone'))).toEqual([]);
});

test('detects addresses and profiles that hold invisible or wide characters', () => {
  const texts = [
    'mario.rossi\u200b99@gmail\u00ad.com',
    'scrivi a ｍａｒｉｏ＠ｇｍａｉｌ．ｃｏｍ',
    'abita in via Gari\u2060baldi １２',
    'inst\u200bagram: giulietta.b',
  ];
  expect(texts.map((text) => personalDataIn(text))).toEqual([['email'], ['email'], ['address'], ['handle']]);
});

test('finds nothing in sentences about services, courses, opening hours, dates, marks, books and helplines', () => {
  expect(NO_CONTACTS.map((text) => [text, personalDataIn(text)]).filter(([, found]) => found!.length > 0)).toEqual([]);
});

test('finds nothing in texts about history, novels, places, offices, marks, counting and social networks', () => {
  expect(HARMLESS.map((text) => [text, personalDataIn(text)]).filter(([, found]) => found!.length > 0)).toEqual([]);
});

test('finds nothing in dates, laws, marks, helplines, offices and names without an accusation', () => {
  expect(SILENT.map((text) => [text, personalDataIn(text)]).filter(([, found]) => found!.length > 0)).toEqual([]);
});

test('finds nothing in the numbers and links of the support page, however they are copied', () => {
  const contacts = helplines.flatMap(({ label, tel, whatsapp }) => [label, tel, ...(whatsapp ? [whatsapp.label, whatsapp.url] : [])]);
  expect(contacts).toContain('https://wa.me/393240117252');
  const copied = contacts.flatMap((contact) => [contact, `Scrivi o chiama: ${contact}.`, `${contact} (anche di sera)`]);
  const others = ['wa.me/393240117252', 'wa.me/+393240117252', 'https://wa.me/393240117252?text=ciao', '393240117252', '+39 324 011 7252'];
  expect([...copied, ...others].map((text) => [text, personalDataIn(text)]).filter(([, found]) => found!.length > 0)).toEqual([]);
  for (const beside of ['wa.me/393331234567', 't.me/393240117252', 'wa.me/3932401172521', '393331234567'])
    expect([beside, personalDataIn(`https://wa.me/393240117252 oppure ${beside}`)]).not.toEqual([beside, []]);
});

test('checks a hostile text of 100,000 characters within 50 ms', () => {
  const seeds = [
    '1 ',
    '3',
    'a',
    'Via ',
    'Via Aa ',
    'Mario Mario ',
    'IT60',
    '@a',
    'a.',
    'a@',
    'a@a.',
    'corso Aa ',
    'Via Zoom ',
    'p.zza Aa ',
    'via 4 novembre ',
    '333 ',
    '333–',
    '+4 ',
    '00',
    '06 ',
    '3 - ',
    'abita in via ',
    'mario rossi ',
    'instagram ',
    'è ',
    '((',
    'tre ',
    'tretre',
    '30 ',
    'O0',
    'a chiocciola ',
    'prof. Xu non ruba ',
    'ladro ',
    'Mario de ',
    'ig a_',
    'mio ig è aaa ',
    '333·',
    '3|',
    '3*3_',
    '\ufdfa',
    '３\u200b',
    '㌖',
    '⒜',
    '⑴',
  ];
  const hostile = seeds.map((seed) => seed.repeat(100_000 / seed.length));
  for (const text of hostile) personalDataIn(text.slice(0, 1000));
  // A text must be slow three times in a row, because a busy machine or the JIT compiler slows only some runs.
  const slow = hostile.filter((text) => [1, 2, 3].every(() => costMs(text) > 50));
  expect(slow.map((text) => text.slice(0, 12))).toEqual([]);
});

function costMs(text: string): number {
  const before = process.cpuUsage();
  personalDataIn(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
