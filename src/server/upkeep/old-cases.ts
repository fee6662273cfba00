import { deleteCase, listCasesClosedBefore, type CaseRow } from '../../routers/cases/queries.ts';
import { hasEndedLetters } from '../../routers/chat/queries.ts';
import type { Notices, Services } from '../../routers/context.ts';
import { DAY_MS } from '../../routers/durations.ts';
import { newsOfTheEnd, tell } from '../../routers/group-news/queries.ts';
import { deleteReopenedAddresses } from '../../routers/mailboxes/queries.ts';
import { endRequestsTo } from '../../routers/request-ends/queries.ts';
import { APPEAL_DAYS } from '../../routers/measures/limits.ts';
import { deleteOldMeasures } from '../../routers/measures/queries.ts';
import { inTransaction } from '../../routers/queries.ts';
import { deleteWithheld, isGoingWith } from '../../routers/things/queries.ts';
import { idOfThing, isStored } from '../../routers/things/rules.ts';
import { tryEach } from './try-each.ts';
import { inSteps } from './try-steps.ts';

/** A closed case is kept while it can be appealed, so that removed content can be restored; afterwards only numbers remain. */
const CLOSED_DAYS = APPEAL_DAYS;

/**
 * Deletes, one by one, the cases whose time for an appeal is over, with the texts that are withheld until then. Their outcomes remain as
 * numbers in the log.
 */
export async function forgetOldCases(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  notices: Pick<Notices, 'notify'>,
): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - CLOSED_DAYS * DAY_MS);
  /** Ends what is open with a mentor whose profile goes with its case. @returns whether letters keep the profile until they are deleted */
  const isKeptByLetters = async (caseId: number, mentorId: number): Promise<boolean> => {
    const news = await inTransaction(db, async (trx) =>
      (await isGoingWith(trx, 'mentor', mentorId, caseId)) ? endRequestsTo(trx, mentorId) : undefined,
    );
    tell({ notices }, Object.values(news ?? {}));
    return news !== undefined && hasEndedLetters(db, mentorId);
  };
  const forgetCase = async ({ id: caseId, kind, thing }: CaseRow) => {
    // First, so that a failure is tried again while the case still exists.
    if (isStored(kind)) {
      const id = idOfThing(thing);
      // A later turn deletes both the profile and its case: until then, the letters can be reported.
      if (kind === 'mentor' && (await isKeptByLetters(caseId, id))) return;
      const news = kind === 'group' ? await newsOfTheEnd(db, id) : [];
      const gone = await deleteWithheld(db, kind, id, caseId);
      // The end of a removed group was told when it was removed.
      if (gone === 'review') tell({ notices }, news);
    }
    await deleteCase(db, caseId);
  };
  await inSteps(
    () => deleteReopenedAddresses(db, at),
    () => deleteOldMeasures(db, vault, before, at),
    async () => tryEach(await listCasesClosedBefore(db, vault, before, at), forgetCase),
  );
}
