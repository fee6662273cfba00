import { screen } from '@testing-library/react';
import { SearchPage } from '../../src/client/search/search-page.tsx';
import { periodStart } from '../../src/routers/posts/rules.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { minutesAgo, samplePost } from '../posts/samples.ts';
import { type InputOf, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';

const DAY = 24 * 60;
export const posts = [
  samplePost(5, { content: 'Ho paura dell’orale di Chimica', type: 'vent', createdAt: minutesAgo(0) }),
  samplePost(4, { content: 'Quale libro?', type: 'advice', faculty: 'Chimica', createdAt: minutesAgo(3 * DAY) }),
  samplePost(3, { content: 'Due parole', type: 'talk', university: 'Università di Pisa', createdAt: minutesAgo(20 * DAY) }),
  samplePost(2, { content: 'Casa', type: 'vent', academicTopic: 'Alloggio', createdAt: minutesAgo(90 * DAY) }),
];

export function openSearch(address = '/search', list: Post[] = posts, resembling: Post[] = []) {
  const calls: InputOf<'posts.list'>[] = [];
  const similar: InputOf<'posts.list'>[] = [];
  trpcHandler('posts.list', (input) => {
    (input.similar ? similar : calls).push(input);
    const start = periodStart(input.period ?? 'any', new Date());
    return input.similar ? resembling : list.filter(({ createdAt }) => !start || Date.parse(createdAt) >= start.getTime());
  });
  return { calls, similar, ...renderPage(address, <SearchPage />, { user: storedStudent }) };
}

export const box = () => screen.getByRole('searchbox', { name: 'Cerca nei post' }) as HTMLInputElement;
export const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
