import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../src/routers/context.ts';
import { partsOf } from '../../src/server/limits/shingles.ts';
import { skeletonOf } from '../../src/moderation/reading/skeleton.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { DIFFERENT, SAME } from './repost-samples.ts';
import { connectValkey } from '../../src/server/start/valkey.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';

const person = { accountId: 'a' };
const fresh = () => createLimits({ secretKey: TEST_SECRET, now: () => new Date() }).from('192.0.2.1');
/** Returns for each of the texts, said one after the other, whether it is refused. */
async function refused(texts: string[], limits = fresh()): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const text of texts)
    answers.push(
      await limits.refuseRepetition(text, person).then(
        () => false,
        () => true,
      ),
    );
  return answers;
}

const TEXT = 'Oggi ho passato l’esame che temevo di più, e non ci credo ancora.';

describe('a text said twice is recognized a third time', () => {
  test.each([
    ['with a dot', `${TEXT}.`],
    ['in capitals', TEXT.toUpperCase()],
    ['with a zero-width space', TEXT.replace('esame', 'es\u200bame')],
    ['with spaces elsewhere', TEXT.replace('passato l’esame', 'pas sato  l’ esame')],
    ['with spaces left out', TEXT.replaceAll(' ', '')],
    ['with Cyrillic letters', TEXT.replaceAll('a', 'а').replaceAll('o', 'о')],
    ['in full width', Array.from(TEXT, (char) => (/[a-z]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char)).join('')],
    ['with digits for letters', TEXT.replaceAll('e', '3').replaceAll('o', '0').replaceAll('i', '1')],
    ['with repeated letters', TEXT.replace('passato', 'passaaaaatooo')],
    ['with an emoji', `${TEXT} 🎉🎉`],
    ['without accents and apostrophes', TEXT.replace('’', '').replace('ù', 'u')],
    ['with combining marks', TEXT.replaceAll('e', 'e\u0308')],
    ['with other line breaks and signs', TEXT.replaceAll(' ', '\n').replace(',', ' —')],
    ['with one word more', `${TEXT} Evviva`],
    ['with one word before', `Ragazzi: ${TEXT}`],
    ['with a number more', `${TEXT} 73`],
  ])('%s', async (_, changed) => {
    expect(await refused([TEXT, TEXT, changed])).toEqual([false, false, true]);
    if (!/Evviva|Ragazzi|73/.test(changed)) expect(await refused([changed, changed, TEXT])).toEqual([false, false, true]);
  });

  test('with another word at the end each time', async () => {
    expect(await refused([TEXT, `${TEXT} uno`, `${TEXT} due`, `${TEXT} altro`])).toEqual([false, false, true, true]);
  });

  test('in a long text, whatever is added at either end', async () => {
    const long = `${TEXT} ${'Racconto tutto dall’inizio, perché a qualcuno può servire: '.repeat(4)}`;
    expect(
      await refused([`${long} prima volta, con un finale`, `${long} seconda volta`, `${long} e una terza, più lunga delle altre`]),
    ).toEqual([false, false, true]);
    expect(await refused([`Uno. ${long}`, `Secondo tentativo. ${long}`, `E questo è il terzo. ${long}`])).toEqual([false, false, true]);
  });
});

const LONG =
  'Vendo appunti di Diritto privato scritti al computer, con schemi e domande d’esame. Sono centoquaranta pagine, scrivetemi se vi interessano.';

describe('a long text is recognized', () => {
  test.each([
    ['with a word changed in the middle', LONG.replace('domande', 'quesiti')],
    ['with three words changed', LONG.replace('domande', 'quesiti').replace('scritti', 'battuti').replace('se vi', 'qualora vi')],
    ['with digits after it', `${LONG} 99123 4471`],
    ['with two words more', LONG.replace('Diritto', 'tutto il Diritto') + ' Ciao belli!'],
    ['with its sentences in another order', LONG.replace(/^(.*?\.) (.*)$/, '$2 $1')],
    ['said twice over', `${LONG} ${LONG}`],
  ])('%s', async (_, changed) => {
    expect(await refused([LONG, LONG, changed])).toEqual([false, false, true]);
    expect(await refused([LONG, changed, LONG])).toEqual([false, false, true]);
  });
});

test('recognizes four in five changed texts, and never two different texts of one person', async () => {
  const isRefused = async (texts: string[]) => (await refused(texts)).includes(true);
  const known = await Promise.all(SAME.map(([first, second]) => isRefused([first, first, second])));
  expect(known.filter(Boolean).length).toBeGreaterThanOrEqual(0.8 * SAME.length);
  for (const [first, second] of DIFFERENT) expect(await refused([first, first, second]), second).toEqual([false, false, false]);
});

