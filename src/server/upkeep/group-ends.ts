import type { Notices, Services } from '../../routers/context.ts';
import { listEnding, takeToItsEnd } from '../../routers/group-ends/queries.ts';
import { deleteOldAnswers } from '../../routers/meetings/queries.ts';
import { listMemberKeys } from '../../routers/study-groups/queries.ts';
import { createRemovedAnswers } from './removed-answers.ts';

/** Ends groups that nobody uses any more, a week after it has told their members; and forgets who came to meetings that are over, or comes no more. */
export function createGroupEnds({
  services,
  notices,
}: {
  services: Pick<Services, 'db' | 'now' | 'pseudonyms'>;
  notices: Pick<Notices, 'notify'>;
}): () => Promise<void> {
  const { db, now } = services;
  const takeAnswersBack = createRemovedAnswers(services);
  return async () => {
    await takeAnswersBack();
    await deleteOldAnswers(db, now());
    for (const id of await listEnding(db, now())) {
      if ((await takeToItsEnd(db, id, now())) !== 'tell') continue;
      const keys = await listMemberKeys(db, id);
      notices.notify({ scope: 'group', id, keys }, { kind: 'group', event: 'ending', groupId: id });
    }
  };
}
