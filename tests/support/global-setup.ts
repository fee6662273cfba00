import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { loadReference } from '../../db/reference/load.ts';
import { testTools } from './migration-tools.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

/** A migrated database with reference data that every test file clones. */
export type Template = { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string; name: string; copied: boolean };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return (await provideTemplate(project)).remove;
}

/** Creates the template: on the PostgreSQL server of TEST_DATABASE_URL if set, except for the project `embedded`. */
export async function provideTemplate(project: TestProject): Promise<{ template: Template; remove: () => Promise<void> }> {
  const url = project.name === 'embedded' ? undefined : process.env['TEST_DATABASE_URL'];
  const [template, remove] = url ? await postgresTemplate(url, project.name) : await embeddedTemplate();
  project.provide('template', template);
  return { template, remove };
}

async function embeddedTemplate(): Promise<[Template, () => Promise<void>]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-template-'));
  const embedded = await startEmbedded(dataDir);
  await prepare(createDatabase({ ...embedded, onError: rethrow }));
  await embedded.stop();
  return [{ kind: 'embedded', dataDir }, async () => rmSync(dataDir, { recursive: true })];
}

async function postgresTemplate(url: string, project: string): Promise<[Template, () => Promise<void>]> {
  const name = `sottovoce_template_${project}_${process.pid}`;
  const admin = createDatabase({ connection: { connectionString: url }, poolSize: 1, onError: rethrow });
  await sql`create database ${sql.id(name)}`.execute(admin);
  // Copying files is faster than logging pages one by one; before PostgreSQL 15 there is neither a choice nor an option for it.
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(admin);
  const copied = rows[0]!.version >= 150_000;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await prepare(createDatabase({ connection: { connectionString: own.href }, poolSize: 2, onError: rethrow }));
  return [
    { kind: 'postgres', url, name, copied },
    async () => {
      await sql`drop database ${sql.id(name)}`.execute(admin);
      await admin.destroy();
    },
  ];
}

async function prepare(db: ReturnType<typeof createDatabase>): Promise<void> {
  await migrateToLatest(db, testTools);
  await loadReference(db);
  await db.destroy();
}

function rethrow(error: Error): never {
  throw error;
}
