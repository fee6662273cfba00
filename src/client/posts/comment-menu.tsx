import { useQueryClient } from '@tanstack/react-query';
import { EyeOff, Pencil, Trash2, UserRoundX } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import { COMMENT_MAX } from '../../routers/comments/limits.ts';
import type { Comment } from '../../routers/comments/schema.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { isEditable } from '../../routers/own-words/rules.ts';
import { deleteWithUndo } from '../lib/deletion.ts';
import { listKey, removeItem, settleItem } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { sends } from '../lib/sending.ts';
import { serverNow } from '../lib/server-time.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { editKeyOf } from './lost-drafts.tsx';
import { countComments } from './post-cache.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));

interface Props {
  postId: number;
  comment: Comment;
  item: RefObject<HTMLElement | null>;
  onSaved: (pain: PainSignal | null) => void;
  onHide: () => void;
  /** Hides all comments by this author under the post. */
  onHidePerson: () => void;
}

/** The actions menu of a comment. Comments by the team have none: the page offers no report of them. */
export function CommentMenu(props: Props) {
  const { mine, team, alias, id } = props.comment;
  if (mine) return <OwnCommentMenu {...props} />;
  if (team) return null;
  return (
    <ReportMenu
      label={`Azioni sul commento di ${alias}`}
      target={{ kind: 'comment', id }}
      more={[
        { label: 'Nascondi', icon: <EyeOff {...icon} />, onSelect: props.onHide },
        { label: 'Non mostrarmi più questa persona qui', icon: <UserRoundX {...icon} />, onSelect: props.onHidePerson },
      ]}
    />
  );
}

function OwnCommentMenu({ postId, comment, item, onSaved }: Props) {
  const editing = useOpening();
  const client = useQueryClient();
  const { id } = comment;
  const draftKey = editKeyOf(postId, id);
  const { mutateAsync: update } = trpc.comments.update.useMutation(sends(draftKey));
  const { mutateAsync: send } = trpc.comments.delete.useMutation();
  const { mutateAsync: restore } = trpc.comments.restore.useMutation();

  const remove = () => {
    let counted = true;
    return deleteWithUndo({
      key: `comment ${id}`,
      send: () => send({ id }),
      item: () => item.current?.closest('li'),
      async hide() {
        countComments(client, postId, -1);
        counted = false;
        await removeItem(client, trpc.comments.list, id);
      },
      restore: () => restore({ id }),
      async show() {
        if (!counted) countComments(client, postId, 1);
        counted = true;
        await client.invalidateQueries({ queryKey: listKey(trpc.comments.list, { id: postId }) });
      },
      failed: 'Il commento non è stato eliminato',
      unclear: 'Non sappiamo se il commento è stato eliminato',
      words: () => ({ done: 'Commento eliminato', back: 'Il commento è di nuovo al suo posto' }),
    });
  };

  const items = (): MenuItem[] => [
    ...(isEditable(comment, serverNow()) ? [{ label: 'Modifica', icon: <Pencil {...icon} />, onSelect: () => editing.show() }] : []),
    { label: 'Elimina', icon: <Trash2 {...icon} />, danger: true, onSelect: () => void remove() },
  ];

  return (
    <>
      <Menu label="Azioni sul tuo commento" items={items} />
      {editing.mounted && (
        <Suspense>
          <EditDialog
            open={editing.open}
            onClose={editing.close}
            title="Modifica il commento"
            draftKey={draftKey}
            original={comment.content}
            editedAt={comment.editedAt}
            max={COMMENT_MAX}
            send={async ({ content = comment.content, ifEditedAt }) => {
              const updated = await update({ id, content, ifEditedAt });
              await settleItem(client, trpc.comments.list, id, () => updated);
            }}
            reread={() => client.refetchQueries({ queryKey: listKey(trpc.comments.list, { id: postId }) }, { throwOnError: true })}
            onSaved={onSaved}
          />
        </Suspense>
      )}
    </>
  );
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
