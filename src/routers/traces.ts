import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Departed, Recipients, Services } from './context.ts';
import type { Scope, Vault } from './identity.ts';
import type { NoticeSubject } from './notices/rules.ts';
import type { Keyed } from './queries.ts';

/** The tables whose rows carry a person's key, except for sessions, which are deleted in the same transaction as the account. */
export type TraceTable =
  | Exclude<
      { [Table in keyof Tables]: Extract<keyof Tables[Table], `${string}_key`> extends never ? never : Table }[keyof Tables],
      'sessions'
    >
  // A second key in the same rows: its trace has a name of its own, and `table` names the table.
  | 'study_group_words';

/** A notice to send, with its recipients. */
export interface News {
  recipients: Recipients;
  about: NoticeSubject;
}

/** The tools to recognise the remaining people and to find the measures that keep them from writing. */
export type Remaining = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;

/** The same, and what the person who leaves has chosen for their texts. */
export type Leaving = Remaining & Pick<Departed, 'texts'>;

/** How a table refers to a person: by the key in the column `key`, derived from `scope` and the id in the column `id`. */
export interface Trace {
  /** The table, if it is not the one that the trace is named after. */
  table?: keyof Tables;
  scope: Scope;
  /** The table whose ids the keys are derived from. */
  parent: { [Table in keyof Tables]: Selectable<Tables[Table]> extends { id: number } ? Table : never }[keyof Tables];
  id: string;
  key: string;
  /** What the key is derived from instead of an id, if one key serves for all ids. */
  madeFor?: string;
  /** The parent's column that counts such rows; parents with zero are skipped. */
  counter?: string;
  /**
   * Rows with ids of their own, which others cannot tell to be one person’s: each ends and is erased at its own time, and `ends` and `erase`
   * get its id instead of the parent’s. Without this, all rows of a person with the same parent are erased together.
   */
  apart?: true;
  /** Deletes identifying rows right after the account, whatever was chosen for the texts. */
  atOnce?(db: Kysely<Tables>, id: number, key: string): Promise<News[] | void>;
  /** Ends what others see as pending, whatever was chosen for the texts, at its own time, so that it cannot be linked to the account. */
  ends?(db: Kysely<Tables>, id: number, key: string, leaving: Leaving): Promise<News[] | void>;
  /** Erases the row where that takes more than deleting it, and where rows are `apart`. Idempotent. */
  erase?(db: Kysely<Tables>, id: number, key: string, remaining: Remaining): Promise<News[] | void>;
  /** Repeats a restriction set by others under a key derived from the mailbox, so that it holds for a new account of that mailbox too. */
  outlasts?(db: Kysely<Tables>, id: number, mailboxKey: string): Promise<void>;
  /** Erased after everything else, because the remaining rows need it. */
  last?: true;
}

/** The rows found of a person, by trace: ids, with the person's key for each. */
export type Found = Record<TraceTable, Keyed>;

/** Everything that a feature stores about a person; deletion and export rely on this alone. */
export interface RoomTraces<Own> {
  tables: { [Table in TraceTable]?: Trace };
  /** Returns the feature's part of the account export. */
  export(db: Kysely<Tables>, found: Found, now: Date, vault: Pick<Vault, 'open' | 'seal' | 'derive'>): Promise<Own>;
}
