import type { Comment } from '../../routers/comments/schema.ts';
import { isEditable } from '../../routers/own-words/rules.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { serverNow } from '../lib/server-time.ts';
import { draftsUnder } from '../lib/stored-drafts.ts';
import { draftKeyOf as reportKeyOf } from '../reports/report-target.ts';
import { KeptText } from '../writing/kept-text.tsx';
import { draftKeyOf } from './comment-form.tsx';

interface Props {
  postId: number;
  /** Undefined when the post has been deleted. */
  post?: Post;
  /** All comments that still exist. */
  comments: Comment[];
}

/** Drafts under a post that can no longer be sent: their post or comment is gone, or the time to edit has passed. */
export function LostDrafts({ postId, post, comments }: Props) {
  const now = serverNow();
  const comment = draftKeyOf(postId);
  const answerable = comments.filter(({ removed, parentId }) => !removed && parentId === null).map(({ id }) => draftKeyOf(postId, id));
  const editable = comments.filter((own) => own.mine && !own.removed && isEditable(own, now)).map(({ id }) => editKeyOf(postId, id));
  const lost = [
    ...(post ? [] : textsOf([comment], 'Il tuo commento a un post che non c’è più')),
    ...textsOf(
      draftsUnder(`${comment}-`).filter((key) => !post || !answerable.includes(key)),
      'La tua risposta a un commento che non c’è più',
    ),
    ...(post && isEditable(post, now)
      ? []
      : textsOf([`edit-post-${postId}`, ...draftsUnder(`edit-post-${postId}-`)], 'La tua modifica al post, che ormai resta com’è')),
    ...textsOf(
      draftsUnder(editKeyOf(postId)).filter((key) => !post || !editable.includes(key)),
      'La tua modifica a un commento, che non si può più cambiare',
    ),
    ...(post ? [] : textsOf([reportKeyOf({ kind: 'post', id: postId })], 'La tua segnalazione di un post che non c’è più')),
  ];
  return lost.map(({ key, label }) => <KeptText key={key} draftKey={key} label={label} />);
}

/** The key under which the edit of a comment is stored; without a comment, the start of all those under the post. */
export function editKeyOf(postId: number, commentId: number | '' = ''): string {
  return `edit-comment-${postId}-${commentId}`;
}

function textsOf(keys: string[], label: string) {
  return keys.map((key) => ({ key, label }));
}
