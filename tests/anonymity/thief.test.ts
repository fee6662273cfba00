import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { loadReference } from '../../db/reference/load.ts';
import { createRandom } from '../chaos/random.ts';
import { TRACES } from '../../src/routers/account/traces.ts';
import { mailboxOf } from '../../src/routers/auth/rules.ts';
import { placesOf, weekOf } from '../../src/routers/notice-log/queries.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { connectValkey, type Valkey } from '../../src/server/start/valkey.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '../support/app.ts';
import { testTools } from '../support/migration-tools.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { findRedisServer, startRedisServer, type RedisServer } from '../support/redis-server.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { act, cheapPasswords, createClock, createWorld, NO_PUSH_SERVICE, type World } from './day.ts';
import { byTransaction, departedOf, evidenceOf, SOURCES, type Evidence } from './evidence.ts';
import { nearestAttacks, sharedTransactions, transactionAttacks } from './guesses.ts';
import { openLedger, PRODUCT, type Actor, type Ledger, type Row } from './ledger.ts';
import { locksDuring, numbersOf } from './locks.ts';
import { loginAttacks } from './logins.ts';
import { LEAVING, NEWCOMERS, simulate, STUDENTS_BEFORE } from './simulation.ts';
import { findings, judge } from './statistics.ts';
import { loginTies, tieAttacks } from './ties.ts';
import { valueAttacks } from './values.ts';
import { watchValkey, watcherAttacks, type Watcher } from './watcher.ts';

const SEED = 20_261_121;
/** Tables that have a row per person or session. */
const PEOPLE = new Set(['accounts', 'sessions']);
/** Tables of encrypted pending jobs, which may be written in one transaction with an account. */
const SEALED_JOBS = new Set(['erasures', 'outbox', 'email_tokens']);
/** Encrypted tables whose rows are written once, together with a single other row, whose owner they do not reveal. */
const SEALED_BESIDE = new Set(['answers_given']);
/** Tables of mailboxes that accounts have left. */
const OF_MAILBOXES = new Set(['left_mailboxes', 'closed_addresses']);
/** Tables whose rows have no owner. */
const OF_NOBODY = new Set(['cases', 'moderation_log', 'upkeep']);

/** Tables deleted at once with an account, according to their traces. */
const GOES_ALONG = new Set(Object.entries(TRACES).flatMap(([table, { atOnce }]) => (atOnce ? [table] : [])));

