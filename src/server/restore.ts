import { resolve } from 'node:path';
import { putBack } from './backup/put-back.ts';
import { readEnv, type Env } from './start/env.ts';
import { explainStartFailure, UsageError } from './start/start-failure.ts';

let env: Env | undefined;
try {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0 || file.startsWith('-')) throw new UsageError('Usage: npm run restore -- FILE');
  env = readEnv(process.env);
  const { createdAt } = await putBack(env, resolve(process.env['INIT_CWD'] ?? '', file));
  process.stdout.write(`The backup of ${createdAt} is restored.\n`);
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}
