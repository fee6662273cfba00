import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Departed, Erasures, Notices, Services } from '../../routers/context.ts';
import {
  deleteErasure,
  deleteTrace,
  deleteWhatIdentifies,
  findEnds,
  findTraces,
  listErasures,
  outlast,
  openErasure,
  toPerson,
} from '../../routers/account/queries.ts';
import { deleteNotice, listNoticePlaces } from '../../routers/notice-log/queries.ts';
import { rememberLeft } from '../../routers/mailboxes/queries.ts';
import { TRACES } from '../../routers/account/traces.ts';
import { HOUR_MS } from '../../routers/durations.ts';
import { forgetThings } from '../../routers/things/rules.ts';
import type { News, TraceTable } from '../../routers/traces.ts';
import type { Chats } from '../chat/chat.ts';
import { logFailure } from '../http/logging.ts';
import { timeIn } from '../../routers/time-in.ts';
import { tryEach } from './try-each.ts';

/** Things are erased at random times within these hours; the page promises 72. */
const SPREAD_MS = 68 * HOUR_MS;
/** What other people see pending ends at random times within these hours, whether or not texts are erased. */
const ENDS_MS = 12 * HOUR_MS;
/** Afterwards, at random times within these hours: rows that others need, such as aliases, and finally the note of the erasure. */
const AFTERWARDS_MS = 2 * HOUR_MS;

interface Thing {
  dueAt: number;
  erase(): Promise<News[] | void>;
  erased?: true;
}

interface ErasuresOptions {
  services: Services;
  chats: Chats;
  notices: Pick<Notices, 'notify'>;
  /** Erases the remains of deleted rows from the database's storage. */
  scrub(): Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Erases what deleted accounts have left. Their keys are gone with the account, so whatever stays belongs to nobody. Each thing is erased
 * in its own transaction and at its own time, because things that vanish together would be known to be one person's. No progress is
 * recorded: the times are derived from the sealed note, and erasing twice does no harm. A failure holds up nothing else: the thing stays
 * planned, and with it the note, until it is erased.
 */
export function createErasures({ services, chats, notices, scrub, log }: ErasuresOptions): Erasures & { run(): Promise<void> } {
  const { db, pages, vault, pseudonyms } = services;
  const plans = new Map<string, Thing[]>();
  // Shorter for chats, whose messages are deleted when the chat ends.
  const spreadOfChats = Math.min(SPREAD_MS, (services.settings.chatLifetimeHours * HOUR_MS) / 2);

  const tell = (news: News[]) => {
    for (const { recipients, about } of news) notices.notify(recipients, about);
  };

  const plan = async (departed: Departed): Promise<Thing[]> => {
    const { id, accountId, mailbox, texts } = departed;
    const person = toPerson(pseudonyms, accountId);
    // Repeated in case a process ended before it was done, and for decisions made since.
    if (mailbox !== undefined) await outlast(db, pseudonyms, { accountId, mailbox });
    tell(await deleteWhatIdentifies(db, person));
    const dueAt = (what: string, spread = SPREAD_MS) => timeIn(spread, vault.nameOf(`erasure ${id}`, what), departed.startedAt);
    const found = await findEnds(db, person, { ...services, texts });
    const ends: Thing[] = found.map(({ what, end }) => ({ dueAt: dueAt(`end of ${what}`, ENDS_MS), erase: end }));
    // At a random time, too, before a new account of that mailbox would count.
    if (mailbox !== undefined)
      ends.push({ dueAt: dueAt('mailbox', ENDS_MS), erase: () => rememberLeft(db, vault, mailbox, new Date(departed.startedAt)) });
    if (texts === 'detach') return ends;
    const dueOf = (name: TraceTable, row: number) =>
      TRACES[name].last ? SPREAD_MS + dueAt(`${name} ${row}`, AFTERWARDS_MS) : dueAt(`${name} ${row}`);
    const traces = await findTraces(db, person);
    const rows = (Object.keys(traces) as TraceTable[]).flatMap((name) =>
      traces[name].ids.map((row, index) => ({
        dueAt: dueOf(name, row),
        erase: () => deleteTrace(db, name, row, traces[name].keys[index]!, services),
      })),
    );
    const rooms = (await chats.rooms()).map((room) => ({
      dueAt: dueAt(`room ${room}`, spreadOfChats),
      erase: () => chats.erase(room, accountId),
    }));
    const told = (await listNoticePlaces(db, vault, accountId, services.now())).map((place) => ({
      dueAt: dueAt(`notice ${place.toString('hex')}`),
      erase: () => deleteNotice(db, place),
    }));
    return [...ends, ...rows, ...rooms, ...told];
  };

  const eraseAll = (things: Thing[]): Promise<Error[]> =>
    tryEach(things, async (thing) => {
      const news = await thing.erase();
      thing.erased = true;
      if (news) tell(news);
    });

  /** @returns the things that are due now */
  const settle = async (departed: Departed, now: number): Promise<Thing[]> => {
    const { id } = departed;
    const planned = plans.get(id)?.filter(({ erased }) => !erased);
    // Where texts stay, nothing links them to the account once the note is gone.
    const busy = departed.texts === 'detach' ? ENDS_MS : SPREAD_MS + AFTERWARDS_MS;
    const forgotten = busy + timeIn(AFTERWARDS_MS, vault.nameOf(`erasure ${id}`, 'note'), departed.startedAt);
    const isOver = now >= forgotten && !planned?.length;
    const things = (!isOver && planned) || (await plan(departed));
    plans.set(id, things);
    if (!isOver) return things.filter(({ dueAt }) => dueAt <= now);
    // All times have passed: whatever a new search finds is erased at once.
    const [failure] = await eraseAll(things);
    if (failure) throw failure;
    plans.delete(id);
    await deleteErasure(db, id);
    await scrub();
    return [];
  };

  return {
    async begin(departed) {
      try {
        const { accountId, mailbox } = departed;
        await chats.expel(accountId);
        if (mailbox !== undefined) await outlast(db, pseudonyms, { accountId, mailbox });
        tell(await deleteWhatIdentifies(db, toPerson(pseudonyms, accountId)));
      } catch (error) {
        // The account is deleted already; `run` does the rest.
        logFailure(log, error as Error, randomUUID());
      }
      // Not awaited, because a backup may be in progress.
      void scrub().catch((error: unknown) => logFailure(log, error as Error, randomUUID()));
    },

    async run() {
      const now = services.now().getTime();
      const due: Thing[] = [];
      const failures = await tryEach(await listErasures(db), async (note) => {
        due.push(...(await settle(openErasure(vault, note), now)));
      });
      failures.push(...(await eraseAll(due)));
      if (due.length > 0) forgetThings(pages);
      if (failures[0]) throw failures[0];
    },
  };
}
