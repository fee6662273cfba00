/** Where a conversation takes place: a talk post's room, or the two people of an accepted mentorship request. */
export type ChatPlace = { kind: 'post'; postId: number } | { kind: 'mentorship'; requestId: number };

/** Under which name the text under way in a room is kept. */
export function draftKeyOf(place: ChatPlace): string {
  return place.kind === 'post' ? `chat-post-${place.postId}` : `chat-mentorship-${place.requestId}`;
}

/** And under which what was sent there and is not known to have arrived. */
export function unsentKeyOf(place: ChatPlace): string {
  return `${draftKeyOf(place)}-unsent`;
}
