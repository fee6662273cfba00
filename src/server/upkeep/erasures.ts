import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Departed, Erasures, Notices, Services } from '../../routers/context.ts';
import { deleteTrace, deleteWhatIdentifies, findEnds, findErasable, outlast, toPerson } from '../../routers/account/queries.ts';
import { deleteErasure, listErasures, openErasure } from '../../routers/erasures/queries.ts';
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
import { Failures, inSteps, trySteps } from './try-steps.ts';

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
 * recorded: the times are derived from the sealed note, and erasing twice does no harm. A failure holds up nothing else of the account,
 * except that nothing is searched before its restrictions are copied: the thing stays planned, and with it the note, until it is erased.
 */
export function createErasures({ services, chats, notices, scrub, log }: ErasuresOptions): Erasures & { run(): Promise<void> } {
  const { db, pages, vault, pseudonyms } = services;
  const plans = new Map<string, Thing[]>();
  // Shorter for chats, whose messages are deleted when the chat ends.
  const spreadOfChats = Math.min(SPREAD_MS, (services.settings.chatLifetimeHours * HOUR_MS) / 2);

  const tell = (news: News[]) => {
    for (const { recipients, about } of news) notices.notify(recipients, about);
  };

  /** Adds to `things` what each search finds. @returns the errors of searches that failed */
  const plan = async (departed: Departed, things: Thing[]): Promise<Error[]> => {
    const { id, accountId, mailbox, texts } = departed;
    const person = toPerson(pseudonyms, accountId);
    // Repeated in case a process ended before it was done, and for decisions made since. First, because it reads rows that are then erased.
    if (mailbox !== undefined) await outlast(db, pseudonyms, { accountId, mailbox });
    const dueAt = (what: string, spread = SPREAD_MS) => timeIn(spread, vault.nameOf(`erasure ${id}`, what), departed.startedAt);
    // At a random time, too, before a new account of that mailbox would count.
    if (mailbox !== undefined)
      things.push({ dueAt: dueAt('mailbox', ENDS_MS), erase: () => rememberLeft(db, vault, mailbox, new Date(departed.startedAt)) });
    const identifying = async () => tell(await deleteWhatIdentifies(db, person));
    const ends = async () => {
      for (const { what, end } of await findEnds(db, person, { ...services, texts }))
        things.push({ dueAt: dueAt(`end of ${what}`, ENDS_MS), erase: end });
    };
    if (texts === 'detach') return trySteps(identifying, ends);
    const dueOf = (name: TraceTable, row: number) => {
      const { last, ends } = TRACES[name];
      if (last) return SPREAD_MS + dueAt(`${name} ${row}`, AFTERWARDS_MS);
      // Not before it has ended, of which others are told.
      return ends ? ENDS_MS + dueAt(`${name} ${row}`, SPREAD_MS - ENDS_MS) : dueAt(`${name} ${row}`);
    };
    const rows = () =>
      tryEach(Object.keys(TRACES) as TraceTable[], async (name) => {
        const { ids, keys } = await findErasable(db, name, person.keyOf);
        for (const [index, row] of ids.entries())
          things.push({ dueAt: dueOf(name, row), erase: () => deleteTrace(db, name, row, keys[index]!, services) });
      });
    const rooms = async () => {
      for (const room of await chats.rooms())
        things.push({ dueAt: dueAt(`room ${room}`, spreadOfChats), erase: () => chats.erase(room, accountId) });
    };
    const told = async () => {
      for (const place of await listNoticePlaces(db, vault, accountId, services.now()))
        things.push({ dueAt: dueAt(`notice ${place.toString('hex')}`), erase: () => deleteNotice(db, place) });
    };
    return trySteps(identifying, ends, rows, rooms, told);
  };

  const eraseAll = (things: Thing[]): Promise<Error[]> =>
    tryEach(things, async (thing) => {
      const news = await thing.erase();
      thing.erased = true;
      if (news) tell(news);
    });

  /** Adds to `due` the things that are due now. @throws Failures when not all things could be found, or when the last ones are not erased */
  const settle = async (departed: Departed, now: number, due: Thing[]): Promise<void> => {
    const { id } = departed;
    const planned = plans.get(id)?.filter(({ erased }) => !erased);
    // Where texts stay, nothing links them to the account once the note is gone.
    const busy = departed.texts === 'detach' ? ENDS_MS : SPREAD_MS + AFTERWARDS_MS;
    const forgotten = busy + timeIn(AFTERWARDS_MS, vault.nameOf(`erasure ${id}`, 'note'), departed.startedAt);
    const isOver = now >= forgotten && !planned?.length;
    const things = (!isOver && planned) || [];
    const failures = !isOver && planned ? [] : await plan(departed, things);
    // Searched again at the next turn unless all was found.
    if (failures.length === 0) plans.set(id, things);
    // When all times have passed, whatever a new search finds is erased at once.
    if (isOver) failures.push(...(await eraseAll(things)));
    else due.push(...things.filter(({ dueAt }) => dueAt <= now));
    if (failures.length > 0) throw new Failures(failures);
    if (!isOver) return;
    plans.delete(id);
    await deleteErasure(db, id);
    await scrub();
  };

  return {
    async begin(departed) {
      const { accountId, mailbox } = departed;
      const failures = await trySteps(
        () => chats.expel(accountId),
        async () => void (mailbox !== undefined && (await outlast(db, pseudonyms, { accountId, mailbox }))),
        async () => tell(await deleteWhatIdentifies(db, toPerson(pseudonyms, accountId))),
      );
      // The account is deleted already; `run` does the rest.
      for (const failure of failures) logFailure(log, failure, randomUUID());
      // Not awaited, because a backup may be in progress.
      void scrub().catch((error: unknown) => logFailure(log, error as Error, randomUUID()));
    },

    async run() {
      const now = services.now().getTime();
      const due: Thing[] = [];
      await inSteps(
        async () => tryEach(await listErasures(db), async (note) => settle(openErasure(vault, note), now, due)),
        () => eraseAll(due),
        async () => void (due.length > 0 && forgetThings(pages)),
      );
    },
  };
}
