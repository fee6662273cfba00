import { sql, type Kysely } from 'kysely';

const CAPACITY = 5;

/** Lets unanswered requests expire, students withdraw theirs, and mentors limit how many students they follow at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mentors
      add column capacity integer not null default ${sql.lit(CAPACITY)} check (capacity between 1 and 10),
      add column lapses integer not null default 0 check (lapses >= 0)`.execute(db);
  // Mentors who already follow more students get a capacity that covers them.
  await sql`
    update mentors set capacity = least(10, followed.n)
    from (select mentor_id, count(*)::int as n from mentorship_requests where status = 'accepted' group by mentor_id) as followed
    where followed.mentor_id = mentors.id and followed.n > ${sql.lit(CAPACITY)}`.execute(db);
  await sql`alter table mentorship_requests add column reminded boolean not null default false`.execute(db);
  await allowStatuses(db, ['pending', 'accepted', 'rejected', 'completed', 'expired', 'withdrawn']);
  // Serves: finding requests that have been pending for days.
  await sql`create index mentorship_requests_waiting on mentorship_requests (created_at) where status = 'pending'`.execute(db);
  // Serves: counting the students that a mentor follows, for each list of mentors.
  await sql`create index mentorship_requests_open on mentorship_requests (mentor_id) where status = 'accepted'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mentorship_requests_open`.execute(db);
  await sql`drop index mentorship_requests_waiting`.execute(db);
  await sql`update mentorship_requests set status = 'rejected' where status in ('expired', 'withdrawn')`.execute(db);
  await allowStatuses(db, ['pending', 'accepted', 'rejected', 'completed']);
  await sql`alter table mentorship_requests drop column reminded`.execute(db);
  await sql`alter table mentors drop column lapses, drop column capacity`.execute(db);
}

async function allowStatuses(db: Kysely<unknown>, statuses: string[]): Promise<void> {
  await sql`alter table mentorship_requests drop constraint mentorship_requests_status_check`.execute(db);
  await sql`
    alter table mentorship_requests add constraint mentorship_requests_status_check
    check (status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`.execute(db);
}
