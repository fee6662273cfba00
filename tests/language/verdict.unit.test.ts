import { describe, expect, test } from 'vitest';
import { fullPainIn } from '../../src/moderation/full-pain.ts';
import { painIn } from '../../src/moderation/pain.ts';
import { BY_SOUND, CERTAIN, excuse, judge, OF_DEATH, verdictOn, type Suspicion } from '../../src/moderation/verdict.ts';
import { CHANGES } from './changes.ts';
import { DAILY_AUTHORS, trainingTexts, type LabelledText } from './texts.ts';

const texts = trainingTexts();
const attacking: Suspicion = { score: 1, bound: 0.5, worded: true, quotes: false, method: false, absent: false };
const refused = (text: string) => judge(text).refusal !== null;
const stopped = (text: string) => {
  const { refusal, ask } = judge(text);
  return refusal !== null || ask;
};
const share = (those: readonly LabelledText[], which: (text: string) => boolean) =>
  those.filter(({ text }) => which(text)).length / those.length;

describe('on the texts of a day', () => {
  const daily = texts.filter(({ author }) => DAILY_AUTHORS.includes(author));
  const hurt = daily.filter(({ kind, refuse }) => (kind === 'victim' || kind === 'pain') && refuse === false);
  const harmless = daily.filter(({ kind, refuse }) => (kind === 'ordinary' || kind === 'nearmiss') && refuse === false);
  const attacks = daily.filter(({ refuse }) => refuse === true);
  const pain = daily.filter(({ panel }) => panel === true);
  const isShown = (text: string) => painIn(text).signal !== null;
  const typo = CHANGES['one typo']!;

  test('refuses no text of pain and no text of a victim', () => {
    expect(hurt.filter(({ text }) => refused(text)).map(({ text }) => text)).toEqual([]);
    expect(share(hurt, (text) => refused(typo(text)))).toBeLessThanOrEqual(0.002);
  });

  test('refuses at most one harmless text in a hundred', () => {
    expect(share(harmless, refused)).toBeLessThanOrEqual(0.01);
  });

  // These are training texts; the report cross-validates by author.
  test('refuses attacks, and asks about most of the others', () => {
    expect(share(attacks, refused)).toBeGreaterThanOrEqual(0.6);
    expect(share(attacks, stopped)).toBeGreaterThanOrEqual(0.85);
  });

  test('recognises pain, and seldom anything else', () => {
    expect(share(pain, isShown)).toBeGreaterThanOrEqual(0.9);
    expect(
      share(
        harmless.filter(({ panel }) => panel === false),
        isShown,
      ),
    ).toBeLessThanOrEqual(0.05);
  });

  test('one typo hides few texts of pain and few attacks', () => {
    // The model was trained on the unchanged texts: here a typo costs 5.6 points of pain.
    expect(share(pain, (text) => isShown(typo(text)))).toBeGreaterThanOrEqual(share(pain, isShown) - 0.06);
    expect(share(attacks, (text) => refused(typo(text)))).toBeGreaterThanOrEqual(share(attacks, refused) - 0.06);
  });
});

test('a verdict depends on who says the words and of whom', () => {
  const pairs: [string, string][] = [
    ['sono un coglione', 'sei un coglione'],
    ['mi sento una merda', 'sei una merda'],
    ['mi hanno dato della troia', 'sei una troia'],
    ['non sei una nullità', 'sei una nullità'],
    ['porca troia che caldo', 'taci, troia'],
    ['il finocchio gratinato', 'sei un finocchio di merda'],
    ['voglio uccidermi', 'ucciditi'],
    ['ti spacco la legna per il camino', 'ti spacco la faccia'],
    ['vaffanculo analisi 2', 'vaffanculo stronza'],
  ];
  for (const [passes, falls] of pairs) expect([refused(passes), refused(falls)], `${passes} / ${falls}`).toEqual([false, true]);
});

test('refuses nobody who tells what was done to them', () => {
  for (const text of [
    'Ho denunciato lo stupro ai carabinieri',
    'dopo lo stupro non riesco più a dormire',
    'chi mi ha violentata è un bastardo e gira libero',
    'mio padre è uno stronzo, mi picchia',
    'il mio ex mi ha scritto «ti ammazzo» e non so cosa fare',
  ])
    expect(verdictOn(text), text).toMatchObject({ refusal: null, ask: false });
  expect(verdictOn('voglio fare volontariato').signal).toBeNull();
});

test('finds nothing in empty and wordless texts', () => {
  for (const text of ['', ' ', '...', '!!!', '🙂🙂', '\u200b', '1234', '* * *', "'", '“”', '\u0301'])
    expect(verdictOn(text), text).toMatchObject({ refusal: null, ask: false, signal: null });
});

