import { fillIn } from '../lib/marks.ts';
import { toNextMinute } from '../lib/next-minute.ts';
import { exactTime, relativeAge } from '../lib/time.ts';
import { excerptOf, shownOf } from './excerpt.ts';
import { fetchNewestPosts } from './newest-posts.ts';

/** Fills the newest posts into the cards that recent-posts.tsx prerenders. On an error or without posts, `wake` starts the app instead. */
export function keepUp(snapshot: HTMLElement, wake: () => void): void {
  showRow(snapshot).catch(wake);
}

async function showRow(snapshot: HTMLElement): Promise<void> {
  const place = snapshot.querySelector('[data-row]')!;
  const row = place.querySelector('template')!.content.firstElementChild!;
  const list = row.querySelector('ul')!;
  const posts = shownOf(await fetchNewestPosts());
  if (posts.length === 0) throw new Error('There is no post');
  const cards = posts.map((post) => {
    const card = list.querySelector(`[data-type="${post.type}"]`)!.cloneNode(true) as Element;
    fillIn(card, { ...excerptOf(post) });
    for (const part of card.querySelectorAll('p:empty')) part.remove();
    return card;
  });
  list.replaceChildren(...cards);
  tellAges(row);
  place.replaceChildren(row);
}

function tellAges(row: Element): void {
  for (const time of row.querySelectorAll('time')) {
    time.title = exactTime(time.dateTime);
    time.textContent = relativeAge(time.dateTime);
  }
  setTimeout(() => row.isConnected && tellAges(row), toNextMinute(new Date()));
}
