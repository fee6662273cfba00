import { parseArgs } from 'node:util';
import { endRotation, beginRotation } from './start/rotation.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { openDatabase, type OpenDatabase } from './start/services.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

const USAGE = 'Usage: npm run rotate-key (with SECRET_KEY and NEW_SECRET_KEY), then npm run rotate-key -- --end (with the new SECRET_KEY)';

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const ends = readArguments();
  env = readEnv(process.env);
  const secretKey = loadSecretKey(env);
  database = await openDatabase(env, secretKey, () => {});
  if (ends) {
    const ended = await endRotation(database.db, secretKey);
    process.stdout.write(ended > 0 ? 'Only this SECRET_KEY opens the database now.\n' : 'No other key opened the database.\n');
  } else {
    await beginRotation(database.db, secretKey, env.NEW_SECRET_KEY);
    process.stdout.write(
      'Both keys open the database now. Set SECRET_KEY to the new one for every process, restart them one after the other, then run: npm run rotate-key -- --end\n',
    );
  }
  await database.close();
} catch (error) {
  await database?.close();
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { end: { type: 'boolean', default: false } } }).values.end;
  } catch {
    throw new UsageError(USAGE);
  }
}
