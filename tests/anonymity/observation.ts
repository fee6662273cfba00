import { call, type TestApp } from '../support/app.ts';
import type { TestStudent } from '../support/factories.ts';
import { enterChat } from '../chat/chat-client.ts';

/** Everything that an account can read, by thing: a post, a comment, a line of a chat. */
export type Snapshot = Map<string, Record<string, unknown>>;

/** A change of a thing between two readings. */
export interface Change {
  hour: number;
  /** The thing, or for a changed number, its field and the thing. */
  thing: string;
  /** Unset if the thing is gone. */
  field?: string;
}

/** One page holds everything the test creates. Not the default order, because the newest posts are cached for a second. */
const WHOLE = '?limit=50';
const POSTS = `${WHOLE}&sortBy=popular`;
/** Fields derived from other visible data or from the time. */
const DERIVED = new Set(['commentsCount', 'commentCount', 'chatActive', 'rating', 'totalSessions', 'full', 'openMentees']);

type Listed = { id: number } & Record<string, unknown>;

/** Reads everything visible to the observer. @param chats posts whose chat is open */
export async function readAll(test: TestApp, at: string, observer: TestStudent, chats: number[]): Promise<Snapshot> {
  const seen: Snapshot = new Map();
  const list = async (name: string, path: string, page = WHOLE) => {
    const { status, body } = await call<Listed[]>(test, 'GET', `${path}${page}`, { as: observer.token });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    for (const { id, ...fields } of body) seen.set(`${name} ${id}`, fields);
    return body;
  };
  const posts = await list('post', '/posts', POSTS);
  for (const { id } of posts) await list('comment', `/posts/${id}/comments`);
  for (const { id, joined } of await list('group', '/study-groups')) {
    if (!joined) continue;
    await list('message', `/study-groups/${id}/messages`);
    await list('meeting', `/study-groups/${id}/meetings`, '');
  }
  await list('request', '/mentorship/requests/received');
  await list('experience', '/exam-experiences');
  await list('mentor', '/mentors');
  for (const id of chats.filter((chat) => seen.has(`post ${chat}`))) {
    const client = await enterChat({ at, query: `postId=${id}&since=0`, as: observer });
    // Waits for the response to a check, which follows the replay, because the replay's last line may have been erased.
    client.send({ type: 'connection', event: 'check' });
    await client.notice('present');
    for (const { content, alias, timestamp } of client.messages) seen.set(`line ${content}`, { alias, timestamp });
    await client.close();
  }
  return seen;
}

/** Returns the changes, except those implied by a larger one: a deleted post takes its comments and its chat along. */
export function changesBetween(before: Snapshot, after: Snapshot, hour: number, placeOf: ReadonlyMap<string, string>): Change[] {
  return [...before].flatMap(([thing, fields]): Change[] => {
    const now = after.get(thing);
    const place = placeOf.get(thing);
    if (!now) return place && !after.has(place) ? [] : [{ hour, thing }];
    const changed = Object.keys(fields).filter(
      (field) => !DERIVED.has(field) && JSON.stringify(fields[field]) !== JSON.stringify(now[field]),
    );
    return changed.map((field) => ({ hour, thing: typeof fields[field] === 'number' ? `${field} of ${thing}` : thing, field }));
  });
}
