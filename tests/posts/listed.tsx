import { screen } from '@testing-library/react';
import { PostList } from '../../src/client/posts/post-list.tsx';
import { trpc } from '../../src/client/lib/trpc.ts';
import type { renderWith } from '../support/render.tsx';

/** A post list as on the search page. */
export function Listed() {
  const { data } = trpc.posts.list.useQuery({ limit: 50 });
  return data ? <PostList posts={data} /> : null;
}

/** @returns the items of the menu */
export async function openMenu(user: ReturnType<typeof renderWith>['user'], name = 'Azioni sul post') {
  await user.click(await screen.findByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}
