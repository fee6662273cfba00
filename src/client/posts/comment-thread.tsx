import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useState } from 'react';
import type { Comment } from '../../routers/comments/schema.ts';
import { hasDraft } from '../lib/stored-drafts.ts';
import { to } from '../lib/elision.ts';
import { CommentForm, draftKeyOf } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Thread } from './threads.ts';

interface Props {
  postId: number;
  thread: Thread;
  /** The id of the comment last posted from this page. */
  addedId: number | undefined;
  onAdded: (id: number) => void;
}

/** A comment with its replies and the reply form. */
export const CommentThread = memo(function CommentThread({ postId, thread: { id, comment, answers }, addedId, onAdded }: Props) {
  const answerable = comment?.removed ? undefined : comment;
  // Open when a reply draft exists, for example after a reload.
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
              aria-label={`Risposte ${to(comment?.alias ?? 'un commento eliminato')}`}
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

/** Compares the comments themselves, because `threadsOf` builds new thread objects each time. */
function isSame(before: Props, now: Props): boolean {
  const [was, is] = [before.thread, now.thread];
  const sameAnswers = was.answers.length === is.answers.length && was.answers.every((answer, index) => answer === is.answers[index]);
  return was.comment === is.comment && sameAnswers && before.addedId === now.addedId;
}
