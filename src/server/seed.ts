import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { seed } from '../../db/seed/seed.ts';
import type { SeedTools } from '../../db/seed/tools.ts';
import { searchTextOf as searchTextOfExperience } from '../routers/exam-experiences/rules.ts';
import { foldText } from '../routers/fold.ts';
import { findAccountByEmail, insertAccount } from '../routers/auth/queries.ts';
import { courseWords } from '../routers/mentors/rules.ts';
import { chatEnd, searchTextOf as searchTextOfPost } from '../routers/posts/rules.ts';
import { searchTextOf as searchTextOfGroup } from '../routers/study-groups/rules.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { createServices, openDatabase, type OpenDatabase } from './start/services.ts';
import { createSharedPages } from './http/shared-pages.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USAGE = 'Usage: npm run seed [-- --posts N]';

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const generated = readCount(process.argv.slice(2));
  env = readEnv(process.env);
  const secretKey = loadSecretKey(env);
  database = await openDatabase(env, secretKey, (error) => process.stderr.write(`${error.message}\n`));
  const { pseudonyms, vault, passwords, settings, now } = await createServices({
    env,
    secretKey,
    db: database.db,
    pages: createSharedPages(),
  });
  let accounts = 0;
  const tools: SeedTools = {
    key: pseudonyms.key,
    randomAlias: pseudonyms.randomAlias,
    hasAccount: async (trx, email) => (await findAccountByEmail(trx, vault, email)) !== undefined,
    async insertAccount(trx, { password, ...account }) {
      // One every three days, until ten days ago: those who come together are not counted as many (see cohorts.ts).
      const at = new Date(now().getTime() - (10 + 3 * accounts++) * DAY_MS).toISOString();
      const inserted = await insertAccount(trx, vault, {
        ...account,
        passwordHash: await passwords.hash(password ?? randomBytes(32).toString('base64url')),
        termsAcceptedAt: at,
        createdAt: at,
      });
      return inserted!.id;
    },
    fold: foldText,
    searchTextOf: { post: searchTextOfPost, group: searchTextOfGroup, experience: searchTextOfExperience },
    courseWords,
    chatEnd: (type, createdAt) => chatEnd(type, createdAt, settings.chatLifetimeHours),
    now: now(),
  };
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
    // Falls through to the same usage line as a wrong number.
  }
  throw new UsageError(USAGE);
}
