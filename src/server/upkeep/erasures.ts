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
import { shuffled } from './shuffled.ts';
import { tryEach } from './try-each.ts';

/** What is erased goes at times drawn over these hours; the page promises 72. */
const SPREAD_MS = 68 * HOUR_MS;
/** What others see waiting ends at times drawn over these, whatever becomes of texts. */
const ENDS_MS = 12 * HOUR_MS;
/** Then, at times drawn over these, what the rest needed, such as the names under which somebody spoke, and at last the note of what to do. */
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
  /** Clears what the database still holds of deleted rows. */
  scrub(): Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * What happens to the words of people who are gone. Their keys died with the account, so what stays belongs to nobody. What
 * is to be erased goes thing by thing, each in its own transaction and at its own time, because things that vanish together
 * would be one person's. No record is kept of what is done: the times follow from the sealed note, and erasing twice does no harm.
 * What fails holds up nothing else: it stays planned, and with it the note, until it has gone.
 */
export function createErasures({ services, chats, notices, scrub, log }: ErasuresOptions): Erasures & { run(): Promise<void> } {
  const { db, pages, vault, pseudonyms } = services;
  const plans = new Map<string, Thing[]>();
  // A chat's text goes by itself when the chat ends.
  const spreadOfChats = Math.min(SPREAD_MS, (services.settings.chatLifetimeHours * HOUR_MS) / 2);

  const tell = (news: News[]) => {
    for (const { recipients, about } of news) notices.notify(recipients, about);
  };

  const plan = async (departed: Departed): Promise<Thing[]> => {
    const { id, accountId, mailbox, texts } = departed;
    const person = toPerson(pseudonyms, accountId);
    // Once more, in case a process ended before it had done so; and of what has been decided meanwhile.
    if (mailbox !== undefined) await outlast(db, pseudonyms, { accountId, mailbox });
    tell(await deleteWhatIdentifies(db, person));
    const dueAt = (what: string, spread = SPREAD_MS) => timeIn(spread, vault.nameOf(`erasure ${id}`, what), departed.startedAt);
    const found = await findEnds(db, person, { ...services, texts });
    const ends: Thing[] = found.map(({ what, end }) => ({ dueAt: dueAt(`end of ${what}`, ENDS_MS), erase: end }));
    // At a time of its own too, before a new account of that mailbox would count.
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
    tryEach(shuffled(things), async (thing) => {
      const news = await thing.erase();
      thing.erased = true;
      if (news) tell(news);
    });

  /** @returns what is due of it now */
  const settle = async (departed: Departed, now: number): Promise<Thing[]> => {
    const { id } = departed;
    const planned = plans.get(id)?.filter(({ erased }) => !erased);
    // Where texts stay, nobody can tell whose they were as soon as the note is gone.
    const busy = departed.texts === 'detach' ? ENDS_MS : SPREAD_MS + AFTERWARDS_MS;
    const forgotten = busy + timeIn(AFTERWARDS_MS, vault.nameOf(`erasure ${id}`, 'note'), departed.startedAt);
    const isOver = now >= forgotten && !planned?.length;
    const things = (!isOver && planned) || (await plan(departed));
    plans.set(id, things);
    if (!isOver) return things.filter(({ dueAt }) => dueAt <= now);
    // All times have passed: whatever is left, found by another search, goes now.
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
        // The account is gone already; `run` does the rest.
        logFailure(log, error as Error, randomUUID());
      }
      // Nobody waits for it: a backup may be under way.
      void scrub().catch((error: unknown) => logFailure(log, error as Error, randomUUID()));
    },

    async run() {
      const now = services.now().getTime();
      const due: Thing[] = [];
      // In random order: what takes so long that the database gives it up holds up others for a turn at most.
      const notes = shuffled(await listErasures(db));
      const failures = await tryEach(notes, async (note) => void due.push(...(await settle(openErasure(vault, note), now))));
      failures.push(...(await eraseAll(due)));
      if (due.length > 0) forgetThings(pages);
      if (failures[0]) throw failures[0];
    },
  };
}
