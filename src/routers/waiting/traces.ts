import { deleteMember, listGroupNames } from '../study-groups/queries.ts';
import type { RoomTraces } from '../traces.ts';
import { deleteWaiting } from './queries.ts';
import type { OwnWaiting } from './schema.ts';

export const waitingTraces = {
  tables: {
    study_group_waiting: {
      scope: 'group',
      parent: 'study_groups',
      id: 'group_id',
      key: 'waiter_key',
      // A place that the account got at the very moment of its deletion goes to the next on the list.
      async ends(db, id, key, leaving) {
        await deleteWaiting(db, id, key);
        return deleteMember(db, id, key, leaving);
      },
    },
  },
  async export(db, found) {
    return { waitingStudyGroups: await listGroupNames(db, found.study_group_waiting) };
  },
} satisfies RoomTraces<OwnWaiting>;
