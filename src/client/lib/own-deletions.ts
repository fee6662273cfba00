import { useQueryClient } from '@tanstack/react-query';
import { deleteWithUndo } from './deletion.ts';
import { listKey, removeItem } from './lists.ts';
import { trpc } from './trpc.ts';

/** Returns the element of a text in its list. */
type Item = () => Element | null | undefined;

/** Returns a function that deletes an own exam experience, wherever it is listed. */
export function useExperienceDeletion(): (id: number, item: Item) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync: send } = trpc.examExperiences.delete.useMutation();
  const { mutateAsync: restore } = trpc.examExperiences.restore.useMutation();
  return (id, item) =>
    void deleteWithUndo({
      key: `experience ${id}`,
      send: () => send({ id }),
      item,
      hide: async () => {
        await Promise.all([removeItem(client, trpc.examExperiences.list, id), removeItem(client, trpc.account.experiences, id)]);
        // The page of an exam counts its experiences.
        void utils.exams.invalidate();
      },
      restore: () => restore({ id }),
      show: () => Promise.all([utils.examExperiences.list.invalidate(), utils.account.experiences.invalidate(), utils.exams.invalidate()]),
      failed: 'L’esperienza non è stata eliminata',
      unclear: 'Non sappiamo se l’esperienza è stata eliminata',
      words: () => ({ done: 'Esperienza eliminata', back: 'L’esperienza è di nuovo al suo posto' }),
    });
}

/** Returns a function that deletes an own message from the board of a group, wherever it is listed. */
export function useMessageDeletion(): (ids: { id: number; messageId: number }, item: Item) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync: send } = trpc.board.delete.useMutation();
  const { mutateAsync: restore } = trpc.board.restore.useMutation();
  return (ids, item) =>
    void deleteWithUndo({
      key: `message ${ids.messageId}`,
      send: () => send(ids),
      item,
      hide: () =>
        Promise.all([removeItem(client, trpc.board.list, ids.messageId), removeItem(client, trpc.account.messages, ids.messageId)]),
      restore: () => restore(ids),
      show: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: listKey(trpc.board.list, { id: ids.id }) }),
          utils.account.messages.invalidate(),
        ]),
      failed: 'Il messaggio non è stato eliminato',
      unclear: 'Non sappiamo se il messaggio è stato eliminato',
      words: () => ({ done: 'Messaggio eliminato', back: 'Il messaggio è di nuovo al suo posto' }),
    });
}