describe.skipIf(!findRedisServer())('between instances that share a Valkey (needs valkey-server or redis-server)', () => {
  let redis: RedisServer;
  beforeAll(async () => void (redis = await startRedisServer()));
  afterAll(() => redis.stop());

  test('a changed text is recognized at the other, and the entries in Valkey are distinct and of equal length', async () => {
    const valkeys = [connectValkey(redis.url, () => {}), connectValkey(redis.url, () => {})] as const;
    await Promise.all(valkeys.map(({ commands }) => once(commands, 'ready')));
    const [one, two] = valkeys.map(({ commands: valkey }) =>
      createLimits({ secretKey: TEST_SECRET, valkey, now: () => new Date() }).from('192.0.2.1'),
    ) as [Limits, Limits];
    await one.refuseRepetition(LONG, person);
    const undo = await two.refuseRepetition(DIFFERENT[3]![0].padEnd(120, ' e poi altro ancora'), person);
    await two.refuseRepetition(LONG.replace('domande', 'quesiti'), person);
    expect(await refused([LONG.replace('scritti', 'battuti')], one)).toEqual([true]);
    await expect(one.refuseRepetition(LONG, { accountId: 'b' })).resolves.toBeDefined();
    await undo();

    expect(await valkeys[0].commands.keys('*')).toEqual(['shared:same-text']);
    const entries = (await valkeys[0].commands.xrangeBuffer('shared:same-text', '-', '+')).map(([, fields]) => fields[1]!);
    expect(new Set(entries.map(({ length }) => length)).size).toBe(1);
    expect(new Set(entries.map(String)).size).toBe(entries.length);
    for (const valkey of valkeys) valkey.close();
  });
});

describe('what is never a repetition', () => {
  test('courtesies', async () => {
    for (const text of ['Grazie, un abbraccio', 'Forza, ce la fai! 💪💪💪', 'In bocca al lupo'])
      expect(await refused(Array(5).fill(text))).toEqual(Array(5).fill(false));
  });

  test('different texts that begin or end alike', async () => {
    const questions = ['Rossi', 'Bianchi', 'Verdi', 'Neri'].map(
      (name) => `Qualcuno ha gli appunti di Diritto privato del professor ${name}?`,
    );
    const days = ['Lunedì', 'Martedì', 'Giovedì', 'Sabato'].map((day) => `${day} sera studiamo insieme in biblioteca, chi viene?`);
    const numbers = [1, 2, 3, 4].map((n) => `Ho dato la parte ${n} di Analisi e adesso aspetto il voto.`);
    for (const texts of [questions, days, numbers]) expect(await refused(texts)).toEqual(Array(4).fill(false));
  });

  test('a text that somebody else said', async () => {
    const limits = fresh();
    await refused([TEXT, TEXT], limits);
    await expect(limits.refuseRepetition(TEXT, { accountId: 'b' })).resolves.toBeDefined();
  });

  test('a text that was taken back, in any of its counted forms', async () => {
    const limits = fresh();
    const long =
      'Vi racconto com’è andata, perché può servire: ho studiato tre mesi, quasi sempre di sera, e alla fine mi hanno chiesto due cose sole.';
    for (let n = 0; n < 5; n += 1) for (const text of [TEXT, long]) await (await limits.refuseRepetition(text, person))();
    expect(await refused([TEXT, `${TEXT} Evviva`, TEXT], limits)).toEqual([false, false, true]);
    // A refused attempt is not counted either.
    expect(await refused([long, `${long} Evviva`, long], limits)).toEqual([false, false, true]);
  });
});

test('repeated symbols and texts in other scripts are compared too', async () => {
  for (const text of [
    '?!'.repeat(20),
    '🙃'.repeat(20),
    'сегодня я сдал экзамен которого боялся больше всего',
    '今日は一番怖かった試験に合格しました。まだ信じられません。本当に',
  ]) {
    expect(await refused([text, text, text])).toEqual([false, false, true]);
  }
});

test('the skeleton and the parts of 5,000 hostile characters take less than 50 ms of CPU time', () => {
  for (const piece of ['a', 'a ', '\u0301', '𝐚', '1!', '\u200b', 'ﷺ']) {
    const text = piece.repeat(5000 / piece.length);
    let best = Infinity;
    for (let n = 0; n < 10; n += 1) {
      const start = process.cpuUsage();
      partsOf(skeletonOf(text).join(''));
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, (user + system) / 1000);
    }
    expect(best, piece).toBeLessThan(50);
  }
});
