import { listGroupNames } from '../study-groups/queries.ts';
import type { RoomTraces } from '../traces.ts';
import { removeMailbox } from './queries.ts';
import type { OwnRemovals } from './schema.ts';

export const removalTraces = {
  tables: {
    study_group_removals: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'removed_key', outlasts: removeMailbox },
  },
  async export(db, found) {
    return { removedFromGroups: await listGroupNames(db, found.study_group_removals) };
  },
} satisfies RoomTraces<OwnRemovals>;
