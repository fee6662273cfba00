import { parseArgs } from 'node:util';
import { deleteAccount } from '../routers/account/queries.ts';
import { TextsChoice } from '../routers/account/schema.ts';
import { findAccountByEmail } from '../routers/auth/queries.ts';
import { Email } from '../routers/auth/schema.ts';
import { createPseudonyms } from './security/pseudonyms.ts';
import { createVault } from './security/vault.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { openDatabase, type OpenDatabase } from './start/services.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

const USAGE = 'Usage: npm run delete-account -- ADDRESS --texts erase|detach';

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const { email, texts } = readArguments();
  env = readEnv(process.env);
  database = await openDatabase(env, loadSecretKey(env), () => {});
  const { db, rootKey } = database;
  const tools = { vault: createVault(rootKey), pseudonyms: createPseudonyms(rootKey), now: () => new Date() };
  const account = await findAccountByEmail(db, tools.vault, email);
  // A running server finds the note of the erasure at its next turn, and does what follows a deletion.
  if (!account || !(await deleteAccount(db, tools, account, { texts, startedAt: tools.now().toISOString() })))
    throw new UsageError('No account has this address');
  await database.close();
  process.stdout.write('The account is deleted. A running server erases what it left, as after a deletion by its owner.\n');
} catch (error) {
  await database?.close();
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { texts: { type: 'string' } }, allowPositionals: true });
    const [address, ...others] = positionals;
    if (others.length === 0) return { email: Email.parse(address), texts: TextsChoice.parse(values.texts) };
  } catch {
    // Falls through to the usage error, like a second address.
  }
  throw new UsageError(USAGE);
}
