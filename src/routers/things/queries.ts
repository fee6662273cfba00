import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { PROFILE } from '../mentors/rules.ts';
import type { Pseudonyms, Scope } from '../identity.ts';
import { nameOfThing, type StoredKind, type Withheld, type WrittenColumn } from './rules.ts';

/** The pseudonym of a thing’s author, and its scope. Only with the installation’s secret can it be traced to an account. */
export interface Subject {
  scope: Scope;
  scopeId: number | string;
  key: string;
}

/** A text of any kind that can be reported, in a common form. */
export interface Thing {
  kind: StoredKind;
  id: number;
  subject: Subject;
  withheld: Withheld;
  texts: { name: string; text: string }[];
  /** The id of its thread. */
  postId: number | null;
  editedAt: Date | null;
  /** Whether its author can still edit it, because nobody else leads it. */
  editable: boolean;
}

interface Kind<Column extends string = string> {
  table: 'posts' | 'comments' | 'study_groups' | 'exam_experiences' | 'mentors' | 'study_group_messages' | 'study_group_meetings';
  key: string;
  /** The column with the key of the person who can edit it, where that may not be the author. */
  leader?: string;
  scope: Scope;
  /** The id for which the key is derived. */
  scopeId: (row: Row) => number | string;
  thread?: string;
  /** The column with the time of a warning to others, which is void once the thing has been withheld. */
  warned?: string;
  /** The columns with free text, and their labels. */
  texts: Record<Column, string>;
}

type Row = Record<string, unknown> & { id: number };

const PLACE = { university: 'Università', faculty: 'Facoltà' };

const KINDS: { [Name in StoredKind]: Kind<WrittenColumn<Name>> } = {
  post: {
    table: 'posts',
    key: 'author_key',
    scope: 'thread',
    scopeId: ({ id }) => id,
    thread: 'id',
    texts: {
      title: 'Titolo',
      content: 'Testo',
      ...PLACE,
      study_year: 'Anno di corso',
      course: 'Corso',
      academic_topic: 'Argomento',
    },
  },
  comment: {
    table: 'comments',
    key: 'author_key',
    scope: 'thread',
    scopeId: ({ post_id }) => post_id as number,
    thread: 'post_id',
    texts: { content: 'Testo' },
  },
  group: {
    table: 'study_groups',
    key: 'words_key',
    leader: 'creator_key',
    scope: 'group',
    scopeId: ({ id }) => id,
    warned: 'ending_told_at',
    texts: {
      title: 'Titolo',
      subject: 'Materia',
      ...PLACE,
      description: 'Descrizione',
      location: 'Luogo',
      schedule: 'Orari',
      tags: 'Etichette',
    },
  },
  experience: {
    table: 'exam_experiences',
    key: 'author_key',
    scope: 'experience',
    scopeId: ({ id }) => id,
    texts: {
      exam_name: 'Esame',
      professor: 'Docente',
      ...PLACE,
      experience: 'Esperienza',
      tips: 'Consigli',
      study_time: 'Tempo di studio',
      resources: 'Materiali',
    },
  },
  message: {
    table: 'study_group_messages',
    key: 'author_key',
    scope: 'group',
    scopeId: ({ group_id }) => group_id as number,
    texts: { content: 'Testo' },
  },
  meeting: {
    table: 'study_group_meetings',
    key: 'author_key',
    scope: 'group',
    scopeId: ({ group_id }) => group_id as number,
    texts: { place: 'Luogo', link: 'Link' },
  },
  mentor: {
    table: 'mentors',
    key: 'owner_key',
    scope: 'mentor',
    scopeId: () => PROFILE,
    texts: {
      course_of_study: 'Corso di studi',
      ...PLACE,
      bio: 'Bio',
      specializations: 'Specializzazioni',
      available_hours: 'Orari',
      languages: 'Lingue',
    },
  },
};

/** Whether moderators removed this thing, for the author of its words; nobody else learns why it is gone. */
export async function isRemovedFrom(
  db: Kysely<Tables>,
  { tryKey }: Pick<Pseudonyms, 'tryKey'>,
  accountId: string,
  { kind, id }: Pick<Thing, 'kind' | 'id'>,
): Promise<boolean> {
  const thing = await findThing(db, kind, id, { evenRemoved: true });
  return thing?.withheld === 'removed' && tryKey(thing.subject.scope, thing.subject.scopeId, accountId) === thing.subject.key;
}

/** @returns undefined when it is gone, or removed and not `evenRemoved`. With `locked`, its row is locked until the transaction ends. */
export async function findThing(
  db: Kysely<Tables>,
  kind: StoredKind,
  id: number,
  { evenRemoved = false, locked = false }: { evenRemoved?: boolean; locked?: boolean } = {},
): Promise<Thing | undefined> {
  const { table, key, leader = key, scope, scopeId, thread, texts } = KINDS[kind];
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${id} ${locked ? sql`for no key update` : sql``}`.execute(db);
  const row = rows[0];
  if (!row || (row['withheld'] === 'removed' && !evenRemoved)) return undefined;
  return {
    kind,
    id,
    subject: { scope, scopeId: scopeId(row), key: String(row[key]) },
    withheld: row['withheld'] as Withheld,
    texts: Object.entries(texts).flatMap(([column, name]) => {
      const text = ([row[column] ?? []].flat() as string[]).join(', ');
      return text === '' ? [] : [{ name, text }];
    }),
    postId: thread ? (row[thread] as number) : null,
    editedAt: (row['edited_at'] as Date | undefined) ?? null,
    editable: row[key] === row[leader],
  };
}

/** Makes a text visible to all, to its author and moderators only, or to nobody. */
export async function setWithheld(db: Kysely<Tables>, kind: StoredKind, id: number, withheld: Withheld): Promise<void> {
  const { table, warned } = KINDS[kind];
  const alsoVoid = warned
    ? sql`, ${sql.ref(warned)} = case when withheld is not distinct from ${withheld} then ${sql.ref(warned)} end`
    : sql``;
  await sql`update ${sql.table(table)} set withheld = ${withheld} ${alsoVoid} where id = ${id}`.execute(db);
}

/** Whether a text is withheld and this is its last case, with which it is deleted. */
function goesWith(kind: StoredKind, id: number, caseId: number) {
  const name = nameOfThing(kind, id);
  return sql<boolean>`withheld is not null
    and not exists (select from cases where (thing = ${name} or thing like ${`earlier % ${name}`}) and id <> ${caseId})`;
}

/** Whether a text is deleted with this case. Locks the text until the transaction ends. */
export async function isGoingWith(trx: Kysely<Tables>, kind: StoredKind, id: number, caseId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(KINDS[kind].table)} where id = ${id} and ${goesWith(kind, id, caseId)} for no key update`.execute(trx);
  return rows.length > 0;
}

/** Deletes a withheld text with its last case. @returns how it was withheld; undefined when it stays */
export async function deleteWithheld(db: Kysely<Tables>, kind: StoredKind, id: number, caseId: number): Promise<Withheld | undefined> {
  const { table } = KINDS[kind];
  // A thread is locked before its comments, as everywhere, to avoid deadlocks.
  const thread =
    kind === 'comment'
      ? sql`(select id from posts where id = (select post_id from comments where id = ${id}) for no key update)`
      : sql`(select 1)`;
  const { rows } = await sql<{ withheld: Withheld }>`
    with thread as materialized ${thread}
    delete from ${sql.table(table)} where id = ${id} and exists (select from thread) and ${goesWith(kind, id, caseId)}
    returning withheld`.execute(db);
  return rows[0]?.withheld;
}