test('finds one harsh or desperate sentence in a long text', () => {
  const around = texts
    .filter(({ sub, author }) => sub === 'ordinary/study' && author === 'second-hand')
    .slice(0, 10)
    .map(({ text }) => text)
    .join(' ');
  expect(verdictOn(around)).toMatchObject({ refusal: null, ask: false });
  const hidden = verdictOn(`${around} Sei uno stronzo, ti spacco la faccia. Ucciditi, verme. ${around}`);
  expect(hidden.refusal !== null || hidden.ask).toBe(true);
  expect(verdictOn(`${around} Voglio morire, non ce la faccio più a vivere. ${around}`).signal).toBe('suicide');
});

// Written after the training.
const CRIES = (
  'voglio morire|mi ammazzo stasera|non voglio più vivere|stanotte la faccio finita|nn voglio + vivere|non ho più voglia di vivere|' +
  'vorrei addormentarmi e non svegliarmi più|penso di continuo a uccidermi|ho deciso che mi toglierò la vita|mi butto dal balcone|' +
  'l’unica cosa che voglio è morire|vorrei essere morto|prima o poi mi ammazzerò|nun voglio campà cchiù|sono stufa di vivere|' +
  'non riesco più a vivere così|mi impicco stanotte|vorrei farla finita con tutto|non ci voglio più stare a questo mondo|voglio crepare'
).split('|');
const heard = (cries: readonly string[], of: (text: string) => { signal: unknown }) =>
  cries.filter((cry) => of(cry).signal !== null).length;

test('recognises a wish to die, also with a typo, with digits or in the short spellings of a chat', () => {
  expect(heard(CRIES, painIn)).toBe(CRIES.length);
  expect(heard(CRIES, fullPainIn)).toBe(CRIES.length);
  for (const name of ['one typo', 'no accents', 'chat spellings', 'digits for letters', 'capitals', 'full width'])
    expect(heard(CRIES.map(CHANGES[name]!), fullPainIn), name).toBeGreaterThanOrEqual(CRIES.length - (name === 'one typo' ? 3 : 1));
});

test('recognises a wish to die in the middle of a text about something else', () => {
  const study = texts.filter(({ sub, author }) => sub === 'ordinary/study' && author === 'second-hand').map(({ text }) => text);
  for (const [from, to] of [
    [0, 2],
    [2, 6],
    [6, 14],
  ]) {
    const before = study.slice(from, to).join(' ');
    expect(fullPainIn(`${before} ${before}`).signal, before).toBeNull();
    expect(
      heard(
        CRIES.map((cry) => `${before} ${cry}. ${before}`),
        fullPainIn,
      ),
      `${to}`,
    ).toBeGreaterThanOrEqual(CRIES.length - 2);
  }
});

test('seldom shows helplines for short everyday lines, and never for a single word', () => {
  // Written after the training; 15 of these 40 brought helplines while the training had hardly any texts as short.
  const lines = (
    'ho dormito tutto il giorno|mi serve una mano col latex|sono in metro|voglio cambiare facoltà|vorrei visitare Praga|' +
    'che stanchezza oggi|ho due ore di buco|non trovo il libretto|mi hanno accettato il tirocinio|sono stanca|' +
    'ultimo tentativo e poi pizza|l’ultima fetta è mia|non mangio da stamattina, che lezione lunga|ho il treno alle sei|' +
    'domani non vengo|ho perso il conto|mi fa male la testa|stasera resto a casa|sono rimasto senza giga|vado a correre|' +
    'che ansia|ho finito la batteria|mi arrendo, passo al piano B|ci rinuncio, troppo traffico|non capisco questo grafico|' +
    'mi mancano le ferie|sto cucinando|non ho tempo|ho bisogno di un caffè|ti va un gelato?|vi mando il file|' +
    'nessuno ha il pdf?|ho trovato casa|odio questo autobus|non sopporto il rumore|mi sento strana con sti capelli|' +
    'sono di Lecce|sono nuova qui|è finito il toner|che bello, si parte'
  ).split('|');
  expect(lines.filter((line) => painIn(line).signal !== null).length).toBeLessThanOrEqual(5);
  for (const word of ['ultimo', 'l’ultimo', 'Ultimo!', 'basta', 'fine', 'fame', 'sonno', 'da'])
    expect(painIn(word).signal, word).toBeNull();
  for (const cry of ['voglio morire', 'mi ammazzo', 'mi taglio', 'non ce la faccio più']) expect(painIn(cry).signal, cry).not.toBeNull();
});

// Written before the training, in words other than the lexicon’s examples.
test('recognises a wish to die in internet slang and in words of farewell', () => {
  for (const cry of [
    'vorrei solo unalivarmi stanotte',
    'penso al sewerslide tutti i giorni',
    'voglio killarmi stanotte',
    'prendetevi cura della mia gatta, addio',
    'grazie di tutto a tutti, addio per sempre',
    'ho scritto una lettera per mia sorella, per dopo',
  ])
    expect(fullPainIn(cry).signal, cry).not.toBeNull();
});

