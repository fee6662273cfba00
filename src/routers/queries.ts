import { randomInt } from 'node:crypto';
import { sql, type Generated, type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { inBatches } from './batches.ts';
import { cursorAfter, placeOf, rankOf } from './cursor.ts';
import { type Page, type Part, type RankedPage, sizeOf } from './page.ts';

// Database queries that several features share.

/** A condition that keeps the writer's account from being deleted while its statement runs; see writers/queries.ts. */
export type Standing = RawBuilder<boolean>;

/** Always true: for statements in a transaction that already protects the account, and for those of programs. */
export const STANDING_ANYWAY: Standing = sql<boolean>`true`;

/** Excludes rows that moderators have removed. */
export const notRemoved = sql<boolean>`withheld is distinct from 'removed'`;

/** The tables with a generated numeric id. */
type Numbered = { [Table in keyof Tables]: Tables[Table] extends { id: Generated<number> } ? Table : never }[keyof Tables];
const numbering = new WeakMap<Kysely<Tables>, (table: Numbered) => Promise<number>>();

/** Reserves an id before its row exists, because the author's pseudonym depends on it. Batches concurrent calls outside transactions. */
export async function nextId(db: Kysely<Tables>, table: Numbered): Promise<number> {
  if (db.isTransaction) return (await nextIds(db, [table]))[0]!;
  let next = numbering.get(db);
  if (!next) numbering.set(db, (next = inBatches((tables: Numbered[]) => nextIds(db, tables))));
  return next(table);
}

async function nextIds(db: Kysely<Tables>, tables: Numbered[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(name, 'id'))::int as id from unnest(${tables}::text[]) with ordinality as asked(name, place)
    order by place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Runs `run` in the current transaction if `db` is one, otherwise in a new one. */
export function inTransaction<T>(db: Kysely<Tables>, run: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

/** Ids, with a person's key for each at the same index. */
export interface Keyed {
  ids: number[];
  keys: string[];
}

/** The columns of a table that hold such an id and key. */
interface KeyColumns {
  id: string;
  key: string;
}

/** The database, or something that takes the place of some of its tables. */
export type Source = Pick<Kysely<Tables>, 'selectFrom'>;

/** Returns the rows of a table that match one of these pairs of id and key. */
export async function listKeyed<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  columns: KeyColumns,
  keyed: Keyed,
): Promise<Selectable<Tables[Table]>[]> {
  if (keyed.ids.length === 0) return [];
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select ${sql.table(table)}.* from ${sql.table(table)} join ${unnested(keyed)} on ${isOf(table, columns)}`.execute(db);
  return rows;
}

/** Returns those of these pairs of id and key that occur in the table, ordered by id. */
export async function listKeys(db: Kysely<Tables>, table: keyof Tables, columns: KeyColumns, keyed: Keyed): Promise<Keyed> {
  if (keyed.ids.length === 0) return keyed;
  const { rows } = await sql<{ id: number; key: string }>`
    select distinct own.id, own.key from ${unnested(keyed)} join ${sql.table(table)} on ${isOf(table, columns)} order by own.id`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), keys: rows.map(({ key }) => key) };
}

/** The pairs as a table `own` with the columns `id` and `key`. */
export function unnested({ ids, keys }: Keyed) {
  return sql`unnest(${ids}::int[], ${keys}::text[]) as own(id, key)`;
}

function isOf(table: keyof Tables, { id, key }: KeyColumns) {
  return sql`${sql.ref(`${table}.${id}`)} = own.id and ${sql.ref(`${table}.${key}`)} = own.key`;
}

/** Excludes comments whose post moderators have removed, as nobody can read them. */
const IN_POST = sql<boolean>`not exists (select from posts where posts.id = post_id and posts.withheld = 'removed')`;
/** For each likeable table: its table of likes, the id column there, its own column of the post, and a condition for liking. */
const LIKES = {
  posts: ['post_likes', 'post_id', 'id', sql<boolean>`true`],
  comments: ['comment_likes', 'comment_id', 'post_id', IN_POST],
} as const;
type Likeable = keyof typeof LIKES;

/** Returns which of these posts or comments are liked by the key at the same index. Batches concurrent calls outside transactions. */
export async function findLiked(db: Kysely<Tables>, what: Likeable, keyed: Keyed): Promise<Set<number>> {
  if (keyed.ids.length === 0) return new Set();
  if (db.isTransaction) return (await listLiked(db, what, [keyed]))[0]!;
  let asks = askers.get(db);
  if (!asks) askers.set(db, (asks = { posts: together(db, 'posts'), comments: together(db, 'comments') }));
  return asks[what](keyed);
}

const askers = new WeakMap<Kysely<Tables>, Record<Likeable, (keyed: Keyed) => Promise<Set<number>>>>();

function together(db: Kysely<Tables>, what: Likeable) {
  return inBatches((asked: Keyed[]) => listLiked(db, what, asked));
}

/** Answers several callers with one query. Keys are unique per person and id, so no caller sees another one's likes. */
async function listLiked(db: Kysely<Tables>, what: Likeable, asked: Keyed[]): Promise<Set<number>[]> {
  const [likes, id] = LIKES[what];
  const all = { ids: asked.flatMap(({ ids }) => ids), keys: asked.flatMap(({ keys }) => keys) };
  const found = new Set((await listKeys(db, likes, { id, key: 'liker_key' }, all)).keys);
  return asked.map(({ ids, keys }) => new Set(ids.filter((_, index) => found.has(keys[index]!))));
}

/** A like to give or take back: the id of the post or comment, and the liker's key. */
interface Like {
  id: number;
  key: string;
  standing: Standing;
}

/** The liked post or comment: its new number of likes, its post and its author. */
interface Liked {
  likes: number;
  postId: number;
  authorKey: string;
}

/** @returns undefined when the post or comment does not exist, or moderators have removed it. */
export async function insertLike(db: Kysely<Tables>, what: Likeable, { id, key, standing }: Like): Promise<Liked | undefined> {
  const [likes, column, thread, stands] = LIKES[what];
  // Locks the liked row first, here and below, in the same order as its deletion, to avoid deadlocks. It also keeps the count exact.
  const { rows } = await sql<Liked>`
    with liked as materialized (
      select id, likes, author_key, ${sql.ref(thread)} as thread from ${sql.table(what)}
      where id = ${id} and ${notRemoved} and ${stands} and ${standing} for no key update
    ),
    inserted as (
      insert into ${sql.table(likes)} (${sql.ref(column)}, liker_key) select id, ${key} from liked on conflict do nothing returning 1
    )
    select likes + (select count(*) from inserted)::int as likes, thread as "postId", author_key as "authorKey" from liked`.execute(db);
  return rows[0];
}

/** @returns the new number of likes, undefined when the post or comment does not exist. */
export async function deleteLike(db: Kysely<Tables>, what: Likeable, { id, key, standing }: Like): Promise<number | undefined> {
  const [likes, column] = LIKES[what];
  const { rows } = await sql<{ likes: number }>`
    with liked as materialized (select id, likes from ${sql.table(what)} where id = ${id} and ${standing} for no key update),
    deleted as (
      delete from ${sql.table(likes)} where ${sql.ref(column)} = (select id from liked) and liker_key = ${key} returning 1
    )
    select likes - (select count(*) from deleted)::int as likes from liked`.execute(db);
  return rows[0]?.likes;
}

/** The tables in which people have random aliases, each with the table of those aliases and its id column. */
const VOICES = { posts: ['thread_voices', 'post_id'], study_groups: ['study_group_voices', 'group_id'] } as const;

/** After this many draws of taken aliases a number is appended; threads of hundreds of people need none. */
const DRAWS_OF_WORDS = 8;

/**
 * Returns the alias of this key in a thread or group, drawing one that is unique there on first use. When concurrent calls would take the
 * same row or alias, the later one waits for the earlier and retries.
 * @returns undefined when there is no such thread or group.
 */
export async function giveVoice(
  db: Kysely<Tables>,
  where: keyof typeof VOICES,
  id: number,
  voiceKey: string,
  randomAlias: () => string,
): Promise<string | undefined> {
  const [voices, column] = VOICES[where];
  for (let draws = 0; ; draws += 1) {
    const { rows } = await sql<{ alias: string | null }>`
      select alias from ${sql.table(where)} room
      left join ${sql.table(voices)} on ${sql.ref(column)} = room.id and voice_key = ${voiceKey} where room.id = ${id}`.execute(db);
    const known = rows[0];
    if (!known) return undefined;
    if (known.alias !== null) return known.alias;
    const alias = drawAlias(randomAlias, draws);
    await sql`
      insert into ${sql.table(voices)} (${sql.ref(column)}, voice_key, alias)
      select id, ${voiceKey}, ${alias} from ${sql.table(where)} where id = ${id} for key share
      on conflict do nothing`.execute(db);
  }
}

/** @param draws how many earlier draws were taken */
export function drawAlias(randomAlias: () => string, draws: number): string {
  const words = randomAlias();
  return draws < DRAWS_OF_WORDS ? words : `${words} ${randomInt(2, 10 ** (draws - DRAWS_OF_WORDS + 1))}`;
}

/** Returns the right-hand side of a comparison with any of these ids. */
export function anyOf(ids: number[]) {
  return sql<number>`any(${ids}::int[])`;
}

type Dated = { id: number; created_at: Date };

/** Reads a page of a list ordered by date; `query` selects the rows of the whole list. */
export async function readPart<DB, TB extends keyof DB, Row extends Dated>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { table, direction }: { table: keyof Tables; direction: 'asc' | 'desc' },
  page: Page,
): Promise<Part<Row>> {
  const [date, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const place = page.cursor === undefined ? undefined : placeOf(page.cursor);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const rest = place ? query.where(sql<boolean>`(${date}, ${id}) ${beyond} (${place.createdAt}, ${place.id})`) : query;
  const size = sizeOf(page);
  const rows = await rest
    .orderBy(date, direction)
    .orderBy(id, direction)
    .limit(size + 1)
    .execute();
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return {
    items,
    next: last ? { cursor: cursorAfter({ id: last.id, createdAt: last.created_at }) } : null,
    total: () => countRows(query),
  };
}

/** Reads a page of a list in another order: by `rank`, integers in ascending order that end with the id; see `cursorAtRank`. */
export async function readRanked<DB, TB extends keyof DB, Row extends { id: number }>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
  rank: RawBuilder<unknown>[],
  page: RankedPage,
): Promise<Part<Row>> {
  const size = sizeOf(page);
  const { id = null, rank: asked = null } = rankOf(page.cursor);
  const { rows } = await sql<Row & { place: string }>`
    with ranked as (select *, array[${sql.join(rank)}]::bigint[] as rank from (${query}) as listed)
    select *, array_to_string(rank, '_') as place from ranked
    where rank > coalesce(${asked}::bigint[], (select rank from ranked where id = ${id}::bigint), '{}')
    order by rank limit ${size + 1}`.execute(db);
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next: last ? { cursor: last.place } : null, total: () => countRows(query) };
}

export async function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)::int`.as('count'));
  return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}
