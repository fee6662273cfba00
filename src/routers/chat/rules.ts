import { hasChat } from '../mentorship/rules.ts';
import type { Side } from '../mentorship/rules.ts';
import type { RequestStatus } from '../mentorship/schema.ts';
import { isChatOpen } from '../posts/rules.ts';

/** A fast writer sends one message a second; five at once are a pasted text. */
export const FLOOD_MESSAGES = 5;
export const FLOOD_WINDOW_MS = 5000;

interface PostOfChat {
  type: string;
  chat_ends_at: Date | null;
}

/** Returns why this post's chat cannot be entered; null if it can. */
export function refusalOfPostChat(post: PostOfChat | undefined, now: Date): 'post_not_found' | 'chat_none' | 'chat_over' | null {
  if (!post) return 'post_not_found';
  if (post.type !== 'talk') return 'chat_none';
  return isChatOpen(post.chat_ends_at, now) ? null : 'chat_over';
}

/** Returns why the two people of a mentorship request cannot chat; null if they can. */
export function refusalOfRequestChat(status: RequestStatus): 'chat_none' | 'chat_over' | null {
  if (hasChat({ status })) return null;
  return status === 'completed' ? 'chat_over' : 'chat_none';
}

/** The alias of each side of a mentorship. */
export const SIDE_ALIASES: Record<Side, string> = { mentor: 'Mentore', student: 'Chi ha chiesto aiuto' };

/** Returns the milliseconds until a person may send again. `sentAt` holds the times of their latest messages, oldest first. */
export function floodWait(sentAt: readonly number[], now: number): number {
  const decisive = sentAt.at(-FLOOD_MESSAGES);
  return decisive === undefined ? 0 : Math.max(0, decisive + FLOOD_WINDOW_MS - now);
}
