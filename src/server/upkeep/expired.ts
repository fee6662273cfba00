import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deleteEndedLetters } from '../../routers/chat/queries.ts';
import { deleteExpiredTokens } from '../../routers/credentials/queries.ts';
import { deleteLeft } from '../../routers/mailboxes/queries.ts';
import { deleteLeftMentors } from '../../routers/mentors/queries.ts';
import { deleteExpiredNotices } from '../../routers/notice-log/queries.ts';
import { deleteExpiredSessions } from '../../routers/sessions/queries.ts';
import { inSteps } from './try-steps.ts';

/** Deletes what has passed its last day, even if nothing new takes its place. */
export async function forgetExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const all = [deleteExpiredNotices, deleteExpiredSessions, deleteExpiredTokens, deleteLeft, deleteEndedLetters, deleteLeftMentors];
  await inSteps(...all.map((forget) => () => forget(db, now)));
}
