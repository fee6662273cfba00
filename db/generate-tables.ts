import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './client.ts';
import { describeTables } from './describe-tables.ts';
import { startEmbedded } from './embedded.ts';
import { migrateToLatest } from './migrate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-tables-'));
const embedded = await startEmbedded(dataDir);
const db = createDatabase({ ...embedded, onError: (error) => console.error(error) });
// An empty database has no rows to migrate.
const none = () => {
  throw new Error('There are no rows');
};
await migrateToLatest(db, { seal: none, open: none, nameOf: none, key: none, randomAlias: none });
writeFileSync(new URL('./tables.ts', import.meta.url), await describeTables(db));
await db.destroy();
await embedded.stop();
rmSync(dataDir, { recursive: true });
