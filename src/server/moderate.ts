import { findCase, listCases } from '../routers/cases/queries.ts';
import { AppError } from '../routers/errors.ts';
import { answerAppeal, decide, endLogins, sayAsTeam } from '../routers/decisions/queries.ts';
import { moderatorKey, toCase, toSummaries } from '../routers/moderation/queries.ts';
import { createSharedPages } from './http/shared-pages.ts';
import { describeCase, describeSummary } from './moderation/describe.ts';
import { readCommand, USAGE, type Command } from './moderation/command.ts';
import { readEnv, type Env } from './start/env.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { createServices, openDatabase, type OpenDatabase } from './start/services.ts';
import { explainStartFailure } from './start/start-failure.ts';

/** Whoever has the server's environment: no account, so that its key is nobody's. */
const OPERATOR = 'operator';

let env: Env | undefined;
let database: OpenDatabase | undefined;
try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') print(USAGE);
  else {
    env = readEnv(process.env);
    const secretKey = loadSecretKey(env);
    database = await openDatabase(env, secretKey, (error) => process.stderr.write(`${error.message}\n`));
    const services = await createServices({ env, secretKey: database.rootKey, db: database.db, pages: createSharedPages() });
    await run(services, command);
    await database.close();
  }
} catch (error) {
  await database?.close();
  process.stderr.write(`${error instanceof AppError ? error.message : explainStartFailure(error, env)}\n`);
  process.exit(1);
}

async function run(services: Awaited<ReturnType<typeof createServices>>, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  const { db, vault, pseudonyms } = services;
  if (command.name === 'list') {
    const { items } = await listCases(db, vault, { state: command.state, limit: command.limit });
    const summaries = await toSummaries(services, items, OPERATOR);
    return print(summaries.length === 0 ? 'There is nothing.' : summaries.map(describeSummary).join('\n'));
  }
  const { id } = command;
  if (command.name === 'decide') {
    const { name: _, ...decision } = command;
    const { accountId, closes, eraseLines } = await db
      .transaction()
      .execute((trx) => decide(trx, services, decision, moderatorKey(pseudonyms, id, OPERATOR)));
    if (accountId && closes) await endLogins(db, vault, accountId);
    if (eraseLines) print('The chat itself keeps its lines until it ends: only a running server can take them away.');
  } else if (command.name === 'answer') {
    const { name: _, ...answer } = command;
    await db.transaction().execute((trx) => answerAppeal(trx, services, answer));
  } else if (command.name === 'care') {
    const row = await findCase(db, vault, id);
    if (row) await db.transaction().execute((trx) => sayAsTeam(trx, services, row, command.text));
  }
  const row = await findCase(db, vault, id);
  print(row ? describeCase(await toCase(services, row, OPERATOR)) : `There is no case ${id}.`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
