import { useSyncExternalStore } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';

export interface OpenedChat {
  post: Pick<Post, 'id' | 'content'>;
  open: boolean;
}

/** The chat of a post that was opened last on this page. Closed, it stays: what its dialog holds in memory survives. */
let opened: OpenedChat | undefined;
const { notify, subscribe } = createListeners();
heldForOne(forgetChat);

function set(next: OpenedChat | undefined): void {
  opened = next;
  notify();
}

export function openChat(post: OpenedChat['post']): void {
  set({ post, open: true });
}

/** Shows the changed text of the post above its chat. */
export function renewChat(post: OpenedChat['post']): void {
  if (opened?.post.id === post.id && opened.post.content !== post.content) set({ ...opened, post });
}

export function closeChat(): void {
  if (opened) set({ ...opened, open: false });
}

export function forgetChat(): void {
  if (opened) set(undefined);
}

export function useOpenedChat(): OpenedChat | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}

/** Whether the chat of this post is open. */
export function useChatOpen(postId: number): boolean {
  return useSyncExternalStore(subscribe, () => opened?.open === true && opened.post.id === postId);
}
