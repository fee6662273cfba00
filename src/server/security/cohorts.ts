import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Cohorts, StudyPlace } from '../../routers/context.ts';
import type { Vault } from '../../routers/identity.ts';
import { foldText } from '../../routers/fold.ts';
import { listStudyPlaces } from '../../routers/auth/queries.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../routers/durations.ts';

/** Accounts count from this age on, and few per day and week, so that inventing some to make a detail look common takes weeks. */
const OLD_ENOUGH_DAYS = 7;
const OF_A_DAY_MAX = 2;
const OF_A_WEEK_MAX = 5;
/** Each place counts too low by a constant below this, so that a change in the answers does not reveal the exact number. */
const BLUR = 5;
/** An hour-old count is good enough: classes of 20 do not come and go in an hour. */
const AGE_MAX_MS = HOUR_MS;
/** The wait after a failed count. */
const RETRY_MS = MINUTE_MS;
/** Accounts per batch: a millisecond or two, which block the event loop. */
const BATCH = 250;

interface CohortsOptions {
  db: Kysely<Tables>;
  vault: Vault;
  now?: () => number;
  /** By how much a place counts too low; derived from the secret by default. */
  blurOf?(place: string): number;
}

/**
 * Counts the accounts of each place of study that registered over time: where no mail is sent an address proves nothing, and dozens of
 * accounts can be made in minutes. The numbers stay in this process's memory and are never stored.
 */
export function createCohorts({
  db,
  vault,
  now = Date.now,
  blurOf = (place) => vault.nameOf('cohort', place)[0]! % BLUR,
}: CohortsOptions): Cohorts & { start(): void; count(): Promise<void> } {
  let sizes = new Map<string, number>();
  let nextCount = -Infinity;
  let running: Promise<void> | undefined;

  async function countAll(): Promise<void> {
    const fresh = new Map<string, number>();
    const ofTime = new Map<string, number>();
    const today = dayOf(now());
    let last: string | undefined;
    do {
      const accounts = await listStudyPlaces(db, vault, last, BATCH);
      for (const { place, createdAt } of accounts) {
        const day = dayOf(Date.parse(createdAt));
        if (day > today - OLD_ENOUGH_DAYS) continue;
        for (const key of keysOf(place)) {
          const [ofDay, ofWeek] = [`${key}\n${day}`, `${key}\nweek ${Math.floor(day / 7)}`];
          if ((ofTime.get(ofDay) ?? 0) >= OF_A_DAY_MAX || (ofTime.get(ofWeek) ?? 0) >= OF_A_WEEK_MAX) continue;
          for (const name of [ofDay, ofWeek]) ofTime.set(name, (ofTime.get(name) ?? 0) + 1);
          fresh.set(key, (fresh.get(key) ?? 0) + 1);
        }
      }
      last = accounts.length === BATCH ? accounts.at(-1)!.id : undefined;
    } while (last !== undefined);
    sizes = fresh;
    nextCount = now() + AGE_MAX_MS;
  }

  /** Meanwhile, `size` uses the previous count. */
  function count(): Promise<void> {
    running ??= countAll().finally(() => (running = undefined));
    return running;
  }

  function start(): void {
    if (now() < nextCount) return;
    nextCount = now() + RETRY_MS;
    // The next call of `size` tries again; until then the previous count holds.
    count().catch(() => {});
  }

  return {
    async size(place) {
      start();
      const key = keyOf(place);
      return Math.max(0, (sizes.get(key) ?? 0) - blurOf(key));
    },
    start,
    count,
  };
}

function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

function keysOf({ university, faculty, studyYear }: Required<StudyPlace>): string[] {
  return [keyOf({ university }), keyOf({ university, faculty }), keyOf({ university, faculty, studyYear })];
}

/** Line breaks separate the names, because folded text contains none. */
function keyOf({ university, faculty, studyYear }: StudyPlace): string {
  return [university, faculty, studyYear].map((name) => (name === undefined ? '' : foldText(name))).join('\n');
}
