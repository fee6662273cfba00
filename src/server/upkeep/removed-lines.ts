import { listLineRemovals, settleLineRemoval } from '../../routers/cases/queries.ts';
import type { Services } from '../../routers/context.ts';
import type { Transport } from '../chat/transport.ts';
import { tryEach } from './try-each.ts';
import { inSteps } from './try-steps.ts';

/** Removes chat messages that moderators have removed while the chat could not be reached. */
export async function takeRemovedLines({ db, vault }: Pick<Services, 'db' | 'vault'>, transport: Pick<Transport, 'erase'>): Promise<void> {
  await inSteps(async () =>
    tryEach(await listLineRemovals(db, vault), async ({ caseId, room, by, id }) => {
      await transport.erase(room, by, id);
      await settleLineRemoval(db, vault, caseId);
    }),
  );
}
