import type { MigrationTools } from '../../db/migrate.ts';
import { createMigrationTools } from '../../src/server/start/services.ts';

export const TEST_SECRET = 'T7mQ2xv9LrYw4KdZ8HcN3sFbJ6pGtE5aVuXo1iRk';

export const testTools: MigrationTools = createMigrationTools(TEST_SECRET);
