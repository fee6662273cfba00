import { cutAfter } from '../../routers/characters.ts';
import type { Post, PostType } from '../../routers/posts/schema.ts';
import { inOneLine } from '../lib/names.ts';

/** What the landing page shows of a post. */
const EXCERPT_MAX = 150;

/** The text without its ** bold markers, cut after 150 characters; an ellipsis says that there is more. */
export function excerpt(content: string): string {
  return cutAfter(content.replaceAll('**', '').trim(), EXCERPT_MAX);
}

/** Real posts are the page's proof. */
export const SHOWN = 6;

export function shownOf(posts: readonly Post[]): Post[] {
  return posts.filter((post) => !post.underReview).slice(0, SHOWN);
}

/** What a card says of a post, each in the words that it stands in. */
export interface Excerpt {
  type: PostType;
  createdAt: string;
  content: string;
  /** Empty where the author says nothing of it. */
  place: string;
  likes: string;
  likesWord: string;
  comments: string;
  commentsWord: string;
}

export function excerptOf({ type, createdAt, content, university, faculty, likes, commentCount }: Post): Excerpt {
  return {
    type,
    createdAt,
    content: excerpt(content),
    place: inOneLine(university, faculty),
    likes: String(likes),
    likesWord: 'mi piace',
    comments: String(commentCount),
    commentsWord: commentCount === 1 ? 'commento' : 'commenti',
  };
}
