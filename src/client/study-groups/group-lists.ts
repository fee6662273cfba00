import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { changed, changeItem, removeItem, settingOrReading } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';

/** Returns functions that update a group wherever it is cached: in the lists, among the user's own groups, and on its page. */
export function useGroupLists() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const own = utils.account.studyGroups;
  const setOwn = (change: (groups: StudyGroup[]) => StudyGroup[]) =>
    settingOrReading(client, getQueryKey(trpc.account.studyGroups), () => own.setData({}, (groups) => groups && change(groups)));
  const removeOwn = (id: number) => setOwn((groups) => groups.filter((group) => group.id !== id));

  return {
    /** Shows a group as returned by the server. */
    async show(group: StudyGroup): Promise<void> {
      const { id } = group;
      await settingOrReading(client, getQueryKey(trpc.studyGroups), () => {
        changeItem(client, trpc.studyGroups.list, id, () => group);
        utils.studyGroups.get.setData({ id }, (shown) => shown && group);
      });
      if (!isOwn(group)) await removeOwn(id);
      else if (own.getData({})?.some((shown) => shown.id === id)) await setOwn((groups) => changed(groups, id, () => group));
      // Only the server knows the position of a new group in the list.
      else void own.invalidate();
    },
    /** Removes a deleted group from the lists. */
    async remove(id: number): Promise<void> {
      await Promise.all([removeItem(client, trpc.studyGroups.list, id), removeOwn(id)]);
    },
    /** For a group handed over to its members: refetched, because only the server knows its new state. */
    async handOver(id: number): Promise<void> {
      void utils.studyGroups.invalidate();
      await removeOwn(id);
    },
    reread: () => Promise.all([utils.studyGroups.invalidate(), own.invalidate()]),
  };
}

/** Whether the user is in the group or waits for a place. */
export function isOwn({ joined, waitingPosition }: StudyGroup): boolean {
  return joined || waitingPosition !== null;
}
