import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';

const ChatDialog = lazy(async () => ({ default: (await import('../chat/chat-dialog.tsx')).ChatDialog }));

/** Where the two of an accepted request meet. */
export function ChatButton({ request }: { request: Pick<MentorshipRequest, 'id' | 'message'> }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button aria-describedby={topicId(request)} onClick={() => setOpen(true)}>
        <MessagesSquare aria-hidden size={18} strokeWidth={1.75} />
        Inizia Chat
      </Button>
      {open !== undefined && (
        <Suspense>
          <ChatDialog
            place={{ kind: 'mentorship', requestId: request.id }}
            open={open}
            onClose={() => setOpen(false)}
            about={request.message}
          />
        </Suspense>
      )}
    </>
  );
}
