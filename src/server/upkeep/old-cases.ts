import { deleteCase, listCasesClosedBefore } from '../../routers/cases/queries.ts';
import type { Services } from '../../routers/context.ts';
import { DAY_MS } from '../../routers/durations.ts';
import { deleteReopenedAddresses } from '../../routers/mailboxes/queries.ts';
import { APPEAL_DAYS } from '../../routers/measures/limits.ts';
import { deleteOldMeasures } from '../../routers/measures/queries.ts';
import { deleteWithheld } from '../../routers/things/queries.ts';
import { idOfThing, isStored } from '../../routers/things/rules.ts';
import { tryEach } from './try-each.ts';

/** A closed case is kept for as long as it may be appealed against, so that what was removed can come back; then numbers alone. */
const CLOSED_DAYS = APPEAL_DAYS;

/** What is over and can no longer be appealed against goes, piece by piece. What it came to stands in numbers in the log. */
export async function forgetOldCases({ db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - CLOSED_DAYS * DAY_MS);
  await deleteReopenedAddresses(db, at);
  await deleteOldMeasures(db, vault, before, at);
  const [failure] = await tryEach(await listCasesClosedBefore(db, vault, before, at), async ({ id, kind, thing }) => {
    // First: while the case is there, what failed is tried again.
    if (isStored(kind)) await deleteWithheld(db, kind, idOfThing(thing), { besides: id });
    await deleteCase(db, id);
  });
  if (failure) throw failure;
}
