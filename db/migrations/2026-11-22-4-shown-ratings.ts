import { sql, type Kysely } from 'kysely';

/** Number of students whose ratings become visible together: from two averages that differ by one rating, that rating could be computed. */
const TOGETHER = 3;

/**
 * Delays the visible rating of a mentor: there is none until three students have rated, and it changes only when three students have
 * rated who are not yet included. A deleted rating is excluded at the next change, or at once when fewer than three remain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mentors
      add column shown_count integer not null default 0 check (shown_count = 0 or shown_count >= ${sql.lit(TOGETHER)}),
      add column shown_sum integer not null default 0 check (shown_sum between shown_count and 5 * shown_count),
      add column shown_rating float8 not null generated always as (round(10.0 * shown_sum / greatest(shown_count, 1)) / 10) stored`.execute(
    db,
  );
  await sql`alter table mentorship_requests add column rating_shown boolean not null default false`.execute(db);
  // Serves the trigger: finding ratings of a mentor that are not included yet.
  await sql`
    create index mentorship_requests_unshown on mentorship_requests (mentor_id, student_key)
    where rating is not null and not rating_shown`.execute(db);
  // Ratings without a request, such as those of the demo, count as one student each.
  await sql`
    update mentors set shown_count = ratings_count, shown_sum = ratings_sum
    where ${sql.lit(TOGETHER)} <= ratings_count - (
      select count(*) - count(distinct student_key) from mentorship_requests where mentor_id = mentors.id and rating is not null
    )`.execute(db);
  await sql`
    update mentorship_requests set rating_shown = true
    where rating is not null and mentor_id in (select id from mentors where shown_count > 0)`.execute(db);
  await countSessions(db, { events: 'insert or delete or update of status, rating', afterwards: SHOW });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await countSessions(db, { events: 'insert or update or delete', afterwards: '' });
  await sql`alter table mentorship_requests drop column rating_shown`.execute(db);
  await sql`alter table mentors drop column shown_rating, drop column shown_sum, drop column shown_count`.execute(db);
}

/** Runs while the mentor's row is locked, so that all earlier ratings are visible. */
const SHOW = `
  mentor := coalesce(new.mentor_id, old.mentor_id);
  select count(distinct student_key) into newcomers from mentorship_requests where mentor_id = mentor and rating is not null and not rating_shown;
  if newcomers >= ${TOGETHER} then
    update mentors set shown_count = ratings_count, shown_sum = ratings_sum where id = mentor;
    update mentorship_requests set rating_shown = true where mentor_id = mentor and rating is not null and not rating_shown;
  end if;
  update mentors set shown_count = 0, shown_sum = 0 where id = mentor and ratings_count < ${TOGETHER} and shown_count > 0;`;

async function countSessions(db: Kysely<unknown>, { events, afterwards }: { events: string; afterwards: string }): Promise<void> {
  await sql`drop trigger count_mentorship_sessions on mentorship_requests`.execute(db);
  await sql`
    create or replace function count_mentorship_sessions() returns trigger language plpgsql as $$
    declare
      mentor integer;
      newcomers integer;
    begin
      if tg_op <> 'INSERT' and old.status = 'completed' then
        update mentors
        set total_sessions = total_sessions - 1,
          ratings_count = ratings_count - (old.rating is not null)::int,
          ratings_sum = ratings_sum - coalesce(old.rating, 0)
        where id = old.mentor_id;
      end if;
      if tg_op <> 'DELETE' and new.status = 'completed' then
        update mentors
        set total_sessions = total_sessions + 1,
          ratings_count = ratings_count + (new.rating is not null)::int,
          ratings_sum = ratings_sum + coalesce(new.rating, 0)
        where id = new.mentor_id;
      end if;
      ${sql.raw(afterwards)}
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_mentorship_sessions after ${sql.raw(events)} on mentorship_requests
    for each row execute function count_mentorship_sessions()`.execute(db);
}
