import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { UNDO_SECONDS } from '../../routers/own-words/limits.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { deleteWithUndo } from '../lib/deletion.ts';
import { focusBeside } from '../lib/focus.ts';
import { removeItem } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';
import { Menu } from '../ui/menu.tsx';

const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }));
const EditGroupDialog = lazy(async () => ({ default: (await import('./edit-group-dialog.tsx')).EditGroupDialog }));

interface Props {
  group: StudyGroup;
  card: RefObject<HTMLElement | null>;
  /** Where the group stood alone, its page has nothing left to show. */
  onGone?: () => void;
}

/** What its creator can do with a group. */
export function GroupMenu({ group, card, onGone }: Props) {
  // Mounted from the first opening on, so that closing can fade out.
  const [editing, setEditing] = useState<{ open: boolean }>();
  const [asking, setAsking] = useState<{ open: boolean }>();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const api = utils.client.studyGroups;
  const { id } = group;
  const shared = group.currentMembers > 1;

  const remove = () => {
    // Whether others are in it by now, the server knows.
    let handedOver = false;
    return deleteWithUndo({
      send: async () => ({ handedOver } = await api.delete.mutate({ id })),
      async hide() {
        onGone?.();
        if (handedOver) return utils.studyGroups.invalidate();
        focusBeside(card.current?.closest('li'));
        return removeItem(client, trpc.studyGroups.list, id);
      },
      restore: () => api.restore.mutate({ id }),
      show: () => Promise.all([utils.studyGroups.invalidate(), utils.account.studyGroups.invalidate()]),
      undoFor: UNDO_SECONDS * 1000,
      failed: 'Il gruppo è rimasto com’era',
      words: () =>
        handedOver
          ? { done: 'Hai lasciato il gruppo', description: 'Continua con chi ne fa parte.', back: 'Il gruppo è di nuovo tuo' }
          : { done: 'Gruppo eliminato', back: 'Il gruppo è di nuovo al suo posto' },
    });
  };

  return (
    <>
      <Menu
        label={`Azioni sul gruppo ${group.title}`}
        items={[
          { label: 'Modifica', icon: <Pencil {...icon} />, onSelect: () => setEditing({ open: true }) },
          {
            label: shared ? 'Lascia il gruppo' : 'Elimina',
            icon: <Trash2 {...icon} />,
            danger: true,
            onSelect: () => (shared ? setAsking({ open: true }) : void remove()),
          },
        ]}
      />
      <Suspense>
        {editing && <EditGroupDialog group={group} open={editing.open} onClose={() => setEditing({ open: false })} />}
        {asking && (
          <Confirm
            open={asking.open}
            onClose={() => setAsking({ open: false })}
            onConfirm={() => {
              setAsking({ open: false });
              void remove();
            }}
            title="Lasciare il gruppo?"
            confirmLabel="Lascia il gruppo"
            danger
          >
            <p>
              Nel gruppo ci sono altre persone, perciò non si elimina: passa a chi ne fa parte da più tempo, e tu ne esci. Quello che hai
              scritto nella descrizione resta: se dice qualcosa di te, toglilo prima.
            </p>
          </Confirm>
        )}
      </Suspense>
    </>
  );
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
