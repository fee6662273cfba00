import { useQueryClient } from '@tanstack/react-query';
import { EyeOff, Link2, Pencil, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { isEditable } from '../../routers/own-words/rules.ts';
import { POST_CONTENT_MAX } from '../../routers/posts/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { deleteWithUndo } from '../lib/deletion.ts';
import { postPath } from '../lib/paths.ts';
import { toast } from '../lib/toasts.ts';
import { sends } from '../lib/sending.ts';
import { serverNow } from '../lib/server-time.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { reportItem } from '../reports/report-in-menu.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { Question } from '../ui/question.tsx';
import { meansGone, removePost, returnPost, settlePost } from './post-cache.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));

export interface PostMenuProps {
  label: string;
  post: Post;
  card: RefObject<HTMLElement | null>;
  onSaved: (pain: PainSignal | null) => void;
  onHide: () => void;
  /** Set on the post's own page; called when the post is deleted. */
  onGone?: (() => void) | undefined;
}

/** The actions menu of a post; the author can also edit and delete it. Starts open, because the press on its trigger loads it. */
export function PostMenu({ label, post, card, onSaved, onHide, onGone }: PostMenuProps) {
  const editing = useOpening();
  const asking = useOpening();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { id } = post;
  const draftKey = `edit-post-${id}`;
  const { mutateAsync: update } = trpc.posts.update.useMutation({
    ...sends(draftKey),
    onError: (error) => meansGone(error) && void removePost(client, id),
  });
  const { mutateAsync: send } = trpc.posts.delete.useMutation();
  const { mutateAsync: restore } = trpc.posts.restore.useMutation();

  const remove = () =>
    deleteWithUndo({
      key: `post ${id}`,
      send: () => send({ id }),
      item: () => !onGone && card.current,
      async hide() {
        onGone?.();
        await removePost(client, id);
      },
      restore: () => restore({ id }).then((restored) => returnPost(client, restored)),
      show: () => undefined,
      failed: 'Il post non è stato eliminato',
      unclear: 'Non sappiamo se il post è stato eliminato',
      words: () => ({ done: 'Post eliminato', back: 'Il post è di nuovo al suo posto' }),
    });

  const items = (): MenuItem[] => [
    { label: 'Copia il link', icon: <Link2 {...icon} />, onSelect: () => void copyLink(id) },
    ...(post.mine && isEditable(post, serverNow())
      ? [{ label: 'Modifica', icon: <Pencil {...icon} />, onSelect: () => editing.show() }]
      : []),
    ...(post.mine
      ? [
          {
            label: 'Elimina',
            icon: <Trash2 {...icon} />,
            danger: true,
            onSelect: () => (losses(post) ? asking.show() : void remove()),
          },
        ]
      : [{ label: 'Nascondi', icon: <EyeOff {...icon} />, onSelect: onHide }, reportItem({ kind: 'post', id })]),
  ];

  return (
    <>
      <Menu label={label} items={items} startsOpen />
      <Suspense>
        {editing.mounted && (
          <EditDialog
            open={editing.open}
            onClose={editing.close}
            title="Modifica il post"
            draftKey={draftKey}
            original={post.content}
            editedAt={post.editedAt}
            max={POST_CONTENT_MAX}
            details={post}
            send={(change) => update({ id, ...change }).then((updated) => settlePost(client, updated))}
            reread={async () => settlePost(client, await utils.posts.get.fetch({ id }, { staleTime: 0 }))}
            onSaved={onSaved}
          />
        )}
      </Suspense>
      <Question asking={asking} onConfirm={() => void remove()} title="Eliminare il post?" confirmLabel="Elimina" danger>
        <p>{losses(post)}</p>
      </Question>
    </>
  );
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** The warning about comments and chat that are deleted with the post; empty if there are none. */
function losses({ commentsCount, chatActive }: Post): string {
  const sentences = [
    commentsCount === 1 && 'Con il post se ne va anche il commento che ha ricevuto.',
    commentsCount > 1 && `Con il post se ne vanno anche i commenti che ha ricevuto: ${commentsCount}.`,
    chatActive === 1 && 'La sua chat si chiude subito, e non si riapre nemmeno se poi ripristini il post.',
  ];
  return sentences.filter(Boolean).join(' ');
}

async function copyLink(id: number): Promise<void> {
  const address = new URL(postPath(id), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copiato' });
  } catch {
    toast({ title: 'Il browser non permette di copiare', description: address });
  }
}
