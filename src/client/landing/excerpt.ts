import { firstCharacters } from '../../routers/characters.ts';
import type { Post, PostType } from '../../routers/posts/schema.ts';

/** What the landing page shows of a post. */
export const EXCERPT_MAX = 150;

/** The text without its ** bold markers, cut after 150 characters; an ellipsis says that there is more. */
export function excerpt(content: string): string {
  const plain = content.replaceAll('**', '').trim();
  const cut = firstCharacters(plain, EXCERPT_MAX);
  return cut === plain ? plain : `${cut.trimEnd()}…`;
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
    place: [university, faculty].filter(Boolean).join('\u00a0· '),
    likes: String(likes),
    likesWord: 'mi piace',
    comments: String(commentCount),
    commentsWord: commentCount === 1 ? 'commento' : 'commenti',
  };
}
