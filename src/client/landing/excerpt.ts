import { beginningOf } from '../lib/beginning.ts';

/** What the landing page shows of a post. */
const EXCERPT_MAX = 150;

/** The text without its ** bold markers, cut after 150 characters at most. */
export function excerpt(content: string): string {
  return beginningOf(content.replaceAll('**', '').trim(), EXCERPT_MAX);
}
