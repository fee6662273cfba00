import type { MigrationTools } from '../../db/migrate.ts';
import { createMigrationTools } from '../../src/server/services.ts';

export const TEST_SECRET = 'a-secret-of-the-tests-with-40-characters';

export const testTools: MigrationTools = createMigrationTools(TEST_SECRET);