describe.skipIf(!findPostgres())('a thief with the database and its log, without the key (needs a PostgreSQL server)', () => {
  let postgres: PostgresServer;
  let client: Client;
  let app: TestApp;
  let evidence: Evidence;
  let world: World;
  let redis: RedisServer | undefined;
  let valkey: Valkey | undefined;
  let watcher: Watcher | undefined;
  let mails: MailServer | undefined;
  const random = createRandom(SEED);

  beforeAll(async () => {
    postgres = await startPostgres();
    const onError = (error: Error) => {
      throw error;
    };
    const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 4, onError });
    await migrateToLatest(db, testTools);
    await loadReference(db);
    client = new Client(postgres.url);
    await client.connect();
    const ledger = await openLedger(client);
    const clock = createClock();
    if (findRedisServer()) {
      redis = await startRedisServer();
      valkey = connectValkey(redis.url, onError);
      await new Promise((resolve) => valkey!.subscriber.once('ready', resolve));
      watcher = await watchValkey(redis.url);
    }
    mails = await startMailServer();
    app = await createTestApp({
      database: { db, embedded: false, close: () => db.destroy() },
      services: { now: clock.now, passwords: await cheapPasswords() },
      env: { TRUST_PROXY: '1', SMTP_URL: mails.url, PUSH_SERVICES: NO_PUSH_SERVICE },
      valkey,
      limits: createLimits({ secretKey: TEST_SECRET, valkey: valkey?.commands, now: clock.now }),
    });
    if (watcher) await watcher.record({ ...PRODUCT, things: [], named: undefined });
    const record = async (actor: Actor) => {
      const before = ledger.rows.size;
      await ledger.record(actor);
      const fresh = [...ledger.rows.values()].slice(before);
      const people = fresh.filter(({ table }) => PEOPLE.has(table));
      const things = fresh
        .filter(
          ({ table }) =>
            !PEOPLE.has(table) && !OF_MAILBOXES.has(table) && !SEALED_JOBS.has(table) && !SEALED_BESIDE.has(table) && table !== 'notices',
        )
        .map(({ id }) => id);
      await watcher?.record({ ...actor, things, named: people.length > 0 ? actor.owner : undefined });
    };
    const look = async () => {
      await ledger.look();
      await watcher?.look();
    };
    const at = await app.app.listen({ host: '127.0.0.1', port: 0 });
    world = createWorld({ test: app, at, random, clock, mails, record });
    const registered = await simulate(world, look);
    giveNotices(ledger, registered, clock.now());
    givePlaces(ledger, registered);
    giveMailboxes(ledger);
    evidence = evidenceOf(ledger, registered, { jobs: new Set([...SEALED_JOBS, ...SEALED_BESIDE, ...OF_NOBODY]), naming: OF_MAILBOXES });
  });

  /** Attributes notices to their reader, whoever caused them. */
  function giveNotices({ rows }: Ledger, persons: string[], now: Date): void {
    const ownerOf = new Map<string, string>(
      persons.flatMap((id) =>
        [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ago) =>
          placesOf(app.services.vault, id, weekOf(now) - ago, 100).map((place) => [`\\x${place.toString('hex')}`, id] as const),
        ),
      ),
    );
    for (const row of rows.values()) {
      if (row.table !== 'notices') continue;
      const owner = ownerOf.get(String(row.values['place']))!;
      if (owner !== row.owner) delete row.just;
      row.owner = owner;
    }
  }
  /** Attributes the rows of left mailboxes, which the product writes hours after the account has left. */
  function giveMailboxes({ rows }: Ledger): void {
    const { vault } = app.services;
    const ownerOf = new Map(
      [...world.mailboxes].map(([email, id]) => [`\\x${vault.nameOf('left mailbox', mailboxOf(email)).toString('hex')}`, id]),
    );
    for (const row of rows.values()) if (row.table === 'left_mailboxes') row.owner = ownerOf.get(String(row.values['digest']))!;
  }
  /** Attributes memberships from a waiting list, which are written when another member leaves. */
  function givePlaces({ rows }: Ledger, persons: string[]): void {
    for (const row of rows.values()) {
      if (row.table !== 'study_group_members') continue;
      const { group_id: id, member_key: key } = row.values;
      const owner = persons.find((person) => app.services.pseudonyms.key('group', Number(id), person) === key);
      if (owner !== row.owner) delete row.just;
      row.owner = owner;
    }
  }

  afterAll(async () => {
    watcher?.close();
    await app?.close();
    await mails?.stop();
    valkey?.close();
    await redis?.stop();
    await client?.end();
    await postgres?.stop();
  });

  test('sees a day of use: rows that identify a person, and content rows of every kind that do not', () => {
    expect(evidence.persons).toHaveLength(STUDENTS_BEFORE + NEWCOMERS);
    expect(new Set(evidence.personOf.values()).size).toBe(STUDENTS_BEFORE + NEWCOMERS);
    const tables = new Set(evidence.content.map(({ table }) => table));
    for (const table of [
      'posts',
      'comments',
      'post_likes',
      'comment_likes',
      'study_groups',
      'study_group_members',
      'study_group_waiting',
      'study_group_messages',
      'study_group_voices',
      'study_group_meetings',
      'study_group_answers',
      'exam_experiences',
      'experience_votes',
      'mentors',
      'mentorship_requests',
      'mentorship_messages',
      'ended_letters',
      'reports',
      'measures',
      'withdrawals',
      'notices',
    ])
      expect(tables).toContain(table);
    // Some groups are led by another member than the author of their texts.
    expect(evidence.content.some(({ values }) => 'words_key' in values && values['words_key'] !== values['creator_key'])).toBe(true);
    const gone = evidence.content.filter(({ removed }) => removed !== undefined);
    expect(gone.length).toBeGreaterThan(LEAVING);
    const left = [...evidence.ledger.rows.values()].filter(({ table }) => table === 'left_mailboxes');
    expect(left.length).toBeGreaterThan(LEAVING);
    expect(left.every(({ owner }) => evidence.persons.includes(owner!))).toBe(true);
    for (const source of SOURCES) expect(evidence.ledger[source].length).toBeGreaterThan(100);
  });

  test('sees that mails were queued, but no account id in their rows', () => {
    const jobs = [...evidence.ledger.rows.values()].filter(({ table }) => ['outbox', 'email_tokens'].includes(table));
    expect(jobs.filter(({ table }) => table === 'email_tokens').length).toBeGreaterThan(STUDENTS_BEFORE);
    expect(jobs.filter(({ values }) => Object.values(values).some((value) => evidence.persons.includes(String(value))))).toEqual([]);
  });

  test('finds no transaction that touched both the row of a person and content', () => {
    expect(sharedTransactions(evidence)).toEqual({});
  });

  test('finds one stored idempotent response per transaction, and never a changed account or session with it', () => {
    const { ledger } = evidence;
    const tableOf = ({ row }: { row: string }) => ledger.rows.get(row)?.table ?? '';
    const beside = [...byTransaction(ledger.log).values()].filter((touches) => touches.some((touch) => SEALED_BESIDE.has(tableOf(touch))));
    expect(beside.length).toBeGreaterThan(100);
    for (const touches of beside) {
      expect(touches.filter((touch) => SEALED_BESIDE.has(tableOf(touch)) && touch.kind === 'made')).toHaveLength(1);
      expect(touches.filter((touch) => PEOPLE.has(tableOf(touch)) && touch.kind !== 'locked')).toEqual([]);
    }
  });

  test('cannot attribute content by transactions', () => {
    expect(findings('By transactions', judge(transactionAttacks(evidence, random), random))).toEqual([]);
  });

  /** Rows deleted right after their account; see docs/operations.md. */
  const wentAlong = ({ table, owner }: Row) => GOES_ALONG.has(table) && departedOf(evidence).has(owner!);
  /** A new account row is traceable to a text written right after it, but does not identify anyone; see docs/operations.md. */
  const isOld = (row: Row) => row.just !== 'registered' && !wentAlong(row);
  const hadJustLoggedIn = ({ just }: Row) => just === 'logged in';

  test('cannot attribute content by rows touched just before or after', () => {
    const attacks = nearestAttacks(evidence, SOURCES, isOld);
    expect(findings('Nearest', judge(attacks, random))).toEqual([]);
    const ofNewcomers = nearestAttacks(evidence, SOURCES, (row) => !isOld(row));
    if (process.env['SHOW_SCORES']) findings('Nearest, of those who had just registered', judge(ofNewcomers, random));
  });

  test('cannot attribute content that was written right after a login', () => {
    expect(evidence.content.filter(hadJustLoggedIn).length).toBeGreaterThan(50);
    const attacks = nearestAttacks(evidence, SOURCES, (row) => hadJustLoggedIn(row) && !wentAlong(row));
    expect(findings('Nearest, of those who had just logged in', judge(attacks, random))).toEqual([]);
  });

  test('cannot link a login to content or to another login while the account exists', () => {
    const departed = departedOf(evidence);
    const stays = ({ owner }: Row) => !departed.has(owner!);
    const attacks = loginAttacks(evidence, SOURCES, random, (row) => hadJustLoggedIn(row) && stays(row));
    expect(findings('Through the login before', judge(attacks, random))).toEqual([]);
    expect(evidence.logins.filter(stays).length).toBeGreaterThan(100);
    expect(findings('Ties of logins', judge(loginTies(evidence, stays), random))).toEqual([]);
    // All sessions of an account are deleted with it, at one moment.
    const ofDeparted = loginAttacks(evidence, SOURCES, random, (row) => hadJustLoggedIn(row) && !stays(row));
    if (process.env['SHOW_SCORES']) findings('Through the login before, of those who left that day', judge(ofDeparted, random));
  });

  test('cannot attribute content by the values, times, numbers or order of rows in a dump', () => {
    expect(findings('By values', judge(valueAttacks(evidence, random), random))).toEqual([]);
  });

  test('cannot attribute content that was written right after a login or registration from a dump', () => {
    expect(
      findings(
        'By values, of those who had just logged in',
        judge(
          valueAttacks(evidence, random, ({ just }) => just !== undefined),
          random,
        ),
      ),
    ).toEqual([]);
  });

  test('cannot link content to other content of the same person elsewhere', () => {
    expect(findings('Ties', judge(tieAttacks(evidence), random))).toEqual([]);
  });

  test.skipIf(!findRedisServer())('cannot link anything by the contents of Valkey and the commands sent to it', () => {
    const { watched, stored } = watcher!;
    expect(watched.filter(({ words, things }) => words.size > 0 && things.length > 0).length).toBeGreaterThan(200);
    expect(stored.size).toBeGreaterThan(200);
    expect(findings('By Valkey', judge(watcherAttacks(watcher!, evidence.persons, random), random))).toEqual([]);
    const told = new Set([...stored, ...watched.flatMap(({ words }) => [...words])]);
    const values = [...evidence.ledger.rows.values()].flatMap(({ values }) =>
      Object.values(values).filter((value): value is string => typeof value === 'string' && /^[\w-]{20,}$/.test(value)),
    );
    expect(values.length).toBeGreaterThan(500);
    expect(values.filter((value) => told.has(value))).toEqual([]);
  });

  test('sees no lock derived from an account’s id during a write', async () => {
    const by = world.students[0]!;
    const names = await numbersOf(client, by.id);
    const writes: Record<string, () => Promise<unknown>> = {
      posts: () => act(world, { by }, 'POST', '/posts', { type: 'vent', content: 'Una cosa detta mentre qualcuno guarda' }),
      comments: () =>
        act(world, { by }, 'POST', `/posts/${world.posts.at(-1)}/comments`, { content: 'Una risposta mentre qualcuno guarda' }),
      study_groups: () => act(world, { by }, 'POST', '/study-groups', { title: 'Un gruppo mentre qualcuno guarda', subject: 'Analisi 1' }),
      exam_experiences: () =>
        act(world, { by }, 'POST', '/exam-experiences', { examName: 'Diritto', experience: 'Un esame mentre qualcuno guarda' }),
    };
    for (const [table, write] of Object.entries(writes))
      expect(
        (await locksDuring(client, table, write)).filter((number) => names.has(number)),
        table,
      ).toEqual([]);
  });

  test('finds no value of an account in PostgreSQL’s statistics views', async () => {
    const { rows: views } = await client.query<{ name: string }>(
      `select viewname as name from pg_views where schemaname = 'pg_catalog' and viewname ~ '^pg_(stat|locks|prepared)' and viewname <> 'pg_stats'`,
    );
    const told: string[] = [];
    for (const { name } of views) told.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
    const { rows: accounts } = await client.query<Record<string, unknown>>('select * from accounts');
    const names = [
      ...evidence.persons,
      ...accounts.flatMap((row) => Object.values(row).filter((value): value is string => typeof value === 'string' && value.length > 8)),
    ];
    expect(names.filter((name) => told.some((text) => text.includes(name)))).toEqual([]);
  });
});
