import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { type ChatPlace, draftKeyOf, unsentKeyOf } from '../chat/place.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { useOpening } from '../lib/use-opening.ts';
import { actionStyle } from '../ui/action-style.ts';
import { chatLandings } from './chat-landing.ts';
import { changePost } from './post-cache.ts';

const ChatDialog = lazy(async () => ({ default: (await import('../chat/chat-dialog.tsx')).ChatDialog }));
const KeptLetters = lazy(async () => ({ default: (await import('../chat/kept-letters.tsx')).KeptLetters }));

/** The button that opens the temporary chat of a talk post. Once the chat is over it is disabled, and what did not arrive is shown below. */
export function ChatJoin({ post }: { post: Post }) {
  const client = useQueryClient();
  const chat = useOpening(chatLandings.has(post.id));
  useEffect(() => void chatLandings.delete(post.id), [post.id]);
  const active = post.chatActive === 1;
  const place: ChatPlace = { kind: 'post', postId: post.id };

  return (
    <>
      <chakra.button
        type="button"
        disabled={!active && !chat.open}
        onClick={() => chat.show()}
        {...actionStyle}
        {...(active && waiting)}
        marginInlineStart="auto"
        _disabled={{ cursor: 'default' }}
      >
        <MessagesSquare aria-hidden size={20} strokeWidth={1.75} />
        {active ? 'Entra in chat' : 'Chat conclusa'}
      </chakra.button>
      {chat.mounted && (
        <Suspense>
          <ChatDialog
            place={place}
            open={chat.open}
            onClose={chat.close}
            about={post.content}
            onOver={() => changePost(client, post.id, (known) => ({ ...known, chatActive: 0 }))}
          />
        </Suspense>
      )}
      {!active && !chat.open && <Left place={place} />}
    </>
  );
}

function Left({ place }: { place: ChatPlace }) {
  const keys = useDraftKeys(draftKeyOf(place));
  if (![draftKeyOf(place), unsentKeyOf(place)].some((key) => keys.includes(key))) return null;
  return (
    <chakra.div flexBasis="100%" paddingInlineStart="3">
      <Suspense>
        <KeptLetters place={place} />
      </Suspense>
    </chakra.div>
  );
}

const waiting = { bg: 'talk.fill', color: 'talk.text', fontWeight: 'semibold', borderRadius: 'full', paddingInline: '4' } as const;
