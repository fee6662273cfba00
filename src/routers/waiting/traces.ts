import { listGroupNames } from '../study-groups/queries.ts';
import type { RoomTraces } from '../traces.ts';
import { deleteWaiting } from './queries.ts';
import type { OwnWaiting } from './schema.ts';

export const waitingTraces = {
  tables: {
    // At once: a place that comes free must not go to somebody who is gone.
    study_group_waiting: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'waiter_key', atOnce: deleteWaiting },
  },
  async export(db, found) {
    return { waitingStudyGroups: await listGroupNames(db, found.study_group_waiting.ids) };
  },
} satisfies RoomTraces<OwnWaiting>;
