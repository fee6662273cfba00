import { deleteCase, listCasesClosedBefore } from '../../routers/cases/queries.ts';
import type { Services } from '../../routers/context.ts';
import { DAY_MS } from '../../routers/durations.ts';
import { deleteReopenedAddresses } from '../../routers/mailboxes/queries.ts';
import { APPEAL_DAYS } from '../../routers/measures/limits.ts';
import { deleteOldMeasures } from '../../routers/measures/queries.ts';
import { deleteWithheld } from '../../routers/things/queries.ts';
import { idOfThing, isStored } from '../../routers/things/rules.ts';
import { tryEach } from './try-each.ts';

/** A closed case is kept while it can be appealed, so that removed content can be restored; afterwards only numbers remain. */
const CLOSED_DAYS = APPEAL_DAYS;

/** Deletes, one by one, the cases whose time for an appeal is over. Their outcomes remain as numbers in the log. */
export async function forgetOldCases({ db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - CLOSED_DAYS * DAY_MS);
  await deleteReopenedAddresses(db, at);
  await deleteOldMeasures(db, vault, before, at);
  const [failure] = await tryEach(await listCasesClosedBefore(db, vault, before, at), async ({ id, kind, thing }) => {
    // First, so that a failure is tried again while the case still exists.
    if (isStored(kind)) await deleteWithheld(db, kind, idOfThing(thing), { besides: id });
    await deleteCase(db, id);
  });
  if (failure) throw failure;
}
