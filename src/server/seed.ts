import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { seed } from '../../db/seed/seed.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { createSeedTools } from './start/seed-tools.ts';
import { createServices, openDatabase, type OpenDatabase } from './start/services.ts';
import { createSharedPages } from './http/shared-pages.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

const USAGE = 'Usage: npm run seed [-- --posts N]';

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const generated = readCount(process.argv.slice(2));
  env = readEnv(process.env);
  const secretKey = loadSecretKey(env);
  database = await openDatabase(env, secretKey, (error) => process.stderr.write(`${error.message}\n`));
  const services = await createServices({ env, secretKey: database.rootKey, db: database.db, pages: createSharedPages() });
  const tools = createSeedTools(services);
  const created = await seed(database.db, tools, { generated });
  process.stdout.write(created ? 'The demo content is loaded.\n' : 'The demo content was there already.\n');
  if (generated > 0) process.stdout.write(`${generated} generated posts added.\n`);
  for (const { role, email, password } of DEMO_ACCOUNTS) process.stdout.write(`Demo ${role}: ${email} / ${password}\n`);
  await database.close();
} catch (error) {
  await database?.close();
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}

function readCount(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { posts: { type: 'string' } } });
    const count = Number(values.posts ?? 0);
    if (Number.isInteger(count) && count >= 0 && count <= 10_000_000) return count;
  } catch {
    // Falls through to the usage error, like an invalid number.
  }
  throw new UsageError(USAGE);
}
