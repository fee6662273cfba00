import { sql, type Kysely } from 'kysely';

/** Columns for the search of mentors: course and subjects, and languages, folded like search queries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mentors add column search_text text not null default '', add column languages_folded text not null default ''`.execute(db);
  const { rows } = await sql<{ id: number; course: string; subjects: string[]; languages: string }>`
    select id, course_of_study as course, specializations as subjects, languages from mentors`.execute(db);
  for (const { id, course, subjects, languages } of rows) {
    await sql`
      update mentors set search_text = ${fold([course, ...subjects].join(' '))}, languages_folded = ${fold(languages)} where id = ${id}`.execute(
      db,
    );
  }
  await sql`alter table mentors alter column search_text drop default, alter column languages_folded drop default`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mentors drop column languages_folded, drop column search_text`.execute(db);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
