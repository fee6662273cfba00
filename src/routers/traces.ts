import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Departed, Recipients, Services } from './context.ts';
import type { Scope, Vault } from './identity.ts';
import type { NoticeSubject } from './notices/rules.ts';
import type { Keyed } from './queries.ts';

/** The tables whose rows carry a person's key, but for logins: they go in the transaction that removes the account. */
export type TraceTable =
  | Exclude<
      { [Table in keyof Tables]: Extract<keyof Tables[Table], `${string}_key`> extends never ? never : Table }[keyof Tables],
      'sessions'
    >
  // Rows that hold people by a second key: it goes by a name of its own, and its trace says in which table.
  | 'study_group_words';

/** Somebody gains by what goes: what they are told. */
export interface News {
  recipients: Recipients;
  about: NoticeSubject;
}

/** How those who are still here are known, and what keeps them from writing. */
export type Remaining = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;

/** And what becomes of texts. */
export type Leaving = Remaining & Pick<Departed, 'texts'>;

/** How a room's table holds a person: by the key in the column `key`, made for `scope` and the id in the column `id`. */
export interface Trace {
  /** Where it is not the one by whose name the trace goes. */
  table?: keyof Tables;
  scope: Scope;
  /** The table of the ids that keys are made for. */
  parent: { [Table in keyof Tables]: Selectable<Tables[Table]> extends { id: number } ? Table : never }[keyof Tables];
  id: string;
  key: string;
  /** Where one key serves for all ids: what it is made for in their place. */
  madeFor?: string;
  /** The parent's count of such rows: where it is zero there is nothing to look for. */
  counter?: string;
  /** What goes with the account in the same moment, whatever becomes of texts: what identifies. */
  atOnce?(db: Kysely<Tables>, id: number, key: string): Promise<News[] | void>;
  /** What others see waiting ends whatever becomes of texts, at a time of its own: with the account, or at once, it would be tied to it. */
  ends?(db: Kysely<Tables>, id: number, key: string, leaving: Leaving): Promise<News[] | void>;
  /** How it is erased, where that is more than deleting the row. What is gone already stays so. */
  erase?(db: Kysely<Tables>, id: number, key: string, remaining: Remaining): Promise<News[] | void>;
  /** What others want of somebody holds for whoever comes back with the mailbox, too: says it again, by a key that is made of that. */
  outlasts?(db: Kysely<Tables>, id: number, mailboxKey: string): Promise<void>;
  /** Goes when all else has gone: what is still there needs it. */
  last?: true;
}

/** What was found of a person: ids, and the person's key beside each. */
export type Found = Record<TraceTable, Keyed>;

/** All that a room keeps of a person: deletion and export know no more than this. */
export interface RoomTraces<Own> {
  tables: { [Table in TraceTable]?: Trace };
  /** The room's part of what a person can download. */
  export(db: Kysely<Tables>, found: Found, now: Date, vault: Pick<Vault, 'open' | 'seal' | 'derive'>): Promise<Own>;
}
