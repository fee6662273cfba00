import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailLetter, Services } from '../../routers/context.ts';
import { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from '../../routers/durations.ts';
import { appendTo } from '../../routers/notice-log/queries.ts';
import { claimLetters, deleteLetter, postponeLetter, releaseLetter, type PostedLetter } from '../../routers/mail/queries.ts';
import { oneAtATime } from '../upkeep/one-at-a-time.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { compose } from './compose.ts';
import { failureOf, isRefusedForGood, type Transport } from './transport.ts';

/** Letters that are sent at a time, so that a slow delivery holds up a few, not all. */
const AT_ONCE = 4;
/** Maximum duration of an attempt, however slowly the mail server answers. */
const TRY_MAX = 45 * SECOND_MS;
/** Longer than any attempt: until then no other process takes the letter. */
const LEASE = 3 * MINUTE_MS;
/** The backoff after failed attempts. */
const WAITS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/** A mail that arrives later is of no use. */
const GIVE_UP = 2 * DAY_MS;
/** Random, so that a caller who asks for a mail cannot notice when it is made. */
const WAKE_WAIT: [number, number] = [0.2 * SECOND_MS, 1.2 * SECOND_MS];

export interface PostOffice extends Mail {
  /** Sends what is due, once. */
  run(): Promise<void>;
  /** Aborts the attempts in progress; unsent letters wait for the next start. */
  close(): Promise<void>;
}

interface Options {
  services: Services;
  transport: Transport;
  confirms: boolean;
  site: URL;
  metrics?: Pick<Metrics, 'mail'> | undefined;
  log: FastifyBaseLogger;
}

/**
 * Sends the letters in the outbox. One of several processes claims a letter (see `claimLetters`) and deletes it once the mail server has
 * accepted it. If the process ends in between, the letter may be sent twice, but none is lost.
 */
export function createPostOffice({ services, transport, confirms, site, metrics, log }: Options): PostOffice {
  const { db, vault } = services;
  const closing = new AbortController();
  let waking: NodeJS.Timeout | undefined;
  let failing = false;

  const isTooOld = ({ postedAt }: PostedLetter) => services.now().getTime() - Date.parse(postedAt) > GIVE_UP;

  const giveUp = async ({ id, letter }: PostedLetter, why: object): Promise<void> => {
    metrics?.mail(letter.kind, 'given_up');
    log.warn({ correlationId: id, mail: letter.kind, ...why }, 'mail given up');
    await deleteLetter(db, id);
  };

  /** Without this entry, the mail of the next day is about the same notices again, which is better than about none of them. */
  const noteSent = async ({ accountId, day }: MailLetter & { kind: 'news' }): Promise<void> => {
    await appendTo(db, vault, accountId, services.now(), () => ({ sent: day })).catch((error: unknown) => {
      log.warn(failureOf(error), 'daily mail not noted');
    });
  };

  /** @returns false when the mail server is away. */
  const deliver = async (posted: PostedLetter): Promise<boolean> => {
    const { id, letter, failures } = posted;
    // A letter that was restored from a backup, for example, may have been sent long ago.
    if (isTooOld(posted)) {
      await giveUp(posted, { code: 'too old' });
      return true;
    }
    try {
      const mail = await compose({ services, confirms, site }, posted);
      if (mail) await transport.send({ id, kind: letter.kind, ...mail }, AbortSignal.any([closing.signal, AbortSignal.timeout(TRY_MAX)]));
      await deleteLetter(db, id);
      if (mail) metrics?.mail(letter.kind, 'sent');
      if (mail && letter.kind === 'news') await noteSent(letter);
      failing = false;
      return true;
    } catch (error) {
      if (closing.signal.aborted) {
        await releaseLetter(db, id);
        return false;
      }
      if (isRefusedForGood(error) || isTooOld(posted)) {
        await giveUp(posted, failureOf(error));
        return true;
      }
      metrics?.mail(letter.kind, 'failed');
      // Once per outage.
      if (!failing) log.warn({ correlationId: id, mail: letter.kind, ...failureOf(error) }, 'mail not sent');
      failing = true;
      await postponeLetter(db, vault, posted, services.now(), WAITS[Math.min(failures, WAITS.length - 1)]!);
      return false;
    }
  };

  const sendDue = async () => {
    while (!closing.signal.aborted) {
      const letters = await claimLetters(db, vault, AT_ONCE, services.now(), LEASE);
      const sent = await Promise.all(letters.map(deliver));
      // While the mail server is away, the others need not be tried.
      if (letters.length < AT_ONCE || !sent.some(Boolean)) return;
    }
  };

  const { run, ended } = oneAtATime(sendDue);

  return {
    confirms,
    run,
    wake() {
      if (waking || closing.signal.aborted) return;
      waking = setTimeout(
        () => {
          waking = undefined;
          // The chore tries failed letters again, and reports failures.
          void run().catch(() => {});
        },
        randomInt(...WAKE_WAIT),
      );
      waking.unref();
    },
    async close() {
      clearTimeout(waking);
      closing.abort();
      await ended();
      transport.close();
    },
  };
}
