import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deleteLettersBy } from '../../routers/chat/queries.ts';
import { findCase, listCases, type CaseRow } from '../../routers/cases/queries.ts';
import { answerAppeal, decide, enforce, newsOf, sayAsTeam } from '../../routers/decisions/queries.ts';
import type { ChatRooms, Services } from '../../routers/context.ts';
import { PAGE_MAX } from '../../routers/limits.ts';
import { moderatorKey, toCase, toSummaries } from '../../routers/moderation/queries.ts';
import type { CaseState } from '../../routers/moderation/schema.ts';
import type { Part, Rest } from '../../routers/page.ts';
import { keepAccounts } from '../../routers/writers/queries.ts';
import { requestOf } from '../chat/admission.ts';
import type { NoticeOffice } from '../notices/notices.ts';
import { UsageError } from '../start/start-failure.ts';
import type { Command } from './command.ts';
import { describeCase, describeSummary } from './describe.ts';

/** The moderator is anyone with access to the server's environment, not an account, so that the derived key is nobody's. */
const OPERATOR = 'operator';

interface Tools {
  services: Services;
  notices: Pick<NoticeOffice, 'notify' | 'stop'>;
  print(text: string): void;
}

/** Runs one command. The people concerned are notified as after a decision in the browser, even if what follows the decision fails. */
export async function moderate(tools: Tools, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  try {
    await run(tools, command);
  } finally {
    await tools.notices.stop();
  }
}

async function run({ services, notices, print }: Tools, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  const { db, vault, pseudonyms } = services;
  if (command.name === 'list') return list({ services, print }, command.state);
  const { id } = command;
  const row = await existing(services, id);
  // As in the browser, an account cannot be deleted while a decision about it is made.
  const write = <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      await keepAccounts(trx);
      return work(trx);
    });
  if (command.name === 'decide') {
    const { name: _, ...decision } = command;
    const by = moderatorKey(pseudonyms, id, OPERATOR);
    const decided = await write((trx) => decide(trx, services, decision, by));
    for (const news of newsOf(id, decided)) notices.notify(...news);
    await enforce({ db, vault, chats: chatsWithout(services, print) }, decided);
  } else if (command.name === 'answer') {
    const { name: _, ...answer } = command;
    for (const news of await write((trx) => answerAppeal(trx, services, answer))) notices.notify(...news);
  } else if (command.name === 'care') {
    notices.notify(...(await write((trx) => sayAsTeam(trx, services, row, command.text))));
  }
  print(describeCase(await toCase(services, command.name === 'show' ? row : await existing(services, id), OPERATOR)));
}

/** @throws UsageError */
async function existing({ db, vault }: Services, id: number): Promise<CaseRow> {
  const row = await findCase(db, vault, id);
  if (!row) throw new UsageError(`There is no case ${id}.`);
  return row;
}

async function list({ services, print }: Pick<Tools, 'services' | 'print'>, state: CaseState): Promise<void> {
  let count = 0;
  let rest: Rest['next'] = {};
  while (rest) {
    const { items, next }: Part<CaseRow> = await listCases(services.db, services.vault, { state, limit: PAGE_MAX, ...rest });
    for (const summary of await toSummaries(services, items, OPERATOR)) print(describeSummary(summary));
    count += items.length;
    rest = next;
  }
  if (count === 0) print('There are no cases.');
}

/** The part of the chat that works without a server; a running server closes the sockets of restricted people by itself. */
function chatsWithout({ db, vault }: Services, print: Tools['print']): Pick<ChatRooms, 'eraseLines' | 'sendAway'> {
  return {
    async eraseLines(room, by, id) {
      const requestId = requestOf(room);
      if (requestId !== undefined) await deleteLettersBy(db, vault, requestId, by, id);
      else print('The chat itself keeps its lines until a running server removes them, within minutes.');
      return requestId !== undefined;
    },
    async sendAway() {},
  };
}
