import { sql } from 'kysely';
import type { Scope } from '../../src/routers/identity.ts';
import { ownerKeysOf } from '../../src/routers/sessions/queries.ts';
import type { TestApp } from '../support/app.ts';
import type { TestStudent } from '../support/factories.ts';

/** For every column of keys: the id it is derived from and its scope, independently of how the production code finds them. */
const KEY_COLUMNS: Record<string, [id: string, scope: Scope] | { fixed: [Scope, string] }> = {
  'posts.author_key': ['id', 'thread'],
  'comments.author_key': ['post_id', 'thread'],
  'thread_voices.voice_key': ['post_id', 'thread'],
  'post_likes.liker_key': ['post_id', 'post-like'],
  'comment_likes.liker_key': ['comment_id', 'comment-like'],
  'study_groups.creator_key': ['id', 'group'],
  'study_groups.words_key': ['id', 'group'],
  'study_group_members.member_key': ['group_id', 'group'],
  'study_group_waiting.waiter_key': ['group_id', 'group'],
  'study_group_removals.removed_key': ['group_id', 'group'],
  'study_group_messages.author_key': ['group_id', 'group'],
  'study_group_voices.voice_key': ['group_id', 'group'],
  'study_group_meetings.author_key': ['group_id', 'group'],
  'study_group_answers.answerer_key': ['meeting_id', 'meeting'],
  'exam_experiences.author_key': ['id', 'experience'],
  'experience_votes.voter_key': ['experience_id', 'experience-vote'],
  'mentors.owner_key': { fixed: ['mentor', 'profile'] },
  'mentorship_requests.student_key': ['mentor_id', 'mentorship'],
  'mentorship_refusals.student_key': ['mentor_id', 'mentorship'],
  'reports.reporter_key': ['case_id', 'report'],
  'case_takings.taker_key': ['case_id', 'case'],
  'measures.owner_key': ['id', 'measure'],
};

/** Columns with a random value for each row, which belongs to nobody. */
const PUBLIC_IDS = new Set(['study_groups.creator_ref', 'exam_experiences.author_ref']);

/** An account has many owner keys, one of which each session uses. */
const SESSIONS = 'sessions.owner_key';

export const traceless: Record<string, number> = Object.fromEntries(
  [...Object.keys(KEY_COLUMNS), 'accounts.id', SESSIONS, 'erasures.id', 'outbox.id'].map((column) => [column, 0]),
);

/**
 * Derives the person's key for each row of every table and counts the rows that have it.
 * @throws when the database has a column of keys that is not listed here
 */
export async function tracesOf({ db, services }: TestApp, { accountId }: Pick<TestStudent, 'accountId'>): Promise<Record<string, number>> {
  const sessionKeys = new Set(ownerKeysOf(services.vault, accountId).map((key) => key.toString('hex')));
  const sessions = await db.selectFrom('sessions').select('owner_key').execute();
  const found: Record<string, number> = {
    [SESSIONS]: sessions.filter(({ owner_key }) => sessionKeys.has(owner_key.toString('hex'))).length,
  };
  for (const { name: table, columns } of await db.introspection.getTables()) {
    for (const { name: column, dataType } of columns) {
      const place = `${table}.${column}`;
      if (PUBLIC_IDS.has(place) || place === SESSIONS) continue;
      const isAccount = dataType === 'uuid';
      if (!isAccount && !column.endsWith('_key')) continue;
      const origin = KEY_COLUMNS[place];
      if (!isAccount && !origin) throw new Error(`${place} is not known to this test`);
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      const keyIn = (row: Record<string, unknown>) => {
        if (isAccount || !origin) return accountId;
        const [scope, id] = Array.isArray(origin) ? [origin[1], row[origin[0]] as number] : origin.fixed;
        return services.pseudonyms.key(scope, id, accountId);
      };
      found[place] = rows.filter((row) => row[column] === keyIn(row)).length;
    }
  }
  return found;
}
