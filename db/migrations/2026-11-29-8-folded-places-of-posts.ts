import { sql, type Kysely } from 'kysely';

const FILTERS = ['university', 'faculty'];

/** posts.list filters by university and faculty without regard to case, accents and apostrophes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column university_folded text, add column faculty_folded text`.execute(db);
  // The second and the third line of search_text are the folded university and faculty. A trigger, because the previous version still inserts posts, and the rows in withdrawals lack the columns.
  await sql`
    create function fold_places_of_post() returns trigger language plpgsql as $$
    begin
      new.university_folded := nullif(split_part(new.search_text, e'\\n', 2), '');
      new.faculty_folded := nullif(split_part(new.search_text, e'\\n', 3), '');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger fold_places_of_post before insert or update of search_text on posts
    for each row execute function fold_places_of_post()`.execute(db);
  await sql`update posts set search_text = search_text where university is not null or faculty is not null`.execute(db);
  for (const column of FILTERS) await remake(db, column, `${column}_folded`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of FILTERS) await remake(db, column, column);
  await sql`drop trigger fold_places_of_post on posts`.execute(db);
  await sql`drop function fold_places_of_post`.execute(db);
  await sql`alter table posts drop column faculty_folded, drop column university_folded`.execute(db);
}

/** Each serves an index-only scan for posts.list with one filter. */
async function remake(db: Kysely<unknown>, name: string, column: string): Promise<void> {
  await sql`drop index ${sql.ref(`posts_${name}`)}`.execute(db);
  await sql`create index ${sql.ref(`posts_${name}`)} on posts (${sql.ref(column)}, created_at desc, id desc) include (withheld)`.execute(
    db,
  );
}
