import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Scope } from '../context.ts';
import type { CommentRow } from '../comments/queries.ts';
import type { ExamExperienceRow } from '../exam-experiences/queries.ts';
import type { PostRow } from '../posts/queries.ts';
import type { StudyGroupRow } from '../study-groups/queries.ts';
import { TRACES, type Trace, type TraceName } from './rules.ts';
import type { TextsChoice } from './schema.ts';

/** A person as the rows know them. */
export interface Person {
  accountId: string;
  keyOf(scope: Scope, scopeId: number): string;
  mentorKey: string;
  studentKey: string;
}

/** The ids for which a person's key was found, and that key beside each. */
interface Found {
  ids: number[];
  keys: string[];
}
export type Traces = Record<TraceName, Found>;

/** Ids in a query: reading them takes a few milliseconds. */
const BATCH = 1000;
/** Keys made at a stretch: a few milliseconds, in which nobody else is served. */
const KEYS_AT_ONCE = 250;
/** Any number, as long as nothing else locks it. */
const DELETIONS_LOCK = 7_031_934;

/**
 * Finds what is a person's. Rows tell it only to who makes the person's key for each of them, so this walks over all ids;
 * it never holds the event loop for longer than a few milliseconds.
 */
export async function findTraces(db: Kysely<Tables>, { keyOf }: Pick<Person, 'keyOf'>): Promise<Traces> {
  const traces: Partial<Traces> = {};
  for (const name of Object.keys(TRACES) as TraceName[]) traces[name] = await findTrace(db, name, keyOf);
  return traces as Traces;
}

async function findTrace(db: Kysely<Tables>, name: TraceName, keyOf: Person['keyOf']): Promise<Found> {
  const { scope, parent, key, counter }: Trace = TRACES[name];
  // Where the row is its own parent its key comes along: no second query has to ask for it.
  const columns = name === parent ? sql`id, ${sql.ref(key)} as key` : sql`id`;
  const worthAsking = counter ? sql`and ${sql.ref(counter)} > 0` : sql``;
  const found: Found = { ids: [], keys: [] };
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; key?: string }>`
      select ${columns} from ${sql.table(parent)} where id > ${last} ${worthAsking} order by id limit ${BATCH}`.execute(db);
    const own: { id: number; key: string }[] = [];
    for (const [index, { id, key: stored }] of rows.entries()) {
      const key = keyOf(scope, id);
      if (stored === undefined || stored === key) own.push({ id, key });
      if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await breathe();
    }
    const confirmed = name === parent ? own : await findRows(db, name, own);
    for (const { id, key } of confirmed) {
      found.ids.push(id);
      found.keys.push(key);
    }
    if (rows.length < BATCH) return found;
    last = rows.at(-1)!.id;
  }
}

/** Of these keys, those that rows carry. */
async function findRows(db: Kysely<Tables>, name: TraceName, asked: { id: number; key: string }[]): Promise<{ id: number; key: string }[]> {
  const found = { ids: asked.map(({ id }) => id), keys: asked.map(({ key }) => key) };
  const { rows } = await sql<{ id: number; key: string }>`
    select distinct own.id, own.key from ${ownKeys(found)} join ${sql.table(name)} on ${isOwn(name)} order by own.id`.execute(db);
  return rows;
}

function ownKeys({ ids, keys }: Found) {
  return sql`unnest(${ids}::int[], ${keys}::text[]) as own(id, key)`;
}

function isOwn(name: TraceName) {
  const { id, key } = TRACES[name];
  return sql`${sql.ref(`${name}.${id}`)} = own.id and ${sql.ref(`${name}.${key}`)} = own.key`;
}

/**
 * Removes the account with its sessions and its mentor profile, and what it wrote or its link with that.
 *
 * Nothing escapes that is written at the same time. Each write of a student runs in a transaction that first takes a lock
 * FOR KEY SHARE on the account's row (`whileAccountStands`, called by `studentProcedure`). Deleting that row waits for the
 * writes under way, so the walk finds what they wrote; whatever comes later waits for this transaction and then finds no
 * account to write for. All is one transaction: a crash leaves either everything or nothing done.
 * @returns false when there is no such account any more.
 */
export function deleteAccount(db: Kysely<Tables>, person: Person, texts: TextsChoice): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await trx.deleteFrom('accounts').where('id', '=', person.accountId).returning('id').executeTakeFirst();
    if (!account) return false;
    const traces = await findTraces(trx, person);
    // Two deletions would touch the counts of the same posts in different orders.
    await sql`select pg_advisory_xact_lock(${DELETIONS_LOCK})`.execute(trx);
    await trx.deleteFrom('mentors').where('owner_key', '=', person.mentorKey).execute();
    if (texts === 'erase') await erase(trx, traces, person);
    else await detach(trx, traces, person);
    return true;
  });
}

