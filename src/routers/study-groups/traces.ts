import { passOn } from '../group-heirs/queries.ts';
import type { RoomTraces } from '../traces.ts';
import { deleteMember, eraseGroup, listGroupNames, listOwnGroups, toStudyGroup } from './queries.ts';
import { leadingNews } from './rules.ts';
import type { OwnStudyGroups } from './schema.ts';

export const studyGroupTraces = {
  tables: {
    study_groups: {
      scope: 'group',
      parent: 'study_groups',
      id: 'id',
      key: 'creator_key',
      erase: eraseGroup,
      // Those who are in it need somebody who leads it, who alone is told: to others nothing happens.
      async ends(db, id, key, leaving) {
        const heir = await passOn(db, id, key, leaving);
        if (heir) return [leadingNews(id, heir)];
      },
    },
    study_group_members: {
      scope: 'group',
      parent: 'study_groups',
      id: 'group_id',
      key: 'member_key',
      counter: 'current_members',
      async erase(db, id, key, remaining) {
        return deleteMember(db, id, key, remaining);
      },
    },
  },
  async export(db, found) {
    const created = await listOwnGroups(db, found.study_groups.ids);
    const names = await listGroupNames(db, found.study_group_members);
    return {
      studyGroups: created.map((row) => toStudyGroup(row, { joined: true, mine: true, waitingPosition: null })),
      joinedStudyGroups: names.filter(({ id }) => !found.study_groups.ids.includes(id)),
    };
  },
} satisfies RoomTraces<OwnStudyGroups>;
