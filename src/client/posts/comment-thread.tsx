import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useState } from 'react';
import type { Comment } from '../../routers/comments/schema.ts';
import { hasDraft } from '../lib/drafts.ts';
import { CommentForm, draftKeyOf } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Thread } from './threads.ts';

interface Props {
  postId: number;
  thread: Thread;
  /** The comment that was written here last. */
  addedId: number | undefined;
  onAdded: (id: number) => void;
}

/** A comment with its answers, and the place to write one. */
export const CommentThread = memo(function CommentThread({ postId, thread: { id, comment, answers }, addedId, onAdded }: Props) {
  const answerable = comment?.removed ? undefined : comment;
  // An answer that was under way, as before a reload, is there again.
  const [answering, setAnswering] = useState(() => answerable !== undefined && hasDraft(draftKeyOf(postId, id)));
  const item = (shown: Comment, onAnswer?: () => void) =>
    shown.removed ? (
      <Missing>Commento tolto da chi modera</Missing>
    ) : (
      <CommentItem key={shown.id} postId={postId} comment={shown} added={shown.id === addedId} onAnswer={onAnswer} answering={answering} />
    );

  return (
    <chakra.li>
      {comment ? item(comment, () => setAnswering(!answering)) : <Missing>Commento eliminato da chi lo aveva scritto</Missing>}
      {(answers.length > 0 || (answering && answerable)) && (
        <chakra.div
          marginTop="2"
          paddingInlineStart={{ base: '3', sm: '5' }}
          borderInlineStartWidth="2px"
          borderColor="hairline"
          display="grid"
          gap="3"
        >
          {answers.length > 0 && (
            <chakra.ol
              listStyle="none"
              display="flex"
              flexDirection="column"
              gap="3"
              aria-label={`Risposte a ${comment?.alias ?? 'un commento eliminato'}`}
            >
              {answers.map((answer) => (
                <chakra.li key={answer.id}>{item(answer)}</chakra.li>
              ))}
            </chakra.ol>
          )}
          {answering && answerable && (
            <CommentForm
              postId={postId}
              parent={answerable}
              onAdded={(added) => {
                setAnswering(false);
                onAdded(added);
              }}
              onCancel={() => setAnswering(false)}
            />
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}, isSame);

function Missing({ children }: { children: string }) {
  return (
    <chakra.p textStyle="small" color="muted" fontStyle="italic">
      {children}
    </chakra.p>
  );
}

/** A long thread arrives in parts: only what has changed is drawn again. */
function isSame(before: Props, now: Props): boolean {
  const [was, is] = [before.thread, now.thread];
  const sameAnswers = was.answers.length === is.answers.length && was.answers.every((answer, index) => answer === is.answers[index]);
  return was.comment === is.comment && sameAnswers && before.addedId === now.addedId;
}
