import { constants } from 'node:os';
import { resolve } from 'node:path';
import { takeBackup } from './backup/take.ts';
import { readEnv, type Env } from './start/env.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

const USAGE = 'Usage: npm run backup [-- FILE]';

// Without a handler, a signal ends the process without the event `exit`, at which the unfinished file is removed.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(128 + constants.signals[signal]));

let env: Env | undefined;
try {
  const [file, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || file?.startsWith('-')) throw new UsageError(USAGE);
  env = readEnv(process.env);
  const now = new Date();
  // `INIT_CWD` is the directory in which the npm command was typed; npm itself changes to the project root.
  const path = resolve(process.env['INIT_CWD'] ?? '', file ?? `sottovoce-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);
  await takeBackup(env, path, now);
  process.stdout.write(`${path}\n`);
  if (!env.BACKUP_KEY)
    process.stderr.write('The backup is not encrypted: set BACKUP_KEY, or keep the file where nobody else can read it.\n');
  process.stderr.write('The backup does not contain the secret key: keep that in another place.\n');
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}
