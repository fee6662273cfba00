import { useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { isGone } from './post-cache.ts';

/**
 * Returns the posts of a list, with the places of those that `removePost` has taken from it: unsent words are shown there. `list` says which
 * list it is: another one starts without such places.
 */
export function usePlaces(posts: Post[], list = ''): (Post | Pick<Post, 'id'>)[] {
  const ids = posts.map(({ id }) => id);
  const key = `${list} ${ids.join()}`;
  const [known, setKnown] = useState({ list, key, ids });
  if (known.key !== key) setKnown({ list, key, ids: known.list === list ? withGone(ids, known.ids) : ids });
  const byId = new Map(posts.map((post) => [post.id, post]));
  return known.ids.map((id) => byId.get(id) ?? { id });
}

/** Each gone post stands after the one that was before it. */
function withGone(ids: number[], before: number[]): number[] {
  const places = [...ids];
  before.forEach((id, index) => {
    if (!ids.includes(id) && isGone(id)) places.splice(places.indexOf(before[index - 1]!) + 1, 0, id);
  });
  return places;
}
