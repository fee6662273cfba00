import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { draftsUnder } from '../lib/stored-drafts.ts';
import { Card } from '../ui/card.tsx';
import { hasFallen } from '../ui/use-focus-kept.ts';
import { LeftWords } from './left-words.tsx';

/** In the place of a post that has left the feed: what the user had not sent there. */
export function GonePost({ id }: { id: number }) {
  // One commit later, because the forms of the post save their last words when they unmount.
  const saved = useDeferredValue(true, false);
  return saved && <Left id={id} />;
}

/** Renders nothing if there are no unsent words. */
function Left({ id }: { id: number }) {
  const [shown] = useState(() => hasUnsent(id));
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

function hasUnsent(postId: number): boolean {
  const key = new RegExp(`^(comment|edit-post|edit-comment|chat-post|report-post)-${postId}(-|$)`);
  return draftsUnder('').some((draft) => key.test(draft));
}
