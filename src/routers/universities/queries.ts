import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

export function listUniversities(db: Kysely<Tables>) {
  return db.selectFrom('universities').select(['id', 'name', 'short_name as shortName', 'city', 'region', 'aliases']).execute();
}

export async function universityExists(db: Kysely<Tables>, id: number): Promise<boolean> {
  return (await db.selectFrom('universities').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export function listFaculties(db: Kysely<Tables>, universityId: number) {
  return db.selectFrom('faculties').select(['id', 'name']).where('university_id', '=', universityId).execute();
}

/** Whether one of these domains belongs to a university. */
export async function isUniversityDomain(db: Kysely<Tables>, domains: string[]): Promise<boolean> {
  if (domains.length === 0) return false;
  const row = await db.selectFrom('university_domains').select('domain').where('domain', 'in', domains).limit(1).executeTakeFirst();
  return row !== undefined;
}
