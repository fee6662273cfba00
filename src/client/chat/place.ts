/** Where a conversation takes place: a talk post's room, or the two people of an accepted mentorship request. */
export type ChatPlace = { kind: 'post'; postId: number } | { kind: 'mentorship'; requestId: number };

/** The key under which the draft of a room is stored. */
export function draftKeyOf(place: ChatPlace): string {
  return place.kind === 'post' ? `chat-post-${place.postId}` : `chat-mentorship-${place.requestId}`;
}

/** The key under which the unacknowledged messages of a room are stored. */
export function unsentKeyOf(place: ChatPlace): string {
  return `${draftKeyOf(place)}-unsent`;
}
