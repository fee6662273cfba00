import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { CaseRow } from '../cases/queries.ts';
import { AppError } from '../errors.ts';
import { NOBODY } from '../study-groups/rules.ts';
import { findThing, type Thing } from '../things/queries.ts';
import { idOfThing, isStored } from '../things/rules.ts';

type Texts = Thing['texts'];

/** Returns the current thing of a case, even if removed; undefined if none of the reported prose is left in it. */
export async function thingOfCase(
  db: Kysely<Tables>,
  { kind, thing: name, details: { texts } }: Pick<CaseRow, 'kind' | 'thing' | 'details'>,
  { locked = false }: { locked?: boolean } = {},
): Promise<Thing | undefined> {
  const thing = isStored(kind) ? await findThing(db, kind, idOfThing(name), { evenRemoved: true, locked }) : undefined;
  return texts && !thing?.texts.some((now) => isProse(now) && texts.some((then) => now.name === then.name && now.text === then.text))
    ? undefined
    : thing;
}

/** Whether a field is prose. Subject, place and hours often survive a rewrite, and say nothing about anybody. */
function isProse({ name }: { name: string }): boolean {
  return name === 'Titolo' || name === 'Descrizione';
}

interface Standing {
  /** Whether there are words that moderators can read. */
  readable: boolean;
  /** Whether the thing can be edited. */
  editable: boolean;
  /** Whether somebody else overwrote it before `keepReportedWords` saw the case. */
  foreign: boolean;
}

export function standingOf(row: CaseRow, thing: Thing | undefined): Standing {
  const { texts, subject } = row.details;
  const foreign = !texts && thing !== undefined && thing.subject.key !== subject.key && !thing.subject.key.startsWith(NOBODY);
  return { readable: textsOf(row, thing).length > 0, editable: !texts && !foreign && thing?.editable === true, foreign };
}

/** The words that moderators read in a case, field by field. Empty if they are gone. */
export function textsOf({ details: { texts, lines } }: CaseRow, thing: Thing | undefined): Texts {
  const line = lines?.at(-1);
  return texts ?? thing?.texts ?? (line ? [{ name: 'Messaggio', text: line.content }] : []);
}

/** Identifies these words. Says nothing about anything else, not even when they were written. */
export function versionOf(texts: Texts): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16);
}

/**
 * Refuses to judge words that the moderator has not read. The thing must be locked, because its author may be writing others.
 * @param version of the words that the moderator has read; undefined if the caller does not say
 * @throws AppError when the case has other words now, or none
 */
export function refuseUnread(row: CaseRow, thing: Thing | undefined, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(textsOf(row, thing))) throw new AppError('text_changed');
}
