import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { facultiesOf } from '../../db/reference/faculties.ts';
import { loadReference } from '../../db/reference/load.ts';
import { readUniversities } from '../../db/reference/read-universities.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const universities = readUniversities();
let db: TestDatabase['db'];
let close: TestDatabase['close'];

beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});

beforeEach(async () => {
  await sql`truncate universities, university_domains, faculties restart identity`.execute(db);
});

afterAll(() => close());

async function rowsOf(table: 'universities' | 'university_domains' | 'faculties') {
  const { rows } = await sql<{ xmin: string }>`select xmin::text, * from ${sql.table(table)} order by 2, 3`.execute(db);
  return rows;
}

/** Returns all rows, each with the id of the transaction that wrote it (`xmin`). */
async function contents() {
  return { universities: await rowsOf('universities'), domains: await rowsOf('university_domains'), faculties: await rowsOf('faculties') };
}

test('inserts every university, domain and faculty', async () => {
  await loadReference(db);
  const rows = await db.selectFrom('universities').selectAll().execute();
  expect(rows).toHaveLength(universities.length);
  for (const university of universities) {
    const row = rows.find(({ slug }) => slug === university.slug)!;
    const { name, shortName, city, province, region, kind, aliases } = university;
    expect(row).toMatchObject({ name, short_name: shortName, city, province, region, kind, aliases });
  }
  const domains = await db
    .selectFrom('university_domains')
    .innerJoin('universities', 'universities.id', 'university_id')
    .select(['domain', 'slug'])
    .execute();
  expect(domains.map(({ domain, slug }) => `${domain} ${slug}`).sort()).toEqual(
    universities.flatMap(({ slug, domains }) => domains.map((domain) => `${domain} ${slug}`)).sort(),
  );
  const faculties = await db
    .selectFrom('faculties')
    .innerJoin('universities', 'universities.id', 'university_id')
    .select(['faculties.name', 'slug'])
    .execute();
  expect(faculties.map(({ name, slug }) => `${slug} ${name}`).sort()).toEqual(
    universities.flatMap((university) => facultiesOf(university).map((name) => `${university.slug} ${name}`)).sort(),
  );
});

test('writes nothing when nothing has changed', async () => {
  await loadReference(db);
  const before = await contents();
  await loadReference(db);
  expect(await contents()).toEqual(before);
});

test('concurrent loads insert the rows only once', async () => {
  await Promise.all([loadReference(db), loadReference(db), loadReference(db)]);
  // Once the universities exist, only the lock serialises the loads.
  await db.deleteFrom('faculties').execute();
  await Promise.all([loadReference(db), loadReference(db), loadReference(db)]);
  const { universities: rows, faculties } = await contents();
  expect(rows).toHaveLength(universities.length);
  expect(faculties).toHaveLength(universities.flatMap(facultiesOf).length);
});

test('repairs rows that differ and keeps their ids', async () => {
  await loadReference(db);
  const torino = await db.selectFrom('universities').selectAll().where('slug', '=', 'unito.it').executeTakeFirstOrThrow();
  const milano = await db.selectFrom('universities').select('id').where('slug', '=', 'unimi.it').executeTakeFirstOrThrow();
  const faculties = () => db.selectFrom('faculties').select(['id', 'name']).where('university_id', '=', torino.id).orderBy('id').execute();
  const before = await faculties();

  await db
    .updateTable('universities')
    .set({ city: 'Moncalieri', aliases: ['vecchio'] })
    .where('id', '=', torino.id)
    .execute();
  await db.updateTable('university_domains').set({ university_id: milano.id }).where('domain', '=', 'unito.it').execute();
  await db.insertInto('university_domains').values({ domain: 'vecchio.it', university_id: torino.id }).execute();
  await db.deleteFrom('university_domains').where('domain', '=', 'edu.unito.it').execute();
  await db.insertInto('faculties').values({ university_id: torino.id, name: 'Alchimia' }).execute();
  await db.deleteFrom('faculties').where('university_id', '=', milano.id).where('name', '=', 'Lettere').execute();
  await loadReference(db);

  expect(await db.selectFrom('universities').selectAll().where('id', '=', torino.id).executeTakeFirst()).toEqual(torino);
  const domains = await db
    .selectFrom('university_domains')
    .select('domain')
    .where('university_id', '=', torino.id)
    .orderBy('domain')
    .execute();
  expect(domains.map(({ domain }) => domain)).toEqual(['edu.unito.it', 'unito.it']);
  expect(await db.selectFrom('university_domains').select('domain').where('domain', '=', 'vecchio.it').execute()).toEqual([]);
  expect(await faculties()).toEqual(before);
  expect(
    await db.selectFrom('faculties').select('name').where('university_id', '=', milano.id).where('name', '=', 'Lettere').execute(),
  ).toHaveLength(1);
});

test('deletes a university that is no longer in the file, even when another one takes its name', async () => {
  await loadReference(db);
  const [first, ...others] = universities;
  await loadReference(db, [{ ...first!, slug: 'new.example', kind: 'telematica' }, ...others]);
  const slugs = (await db.selectFrom('universities').select('slug').execute()).map(({ slug }) => slug);
  expect(slugs).toHaveLength(universities.length);
  expect(slugs).not.toContain(first!.slug);
  expect(slugs).toContain('new.example');
});

test('changes nothing when a load fails', async () => {
  await loadReference(db);
  const before = await contents();
  const nameless = universities.map((university) => (university.slug === 'unica.it' ? { ...university, slug: 'unknown.it' } : university));
  await expect(loadReference(db, nameless)).rejects.toThrow('No faculties known of unknown.it');
  expect(await contents()).toEqual(before);
});
