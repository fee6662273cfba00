import type { Notices, Services } from '../../routers/context.ts';
import { listEnding, takeToItsEnd } from '../../routers/group-ends/queries.ts';
import { deleteOldAnswers } from '../../routers/meetings/queries.ts';
import { findReturn } from '../../routers/outages/queries.ts';
import { createRemovedAnswers } from './removed-answers.ts';
import { tryEach } from './try-each.ts';
import { inSteps } from './try-steps.ts';

/** Ends unused groups, a week after telling their members. Also deletes answers to meetings that are over, and those of removed members. */
export function createGroupEnds({
  services,
  notices,
}: {
  services: Pick<Services, 'db' | 'now' | 'pseudonyms' | 'pages'>;
  notices: Pick<Notices, 'notify'>;
}): () => Promise<void> {
  const { db, now, pages } = services;
  const takeAnswersBack = createRemovedAnswers(services);
  const endUnused = async () => {
    const back = await findReturn(db);
    return tryEach(await listEnding(db, now()), async (id) => {
      const step = await takeToItsEnd(db, id, now(), back);
      if (!step) return;
      const { event, members, waiting } = step;
      if (event === 'ended') pages.forget('exams');
      notices.notify({ scope: 'group', id, keys: members }, { kind: 'group', event, groupId: id });
      notices.notify({ scope: 'group', id, keys: waiting }, { kind: 'place', event: 'closed', groupId: id });
    });
  };
  return () => inSteps(takeAnswersBack, () => deleteOldAnswers(db, now()), endUnused);
}
