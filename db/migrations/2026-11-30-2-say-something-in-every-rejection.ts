import { sql, type Kysely } from 'kysely';

/**
 * Rejections without a response told the student of a refusal for good, or of a measure that keeps the mentor from writing. All are
 * rewritten, so that the rewritten ones do not differ from the others. An earlier version that still runs may store some more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update mentorship_requests set mentor_response = coalesce(mentor_response, 'Il mentore ha rifiutato la tua richiesta.')
    where status = 'rejected'`.execute(db);
}

export async function down(): Promise<void> {}
