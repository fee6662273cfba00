import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Cohorts, StudyPlace, Vault } from '../routers/context.ts';
import { foldText } from '../routers/fold.ts';
import { listStudyPlaces } from '../routers/index.ts';

/** A count that is an hour old is good enough: classes of 20 do not come and go in an hour. */
const AGE_MAX_MS = 60 * 60 * 1000;
/** After a count that failed. */
const RETRY_MS = 60 * 1000;
/** Accounts at a stretch: a millisecond or two, in which nobody else is served. */
const BATCH = 250;

interface CohortsOptions {
  db: Kysely<Tables>;
  vault: Vault;
  now?: () => number;
}

/** Counted over all accounts, in this process's memory alone: how many study where is never written down. */
export function createCohorts({ db, vault, now = Date.now }: CohortsOptions): Cohorts & { start(): void; count(): Promise<void> } {
  let sizes = new Map<string, number>();
  let nextCount = -Infinity;
  let running: Promise<void> | undefined;

  async function countAll(): Promise<void> {
    const fresh = new Map<string, number>();
    let last: string | undefined;
    do {
      const accounts = await listStudyPlaces(db, vault, last, BATCH);
      for (const { place } of accounts) addTo(fresh, place);
      last = accounts.length === BATCH ? accounts.at(-1)!.id : undefined;
    } while (last !== undefined);
    sizes = fresh;
    nextCount = now() + AGE_MAX_MS;
  }

  /** What is asked meanwhile is answered from the count before. */
  function count(): Promise<void> {
    running ??= countAll().finally(() => (running = undefined));
    return running;
  }

  function start(): void {
    if (now() < nextCount) return;
    nextCount = now() + RETRY_MS;
    // Whoever asks tries again; until then the count before stands.
    count().catch(() => {});
  }

  return {
    async size(place) {
      start();
      return sizes.get(keyOf(place)) ?? 0;
    },
    // Only to the count that stands: one under way sees the account itself, or not before the next.
    add: (place) => addTo(sizes, place),
    start,
    count,
  };
}

function addTo(sizes: Map<string, number>, { university, faculty, studyYear }: Required<StudyPlace>): void {
  for (const key of [keyOf({ university }), keyOf({ university, faculty }), keyOf({ university, faculty, studyYear })]) {
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
}

/** Folded text has no line breaks. */
function keyOf({ university, faculty, studyYear }: StudyPlace): string {
  return [university, faculty, studyYear].map((name) => (name === undefined ? '' : foldText(name))).join('\n');
}
