import { chakra } from '@chakra-ui/react/styled-system';
import { MessagesSquare } from 'lucide-react';
import { lazy, useEffect } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { draftsUnder } from '../lib/stored-drafts.ts';
import { actionStyle } from '../ui/action-style.ts';
import { Later } from '../ui/later.tsx';
import { chatLandings } from './chat-landing.ts';
import { openChat, renewChat, useChatOpen } from './opened-chat.ts';

const ChatLeft = lazy(async () => ({ default: (await import('./chat-left.tsx')).ChatLeft }));

/** The button that opens the temporary chat of a talk post. Once the chat is over it is disabled, and what did not arrive is shown below. */
export function ChatJoin({ post }: { post: Post }) {
  const open = useChatOpen(post.id);
  useEffect(() => {
    if (chatLandings.delete(post.id)) openChat(post);
    else renewChat(post);
  }, [post]);
  const active = post.chatActive === 1;
  // `chat/place.ts` would make the posts’ code part of every page with a chat. The prefix also fits longer ids, which ChatLeft ignores.
  const mayHaveLeft = !active && !open && draftsUnder(`chat-post-${post.id}`).length > 0;

  return (
    <>
      <chakra.button
        type="button"
        disabled={!active && !open}
        onClick={() => openChat(post)}
        {...actionStyle}
        {...(active && waiting)}
        marginInlineStart="auto"
        _disabled={{ cursor: 'default' }}
      >
        <MessagesSquare aria-hidden size={20} strokeWidth={1.75} />
        {active ? 'Entra in chat' : 'Chat conclusa'}
      </chakra.button>
      {mayHaveLeft && (
        <Later>
          <ChatLeft postId={post.id} />
        </Later>
      )}
    </>
  );
}

const waiting = {
  bg: 'talk.fill',
  color: 'talk.text',
  fontWeight: 'semibold',
  // Forced colours draw it in place of the fill.
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'full',
  paddingInline: 'calc(1rem - 1px)',
} as const;