/** What is deleted comes before what is only counted anew: raising the lock on one row could wait in a circle with a like of somebody else. */
async function erase(trx: Transaction<Tables>, traces: Traces, { studentKey }: Person): Promise<void> {
  await sql`select id from posts where id = any(${traces.posts.ids}::int[]) order by id for update`.execute(trx);
  for (const name of ['posts', 'comments', 'thread_voices', 'comment_likes', 'post_likes', 'exam_experiences', 'experience_votes'] as const) {
    await remove(trx, name, traces[name]);
  }
  await leaveGroups(trx, traces.study_groups);
  await remove(trx, 'study_group_members', traces.study_group_members);
  await lockMentorsOf(trx, studentKey);
  await trx.deleteFrom('mentorship_requests').where('student_key', '=', studentKey).execute();
}

async function remove(trx: Transaction<Tables>, name: TraceName, found: Found): Promise<void> {
  await sql`delete from ${sql.table(name)} using ${ownKeys(found)} where ${isOwn(name)}`.execute(trx);
}

/** A group in which others are stays, with what they need to meet, without its creator and the creator's description; else it goes. */
async function leaveGroups(trx: Transaction<Tables>, created: Found): Promise<void> {
  await sql`select id from study_groups where id = any(${created.ids}::int[]) order by id for update`.execute(trx);
  await sql`delete from study_groups using ${ownKeys(created)} where ${isOwn('study_groups')} and current_members <= 1`.execute(trx);
  await sql`update study_groups set description = null from ${ownKeys(created)} where ${isOwn('study_groups')}`.execute(trx);
  await rekey(trx, 'study_groups', created, createFreshKeys());
}

/** Texts, likes, votes and memberships stay, under keys that nobody can make again. What waits for an answer goes: nobody is there to hear it. */
async function detach(trx: Transaction<Tables>, traces: Traces, { studentKey }: Person): Promise<void> {
  const freshKey = createFreshKeys();
  for (const name of Object.keys(TRACES) as TraceName[]) await rekey(trx, name, traces[name], freshKey);
  await lockMentorsOf(trx, studentKey);
  const own = trx.selectFrom('mentorship_requests').select('id').where('student_key', '=', studentKey);
  await trx.deleteFrom('mentorship_requests').where('id', 'in', own.where('status', 'in', ['pending', 'accepted'])).execute();
  for (const { id } of await own.execute()) {
    await trx.updateTable('mentorship_requests').set({ student_key: randomKey() }).where('id', '=', id).execute();
  }
}

async function rekey(trx: Transaction<Tables>, name: TraceName, { ids, keys }: Found, freshKey: FreshKey): Promise<void> {
  const { key, scope } = TRACES[name];
  const fresh = ids.map((id) => freshKey(scope, id));
  await sql`
    update ${sql.table(name)} set ${sql.ref(key)} = own.fresh
    from unnest(${ids}::int[], ${keys}::text[], ${fresh}::text[]) as own(id, key, fresh) where ${isOwn(name)}`.execute(trx);
}

/** Mentors before requests, as everywhere: changing a request counts on its mentor. */
async function lockMentorsOf(trx: Transaction<Tables>, studentKey: string): Promise<void> {
  await sql`
    select id from mentors where id in (select mentor_id from mentorship_requests where student_key = ${studentKey})
    order by id for no key update`.execute(trx);
}

type FreshKey = (scope: Scope, scopeId: number) => string;

/** One random key for each scope and id, so that what one person said in a thread stays of one voice. */
function createFreshKeys(): FreshKey {
  const known = new Map<string, string>();
  return (scope, scopeId) => {
    const place = `${scope} ${scopeId}`;
    const key = known.get(place) ?? randomKey();
    known.set(place, key);
    return key;
  };
}

/** Of the form of a pseudonym: 22 base64url characters. */
function randomKey(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

/** Oldest first. */
export function listOwnPosts(db: Kysely<Tables>, ids: number[]): Promise<PostRow[]> {
  return db.selectFrom('posts').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** Oldest first. */
export function listOwnGroups(db: Kysely<Tables>, ids: number[]): Promise<StudyGroupRow[]> {
  return db.selectFrom('study_groups').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

/** Oldest first. */
export function listOwnExperiences(db: Kysely<Tables>, ids: number[]): Promise<ExamExperienceRow[]> {
  return db.selectFrom('exam_experiences').selectAll().where('id', '=', anyOf(ids)).orderBy('created_at').orderBy('id').execute();
}

function anyOf(ids: number[]) {
  return sql<number>`any(${ids}::int[])`;
}

/** Oldest first. */
export async function listOwnComments(db: Kysely<Tables>, found: Found): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select comments.* from comments join ${ownKeys(found)} on ${isOwn('comments')} order by created_at, comments.id`.execute(db);
  return rows;
}

/** Under which names one speaks, thread by thread. */
export async function listOwnVoices(db: Kysely<Tables>, found: Found): Promise<{ postId: number; alias: string }[]> {
  const { rows } = await sql<{ postId: number; alias: string }>`
    select post_id as "postId", alias from thread_voices join ${ownKeys(found)} on ${isOwn('thread_voices')} order by 1`.execute(db);
  return rows;
}

export async function listOwnVotes(db: Kysely<Tables>, found: Found): Promise<{ experienceId: number; helpful: boolean }[]> {
  const { rows } = await sql<{ experienceId: number; helpful: boolean }>`
    select experience_id as "experienceId", helpful from experience_votes join ${ownKeys(found)} on ${isOwn('experience_votes')} order by 1`.execute(db);
  return rows;
}
