import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables, Universities } from '../tables.ts';
import { facultiesOf } from './faculties.ts';
import { readUniversities, type UniversityRow } from './read-universities.ts';

/** Arbitrary, but used by no other advisory lock of this database. */
const LOCK = 1_806_240_010;

/**
 * Makes the reference tables match the files, in one transaction. Rows that are already correct are not written, so their ids
 * are kept and a repeated load only reads. Processes that start together take turns.
 */
export async function loadReference(db: Kysely<Tables>, universities = readUniversities()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const ids = await loadUniversities(trx, universities);
    const known = universities.map((university) => ({ ...university, id: ids.get(university.slug)! }));
    await loadDomains(trx, known);
    await loadFaculties(trx, known);
  });
}

type KnownUniversity = UniversityRow & { id: number };

async function loadUniversities(trx: Transaction<Tables>, universities: UniversityRow[]): Promise<Map<string, number>> {
  const wanted = new Map(universities.map((university) => [university.slug, toRow(university)]));
  const present = await trx.selectFrom('universities').selectAll().execute();
  const kept = new Map(present.filter((row) => wanted.has(row.slug)).map((row) => [row.slug, row]));
  const ids = new Map([...kept].map(([slug, row]) => [slug, row.id]));

  // Deleted before new rows are inserted, which may have the same name under another slug. Domains and faculties are deleted by cascade.
  const gone = present.filter((row) => !wanted.has(row.slug)).map((row) => row.id);
  if (gone.length > 0) await trx.deleteFrom('universities').where('id', 'in', gone).execute();

  const changed = [...wanted.values()].filter((row) => {
    const before = kept.get(row.slug);
    return !isDeepStrictEqual({ ...row, id: before?.id }, before);
  });
  if (changed.length === 0) return ids;
  const written = await trx
    .insertInto('universities')
    .values(changed)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        short_name: ref('excluded.short_name'),
        city: ref('excluded.city'),
        province: ref('excluded.province'),
        region: ref('excluded.region'),
        kind: ref('excluded.kind'),
        aliases: ref('excluded.aliases'),
      })),
    )
    .returning(['slug', 'id'])
    .execute();
  for (const { slug, id } of written) ids.set(slug, id);
  return ids;
}

function toRow({ slug, name, shortName, city, province, region, kind, aliases }: UniversityRow): Omit<Selectable<Universities>, 'id'> {
  return { slug, name, short_name: shortName, city, province, region, kind, aliases };
}

async function loadDomains(trx: Transaction<Tables>, universities: KnownUniversity[]): Promise<void> {
  const wanted = new Map(universities.flatMap(({ id, domains }) => domains.map((domain) => [domain, id])));
  const present = await trx.selectFrom('university_domains').selectAll().execute();
  const owners = new Map(present.map((row) => [row.domain, row.university_id]));

  const gone = present.map((row) => row.domain).filter((domain) => !wanted.has(domain));
  if (gone.length > 0) await trx.deleteFrom('university_domains').where('domain', 'in', gone).execute();

  const changed = [...wanted].filter(([domain, id]) => owners.get(domain) !== id);
  if (changed.length === 0) return;
  await trx
    .insertInto('university_domains')
    .values(changed.map(([domain, university_id]) => ({ domain, university_id })))
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(({ ref }) => ({ university_id: ref('excluded.university_id') })))
    .execute();
}

async function loadFaculties(trx: Transaction<Tables>, universities: KnownUniversity[]): Promise<void> {
  const rows = universities.flatMap((university) => facultiesOf(university).map((name) => ({ university_id: university.id, name })));
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const present = await trx.selectFrom('faculties').selectAll().execute();
  const keys = new Set(present.map(keyOf));

  const gone = present.filter((row) => !wanted.has(keyOf(row))).map((row) => row.id);
  if (gone.length > 0) await trx.deleteFrom('faculties').where('id', 'in', gone).execute();

  const added = [...wanted].filter(([key]) => !keys.has(key)).map(([, row]) => row);
  if (added.length > 0) await trx.insertInto('faculties').values(added).execute();
}

function keyOf(faculty: { university_id: number; name: string }): string {
  return `${faculty.university_id} ${faculty.name}`;
}
