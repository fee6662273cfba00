import { useQueryClient } from '@tanstack/react-query';
import { ChatDialog } from '../chat/chat-dialog.tsx';
import { closeChat, type OpenedChat } from './opened-chat.ts';
import { changePost } from './post-cache.ts';

/** The temporary chat of a talk post. */
export function PostChat({ chat: { post, open } }: { chat: OpenedChat }) {
  const client = useQueryClient();
  return (
    <ChatDialog
      place={{ kind: 'post', postId: post.id }}
      open={open}
      onClose={closeChat}
      about={post.content}
      onOver={() => changePost(client, post.id, (known) => ({ ...known, chatActive: 0 }))}
    />
  );
}
