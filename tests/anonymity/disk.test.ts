import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { listWrappedKeys } from '../../db/wrapped-keys.ts';
import { findAccountByEmail } from '../../src/routers/auth/queries.ts';
import { unwrap } from '../../src/server/security/root-key.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { makeInstance, type Instance } from '../support/instance.ts';
import { ERASED_AFTER_HOURS } from './erasures.ts';

/** Preloaded to set the clock of a process ahead. */
const CLOCK = `
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + ahead);
  }
  static now() {
    return Real.now() + ahead;
  }
};
`;
const PASSWORD = 'nuvole-basse-sul-lago';
const PERSON = {
  firstName: 'Zaffirandola',
  lastName: 'Quintessenzi',
  email: 'z.quintessenzi.77@edu.unito.it',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
};
const OTHER = { ...PERSON, firstName: 'Adalgisa', lastName: 'Montebuio', email: 'a.montebuio.31@edu.unito.it' };
/** In lower case, because texts are also stored folded for searching. */
const OWN_TEXTS = [
  'pensiero turchino zzyzx',
  'titolo ocra zzyzx',
  'risposta cremisi zzyzx',
  'gruppo malva zzyzx',
  'esame pervinca zzyzx',
  'mentore indaco zzyzx',
  'bacheca amaranto zzyzx',
  'luogo carminio zzyzx',
  'argomento seppia zzyzx',
  'richiesta cobalto zzyzx',
  'segnalazione lavanda zzyzx',
];
const OTHERS_TEXT = 'pensiero di chi rimane wvwvw';

const home = mkdtempSync(join(tmpdir(), 'sottovoce-disk-'));
const DATA_DIR = join(home, 'data');
let now: Instance;
let later: Instance;
let accountId: string;
let identityBefore: string[];
let modesOf: Record<'made' | 'found', string[]>;

/** Starts with umask 0. */
async function startOpenly(instance: Instance): Promise<void> {
  const before = process.umask(0);
  await instance.start().finally(() => process.umask(before));
}

async function post<T>(instance: Instance, path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${instance.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function register(instance: Instance, person: typeof PERSON) {
  return post<{ authToken: string }>(instance, '/auth/register', {
    ...person,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
  });
}

/** Reads the account id from the database, because no response contains it. */
async function readAccountId(): Promise<string> {
  const embedded = await startEmbedded(DATA_DIR);
  const onError = () => {};
  const db = createDatabase({ ...embedded, onError });
  const rootKey = unwrap(await listWrappedKeys(db), readFileSync(join(DATA_DIR, 'secret-key'), 'utf8').trim());
  const account = await findAccountByEmail(db, createVault(rootKey), PERSON.email);
  await db.destroy();
  await embedded.stop();
  return account!.id;
}

interface Entry {
  path: string;
  isFolder: boolean;
  mode: number;
}

/** Returns the files and folders of the data directory, without sockets. */
function entries(): Entry[] {
  const paths = ['.', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })].map((name) => join(DATA_DIR, name));
  return paths.flatMap((path) => {
    // The server is running and may have deleted the file.
    const found = statSync(path, { throwIfNoEntry: false });
    return found && (found.isFile() || found.isDirectory()) ? [{ path, isFolder: found.isDirectory(), mode: found.mode & 0o777 }] : [];
  });
}

function laxModes(): string[] {
  const lax = entries().filter(({ isFolder, mode }) => mode !== (isFolder ? 0o700 : 0o600));
  const some = lax.slice(0, 10).map(({ path, mode }) => `${relative(DATA_DIR, path) || '.'} ${mode.toString(8)}`);
  return lax.length > some.length ? [...some, `and ${lax.length - some.length} more`] : some;
}

/** Returns which of these bytes occur in which files. */
function findOnDisk(wanted: Record<string, Buffer>): string[] {
  const files = entries().filter(({ isFolder }) => !isFolder);
  return files.flatMap(({ path }) => {
    const content = readFileSync(path).toString('latin1').toLowerCase();
    return Object.entries(wanted).flatMap(([what, bytes]) =>
      content.includes(bytes.toString('latin1').toLowerCase()) ? [`${what} in ${relative(DATA_DIR, path)}`] : [],
    );
  });
}

