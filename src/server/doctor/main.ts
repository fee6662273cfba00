import { readEnv, type Env } from '../start/env.ts';
import { explainStartFailure } from '../start/start-failure.ts';
import { checkEmbedded } from './database.ts';
import { checkFiles } from './files.ts';
import type { Finding } from './finding.ts';
import { checkModerators } from './moderators.ts';
import { checkBackups, checkPostgres, checkReplica } from './postgres.ts';
import { checkDisk, checkEnvironment, checkMail } from './surroundings.ts';
import { checkValkey } from './valkey.ts';

let env: Env | undefined;
try {
  env = readEnv(process.env);
  const findings: Finding[] = [
    ...checkEnvironment(env, process.env['NODE_ENV']),
    ...(await checkFiles(env)),
    ...(await checkDisk(env)),
    ...(env.DATABASE_URL ? await checkPostgres(env.DATABASE_URL, env.DATABASE_POOL_SIZE, env.SECRET_KEY) : await checkEmbedded(env)),
    ...(env.DATABASE_URL ? await checkModerators(env) : []),
    ...(env.DATABASE_URL ? await checkBackups(env) : []),
    ...(await checkReplica(env)),
    ...(env.VALKEY_URL ? await checkValkey(env.VALKEY_URL) : []),
    ...(await checkMail(env)),
  ];
  for (const { what, mend } of findings) process.stdout.write(mend ? `MEND  ${what}: ${mend}\n` : `ok    ${what}\n`);
  process.exitCode = findings.some(({ mend }) => mend) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exitCode = 2;
}
