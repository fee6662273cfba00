import { DoorClosed, LogOut, Pencil, Trash2, UserMinus } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { deleteWithUndo } from '../lib/deletion.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Menu } from '../ui/menu.tsx';
import { Question } from '../ui/question.tsx';
import { reportItem } from '../reports/report-in-menu.tsx';
import { useGroupLists } from './group-lists.ts';
import { isCovered, isEditable, UNCLEAR } from './group-words.ts';

const RemoveMember = lazy(async () => ({ default: (await import('./remove-member.tsx')).RemoveMember }));
const EditGroupDialog = lazy(async () => ({ default: (await import('./edit-group-dialog.tsx')).EditGroupDialog }));

interface Props {
  group: StudyGroup;
  card: RefObject<HTMLElement | null>;
  /** Set on the group's own page; called when the group is deleted, closed or left. */
  onGone?: () => void;
}

/** The actions menu for the leader of a group. */
export function GroupMenu({ group, card, onGone }: Props) {
  const editing = useOpening();
  const removing = useOpening();
  const asking = useOpening<keyof typeof questions>();
  const lists = useGroupLists();
  const { mutateAsync: send } = trpc.studyGroups.delete.useMutation();
  const { mutateAsync: restore } = trpc.studyGroups.restore.useMutation();
  const { id } = group;
  const covered = isCovered(group);
  const shared = group.currentMembers > 1;

  const remove = (close: boolean) => {
    // Taken from the response: only the server knows whether the group still has other members.
    let handedOver = false;
    return deleteWithUndo({
      key: `group ${id}`,
      send: async () => ({ handedOver } = await send({ id, ...(close && { close }) })),
      item: () => !handedOver && !onGone && card.current?.closest('li'),
      async hide() {
        onGone?.();
        return handedOver ? lists.handOver(id) : lists.remove(id);
      },
      restore: () => restore({ id }),
      show: lists.reread,
      failed: 'Il gruppo è rimasto com’era',
      unclear: UNCLEAR,
      words: () =>
        handedOver
          ? { done: 'Hai lasciato il gruppo', description: 'Continua con chi ne fa parte.', back: 'Il gruppo è di nuovo tuo' }
          : { done: close ? 'Gruppo chiuso' : 'Gruppo eliminato', back: 'Il gruppo è di nuovo al suo posto' },
    });
  };

  return (
    <>
      <Menu
        label={covered ? 'Azioni sul gruppo in verifica' : `Azioni sul gruppo ${group.title}`}
        items={[
          ...(isEditable(group) ? [{ label: 'Modifica', icon: <Pencil {...icon} />, onSelect: () => editing.show() }] : []),
          ...(group.written ? [] : [reportItem({ kind: 'group', id })]),
          ...(shared
            ? [
                { label: 'Togli chi non ha mai scritto', icon: <UserMinus {...icon} />, onSelect: () => removing.show() },
                { label: 'Lascia il gruppo', icon: <LogOut {...icon} />, onSelect: () => asking.show('leave') },
                {
                  label: 'Chiudi il gruppo',
                  icon: <DoorClosed {...icon} />,
                  danger: true,
                  onSelect: () => asking.show('close'),
                },
              ]
            : [{ label: 'Elimina', icon: <Trash2 {...icon} />, danger: true, onSelect: () => void remove(false) }]),
        ]}
      />
      <Suspense>
        {editing.mounted && <EditGroupDialog group={group} open={editing.open} onClose={editing.close} />}
        {removing.mounted && <RemoveMember groupId={id} open={removing.open} onClose={removing.close} />}
      </Suspense>
      {asking.value && (
        <Question asking={asking} onConfirm={() => void remove(asking.value === 'close')} {...questions[asking.value]} danger>
          <p>{asking.value === 'close' ? CLOSING : LEAVING}</p>
        </Question>
      )}
    </>
  );
}

const questions = {
  leave: { title: 'Lasciare il gruppo?', confirmLabel: 'Lascia il gruppo' },
  close: { title: 'Chiudere il gruppo per tutti?', confirmLabel: 'Chiudi il gruppo' },
};
const LEAVING =
  'Il gruppo continua senza di te: passa a chi ne fa parte da più tempo. Quello che hai scritto nella descrizione resta: se dice qualcosa di te, toglilo prima.';
const CLOSING =
  'Finisce anche per chi ne fa parte: bacheca e incontri spariscono con tutto quello che avete scritto, e chi c’è riceve un avviso. Se vuoi soltanto smettere, puoi lasciarlo agli altri.';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