const asBytes = (texts: string[]) => Object.fromEntries(texts.map((text) => [text, Buffer.from(text)]));
const IDENTITY = asBytes([PERSON.firstName, PERSON.lastName, PERSON.email]);
const traces = () =>
  findOnDisk({
    ...IDENTITY,
    ...asBytes([...OWN_TEXTS, accountId]),
    'the account’s id as it is stored': Buffer.from(accountId.replaceAll('-', ''), 'hex'),
  });

beforeAll(async () => {
  const preload = join(home, 'clock.mjs');
  writeFileSync(preload, CLOCK);
  const at = (hours: number) =>
    makeInstance({ DATA_DIR, NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD_MS: String(hours * 60 * 60 * 1000) });
  [now, later] = await Promise.all([at(0), at(ERASED_AFTER_HOURS + 1)]);
  mkdirSync(DATA_DIR, { mode: 0o777 });
  chmodSync(DATA_DIR, 0o777);

  await startOpenly(now);
  const [person, other] = [await register(now, PERSON), await register(now, OTHER)];
  await now.stop();
  accountId = await readAccountId();
  await startOpenly(now);
  const [content, title, comment, group, experience, mentor, message, place, topic, request, report] = OWN_TEXTS;
  const token = person.authToken;
  const { id } = await post<{ id: number }>(now, '/posts', { type: 'vent', content: OTHERS_TEXT }, other.authToken);
  await post(now, '/posts', { type: 'advice', content, title }, token);
  await post(now, `/posts/${id}/comments`, { content: comment }, token);
  const own = await post<{ id: number }>(now, '/study-groups', { title: group, subject: 'Analisi 1' }, token);
  await post(now, `/study-groups/${own.id}/messages`, { content: message }, token);
  const startsAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await post(now, `/study-groups/${own.id}/meetings`, { startsAt, place }, token);
  await post(now, '/reports', { kind: 'post', id, reason: 'other', text: report }, token);
  await post(now, '/exam-experiences', { examName: 'Diritto privato', experience }, token);
  const profile = {
    courseOfStudy: 'Psicologia',
    studyYear: 2,
    specializations: ['Ansia'],
    bio: `${mentor}: ho cambiato corso e so quanto pesa ricominciare da capo.`,
    availableHours: 'La sera',
    languages: 'Italiano',
  };
  await post(now, '/mentors', profile, token);
  const others = await post<{ id: number }>(
    now,
    '/mentors',
    { ...profile, bio: `${OTHERS_TEXT}: ${profile.bio.slice(profile.bio.indexOf(':') + 2)}` },
    other.authToken,
  );
  await post(now, '/mentorship/requests', { mentorId: others.id, topic, message: request }, token);
  identityBefore = findOnDisk(IDENTITY);
  await post(now, '/account/delete', { password: PASSWORD, texts: 'erase' }, token);
  const made = laxModes();
  await now.stop();

  for (const { path, isFolder } of entries()) chmodSync(path, isFolder ? 0o777 : 0o666);
  await startOpenly(later);
  modesOf = { made, found: laxModes() };
});
afterAll(async () => {
  await Promise.all([now?.kill(), later?.kill()]);
  rmSync(home, { recursive: true });
});

test('files and folders are created private to their owner, even with a umask of 0', () => {
  expect(modesOf.made).toEqual([]);
});

test('files and folders that were open to others are made private at the start', () => {
  expect(modesOf.found).toEqual([]);
});

test('name and e-mail are never stored in plain text, not even while the account exists', () => {
  expect(identityBefore).toEqual([]);
});

test('after the erasure no file contains the name, e-mail, account id or texts, while the server runs', async () => {
  await expect.poll(traces, { timeout: 30_000, interval: 500 }).toEqual([]);
});

test('nor after the server has stopped, and the text of another person is still there', async () => {
  expect((await fetch(`${later.url}/api/posts`).then((answer) => answer.json())) as object[]).toMatchObject([{ content: OTHERS_TEXT }]);
  expect(await later.stop()).toBe(0);
  expect(traces()).toEqual([]);
  expect(findOnDisk({ there: Buffer.from(OTHERS_TEXT) })).not.toEqual([]);
});
