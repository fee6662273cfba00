import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Later } from '../ui/later.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { closeChat, forgetChat, useOpenedChat } from './opened-chat.ts';

const PostChat = lazy(async () => ({ default: (await import('./post-chat.tsx')).PostChat }));

/**
 * Renders the chat of a post outside of its page: the post may leave its list while the chat is open, above all when it is deleted and the
 * messages can be read only in the dialog. The dialog is loaded on demand, and forgotten when the page changes.
 */
export function ChatPlace() {
  const chat = useOpenedChat();
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (path !== before.current) forgetChat();
    before.current = path;
  }, [path]);
  useEffect(() => forgetChat, []);
  if (!chat) return null;
  return (
    <Later key={chat.post.id} instead={chat.open && <Unloaded onClose={closeChat} />}>
      <PostChat chat={chat} />
    </Later>
  );
}
