import { cutAfter } from '../../routers/characters.ts';
import type { Post, PostType } from '../../routers/posts/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { postPath, reportPath } from '../lib/paths.ts';

const EXCERPT_MAX = 150;

/** Returns the text without its ** bold markers, cut after 150 characters with an ellipsis. */
export function excerpt(content: string): string {
  return cutAfter(content.replaceAll('**', '').trim(), EXCERPT_MAX);
}

/** The number of posts on the landing page. */
export const SHOWN = 6;

export function shownOf(posts: readonly Post[]): Post[] {
  return posts.filter((post) => !post.underReview).slice(0, SHOWN);
}

/** The texts of a post's card, ready to display. */
export interface Excerpt {
  type: PostType;
  createdAt: string;
  content: string;
  /** Empty if the author shares none. */
  place: string;
  likes: string;
  likesWord: string;
  comments: string;
  commentsWord: string;
  /** The path of the form that reports it. */
  report: string;
}

export function excerptOf({ id, type, createdAt, content, university, faculty, likes, commentCount }: Post): Excerpt {
  return {
    type,
    createdAt,
    content: excerpt(content),
    place: inOneLine(university, faculty),
    likes: String(likes),
    likesWord: 'mi piace',
    comments: String(commentCount),
    commentsWord: commentCount === 1 ? 'commento' : 'commenti',
    report: reportPath(new URL(postPath(id), window.location.origin).href),
  };
}
