import { passOn } from '../group-heirs/queries.ts';
import type { RoomTraces } from '../traces.ts';
import { deleteMember, eraseGroup, eraseWords, listGroupNames, listGroupsById, toStudyGroup } from './queries.ts';
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
      // The other members need a leader. Only the heir is notified, because nothing changes for the rest.
      async ends(db, id, key, leaving) {
        const heir = await passOn(db, id, key, leaving);
        if (heir) return [leadingNews(id, heir)];
      },
    },
    // The author of a group’s texts may not be its present leader.
    study_group_words: { table: 'study_groups', scope: 'group', parent: 'study_groups', id: 'id', key: 'words_key', erase: eraseWords },
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
    const [led, written, joined] = [
      new Set(found.study_groups.ids),
      new Set(found.study_group_words.ids),
      new Set(found.study_group_members.ids),
    ];
    const own = await listGroupsById(db, found.study_group_words.ids);
    const names = await listGroupNames(db, found.study_group_members);
    const marksOf = (id: number) => ({ joined: joined.has(id), mine: led.has(id), written: true, waitingPosition: null });
    return {
      studyGroups: own.map((row) => toStudyGroup(row, marksOf(row.id))),
      joinedStudyGroups: names.filter(({ id }) => !written.has(id)).map((name) => ({ ...name, mine: led.has(name.id) })),
    };
  },
} satisfies RoomTraces<OwnStudyGroups>;
