import { useDeferredValue } from 'react';
import { KeptLetters } from '../chat/kept-letters.tsx';
import { LostDrafts } from './lost-drafts.tsx';

/** What the user had not sent under a post that is gone, to be copied or discarded. */
export function LeftWords({ postId }: { postId: number }) {
  // One commit later, because the forms of the post save their last words when they unmount.
  const saved = useDeferredValue(true, false);
  if (!saved) return null;
  return (
    <>
      <LostDrafts postId={postId} comments={[]} />
      <KeptLetters place={{ kind: 'post', postId }} />
    </>
  );
}
