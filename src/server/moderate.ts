import { AppError } from '../routers/errors.ts';
import { outliveOutput } from './http/logging.ts';
import { createSharedPages } from './http/shared-pages.ts';
import { readCommand, USAGE } from './moderation/command.ts';
import { moderate } from './moderation/run.ts';
import { createPush } from './notices/push.ts';
import { createNotices } from './notices/notices.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { createServices, openDatabase, type OpenDatabase } from './start/services.ts';
import { explainStartFailure } from './start/start-failure.ts';

const NOBODY = { changed() {}, async *follow() {}, stop() {} };
const complain = ({ message }: { message?: string }) => void process.stderr.write(`${message ?? 'A notice could not be delivered.'}\n`);

outliveOutput();

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') print(USAGE);
  else {
    env = readEnv(process.env);
    const secretKey = loadSecretKey(env);
    database = await openDatabase(env, secretKey, complain);
    const services = await createServices({ env, secretKey: database.rootKey, db: database.db, pages: createSharedPages() });
    // Nobody follows notices in this process; readers of a running server see the change with their next poll, within four minutes.
    const notices = createNotices({
      services,
      followers: NOBODY,
      push: createPush({ services, env }),
      log: { error: complain },
    });
    await moderate({ services, notices, print }, command);
    await database.close();
  }
} catch (error) {
  await database?.close();
  process.stderr.write(`${error instanceof AppError ? error.message : explainStartFailure(error, env)}\n`);
  process.exit(1);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
