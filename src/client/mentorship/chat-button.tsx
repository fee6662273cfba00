import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';

const ChatDialog = lazy(async () => ({ default: (await import('../chat/chat-dialog.tsx')).ChatDialog }));

/** The button that opens the chat of an accepted request. */
export function ChatButton({ request }: { request: Pick<MentorshipRequest, 'id' | 'message'> }) {
  const chat = useOpening();
  return (
    <>
      <Button aria-describedby={topicId(request)} onClick={() => chat.show()}>
        <MessagesSquare aria-hidden size={18} strokeWidth={1.75} />
        Inizia Chat
      </Button>
      {chat.mounted && (
        <Suspense>
          <ChatDialog place={{ kind: 'mentorship', requestId: request.id }} open={chat.open} onClose={chat.close} about={request.message} />
        </Suspense>
      )}
    </>
  );
}
