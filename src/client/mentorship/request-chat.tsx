import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';

const ChatDialog = lazy(async () => ({ default: (await import('../chat/chat-dialog.tsx')).ChatDialog }));

/** A request whose chat is opened. */
export type Talked = Pick<MentorshipRequest, 'id' | 'message'>;

/** The button on the card of an accepted request that opens its chat. */
export function ChatButton({ request, onTalk }: { request: Talked; onTalk: (request: Talked) => void }) {
  return (
    <Button aria-describedby={topicId(request)} onClick={() => onTalk(request)}>
      <MessagesSquare aria-hidden size={18} strokeWidth={1.75} />
      Inizia Chat
    </Button>
  );
}

/** The chat that was opened last from a list of requests. It is outside the list, so that it stays when its request ends or disappears. */
export function RequestChat({ chat: { value: request, open, close } }: { chat: ReturnType<typeof useOpening<Talked>> }) {
  if (!request) return null;
  return (
    <Suspense>
      <ChatDialog
        key={request.id}
        place={{ kind: 'mentorship', requestId: request.id }}
        open={open}
        onClose={close}
        about={request.message}
      />
    </Suspense>
  );
}