test('shows no helplines for everyday idioms of dying, cutting and losing', () => {
  for (const line of [
    'muoio dalla curiosità di sapere chi ha vinto',
    'mi taglio la frangia stasera',
    'ho perso l’ombrello sul tram',
    'prima o poi quello spigolo mi ammazza',
    'la fila in segreteria mi ha tolto dieci anni di vita',
    'darei un rene per un posto in aula studio',
  ])
    expect(fullPainIn(line).signal, line).toBeNull();
});

test('accepts a denied insult, and refuses an insult in another spelling', () => {
  for (const text of ['macché fallita, sei stata bravissima', 'ma quale stupido, hai superato un anno tremendo'])
    expect(verdictOn(text).refusal, text).toBeNull();
  for (const text of ['sei una troja', 'sei un koglione', 'taci kretina']) expect(refused(text), text).toBe(true);
});

test('accepts the short lines of any conversation without asking', () => {
  const lines =
    'Ti leggo|tu che fai?|uno: ci sei ancora?|come stai?|dove sei?|vieni anche tu?|hai ragione|ti scrivo dopo|16.24|ok|sì|boh|a domani|ci sei?|ti va di parlare?|' +
    'tu di dove sei?|e tu?|sei in aula?|mi dici a che ora?|hai dato analisi?|ti capisco|ti ringrazio|sei stata gentile|ci vediamo lì|che corso fai?|anch’io|' +
    'non ti preoccupare|scusa, non ti avevo letto|ti abbraccio|sei ancora qui?|hai mangiato?|quanti anni hai?|tutto bene?|dimmi pure|ti ascolto';
  expect(lines.split('|').filter(stopped)).toEqual([]);
});

test('does not refuse a dialect text about feeling invisible for its sound', () => {
  for (const text of [
    'nisciuno me vede cchiù, manco quanno trase dint’a stanza',
    'certi ssere me pare ca nun ce stongo proprio, e nisciuno s’addona',
  ])
    expect(verdictOn(text).refusal, text).toBeNull();
  const sound = { ...attacking, worded: false };
  expect([excuse(sound, 0, 0.2), excuse(sound, -1, 0.2), excuse(attacking, 0, 0.2)]).toEqual([BY_SOUND, 0, 0]);
  // No word of it is an insult and it sounds like pain, but its recipient is in danger.
  expect(stopped('Se fossi in te userei la cintura e non aggiungo altro')).toBe(true);
});

test('asks about an attack in a text of pain instead of refusing it, unless the attack is certain', () => {
  expect([excuse(attacking, 1, 0.2), excuse({ ...attacking, method: true, quotes: true }, 1, 0.2)]).toEqual([CERTAIN, OF_DEATH]);
  // Anger that also sounds like pain is asked about only close to the bound of refusal, unless it tells others to die.
  expect(verdictOn('voglio morire per colpa tua, pezzo di merda').ask).toBe(true);
  for (const text of [
    'starebbero tutti meglio se io non fossi mai nato, e a questo punto si può ancora rimediare',
    'voglio morire e voi siete solo capaci di ridere, stronzi',
    'cara me, sei una fallita e lo sai',
    'ogni giorno messaggi anonimi: fai schifo, ammazzati, nessuno ti vuole. non ce la faccio più davvero',
  ])
    expect(verdictOn(text).refusal, text).toBeNull();
});

test('does not refuse insults in quotation marks', () => {
  const quoted = (marks: string) => {
    const [open, close] = marks.split('…');
    return [
      `${open}Torna al tuo paese negra di merda${close}, stamattina, sul 14`,
      `${open}sei grassa perché sei pigra, chiudi quella fogna${close}. L’ho segnalato, è ancora lì`,
      `Sul citofono, in pennarello: ${open}culattone${close}. Terza volta questo mese`,
      `${open}se parli ti ammazzo${close}, così per due anni`,
    ];
  };
  const texts = ['"…"', '«…»', '“…”', "'…'", '‘…’'].flatMap(quoted);
  expect(texts.filter(refused)).toEqual([]);
  // Text outside of quotation marks, or after unclosed ones, is not excused.
  for (const text of [
    '"poverina" un cazzo, sei una troia di merda',
    'ma "povera sei solo una troia di merda',
    "'sta troia di merda mo' la sistemo io",
  ])
    expect(stopped(text), text).toBe(true);
});

test('does not refuse a text that consoles by insulting somebody absent', () => {
  for (const text of [
    'Guarda che il problema è quel deficiente dell’assistente, non il tuo italiano. Si capisce benissimo',
    'quel tuo amico in realtà amico non è, è un parassita. sei troppo buono Marco',
    'La tua coinquilina è proprio una deficiente certificata, cambia serratura e vai avanti con la tua vita tesoro',
  ])
    expect(verdictOn(text).refusal, text).toBeNull();
  expect(refused('La tipa del post delle 14 è una troia e chi la difende pure')).toBe(true);
});
