import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { changed, changeItem, removeItem, settingOrReading } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';

/** What a change of a group changes wherever groups are shown: among others, among one's own, and on its page. */
export function useGroupLists() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const own = utils.account.studyGroups;
  const setOwn = (change: (groups: StudyGroup[]) => StudyGroup[]) =>
    settingOrReading(client, getQueryKey(trpc.account.studyGroups), () => own.setData({}, (groups) => groups && change(groups)));
  const removeOwn = (id: number) => setOwn((groups) => groups.filter((group) => group.id !== id));

  return {
    /** A group as the server answered. */
    async show(group: StudyGroup): Promise<void> {
      const { id } = group;
      await settingOrReading(client, getQueryKey(trpc.studyGroups), () => {
        changeItem(client, trpc.studyGroups.list, id, () => group);
        utils.studyGroups.get.setData({ id }, (shown) => shown && group);
      });
      if (!isOwn(group)) await removeOwn(id);
      else if (own.getData({})?.some((shown) => shown.id === id)) await setOwn((groups) => changed(groups, id, () => group));
      // Where it stands among them, only the server knows.
      else void own.invalidate();
    },
    /** There is no such group any more. */
    async remove(id: number): Promise<void> {
      await Promise.all([removeItem(client, trpc.studyGroups.list, id), removeOwn(id)]);
    },
    /** One has left it to the others; how it goes on, only the server knows. */
    async handOver(id: number): Promise<void> {
      void utils.studyGroups.invalidate();
      await removeOwn(id);
    },
    reread: () => Promise.all([utils.studyGroups.invalidate(), own.invalidate()]),
  };
}

function isOwn({ joined, waitingPosition }: StudyGroup): boolean {
  return joined || waitingPosition !== null;
}
