import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { Card } from '../ui/card.tsx';
import { hasFallen } from '../ui/use-focus-kept.ts';
import { useChatOpen } from './opened-chat.ts';
import { LeftWords } from './left-words.tsx';

/** In the place of a post that has left the feed: what the user had not sent there, once its chat is closed. */
export function GonePost({ id }: { id: number }) {
  // One commit later, because the forms of the post save their last words when they unmount.
  const saved = useDeferredValue(true, false);
  const chatOpen = useChatOpen(id);
  return saved && !chatOpen && <Left id={id} />;
}

/** Renders nothing if there are no unsent words. */
function Left({ id }: { id: number }) {
  // The last words of a chat may be stored a moment after it was closed. The card stays when they are discarded.
  const unsent = useDraftKeys('').some(isOf(id));
  const [shown, setShown] = useState(unsent);
  if (unsent && !shown) setShown(true);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFallen()) card.current?.focus({ preventScroll: true });
  }, []);
  if (!shown) return null;
  return (
    <Card ref={card} as="section" tabIndex={-1} aria-label="Questo post non c’è più" display="grid" gap="3">
      <p>Questo post non c’è più.</p>
      <LeftWords postId={id} />
    </Card>
  );
}

function isOf(postId: number): (draft: string) => boolean {
  const key = new RegExp(`^(comment|edit-post|edit-comment|chat-post|report-post)-${postId}(-|$)`);
  return (draft) => key.test(draft);
}
