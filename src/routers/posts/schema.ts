import { z } from 'zod';
import { NAME_MAX, TITLE_MAX } from '../limits.ts';
import { IfEditedAt } from '../own-words/schema.ts';
import { Page, pageOf } from '../page.ts';
import { Matches, Similar, SIMILAR_DESCRIPTION } from '../search/schema.ts';
import { changedText, Id, optionalText, requiredText, SearchText, Timestamp, UnderReview } from '../text.ts';
import { PERCENT_MAX, POST_CONTENT_MAX, POST_PAGE_DEFAULT } from './limits.ts';

export const PostType = z.enum(['vent', 'advice', 'talk']).meta({ id: 'PostType' });
export type PostType = z.infer<typeof PostType>;

export const Period = z.enum(['any', 'today', 'week', 'month']);
export type Period = z.infer<typeof Period>;

export const Post = z
  .object({
    id: Id,
    type: PostType,
    title: z.string().nullable(),
    content: z.string(),
    university: z.string().nullable(),
    faculty: z.string().nullable(),
    studyYear: z.string().nullable(),
    course: z.string().nullable(),
    academicTopic: z.string().nullable(),
    likes: z.number().int().min(0),
    commentsCount: z.number().int().min(0),
    commentCount: z.number().int().min(0).meta({ description: 'Same as `commentsCount`' }),
    createdAt: Timestamp,
    editedAt: Timestamp.nullable().meta({ description: 'When its author last edited it; null if never' }),
    chatActive: z.literal([0, 1]).optional().meta({ description: 'Talk posts only: 1 while the temporary chat is open' }),
    chatPeople: z
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Number of people in the open chat, some seconds late; absent while unknown' }),
    liked: z.boolean().meta({ description: 'Whether the caller likes this post' }),
    mine: z.boolean().meta({ description: 'Whether the caller wrote this post' }),
    underReview: UnderReview,
    matches: Matches.optional(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof Post>;

export const ListPosts = pageOf(POST_PAGE_DEFAULT).extend({
  cursor: Page.shape.cursor,
  sortBy: z.enum(['recent', 'popular']).default('recent').meta({ description: '`recent`: newest first; `popular`: most liked first' }),
  q: SearchText.optional().meta({
    description: 'Text to find in content, university, faculty, course or topic, ignoring case and accents',
    example: 'diritto privato',
  }),
  type: PostType.optional().meta({ description: 'Only posts of this type' }),
  period: Period.default('any').meta({
    description: '`today`: since midnight in Italy; `week`: the last seven days; `month`: the last month',
  }),
  university: SearchText.optional().meta({
    description: 'Full name, ignoring case, accents and apostrophes',
    example: 'Università degli Studi di Torino',
  }),
  faculty: SearchText.optional().meta({ description: 'Full name, ignoring case, accents and apostrophes', example: 'Giurisprudenza' }),
  unanswered: z
    .boolean()
    .default(false)
    .meta({ description: 'Only posts of the last 14 days without a comment, oldest first; `sortBy` is ignored' }),
  similar: Similar.meta({ description: `${SIMILAR_DESCRIPTION} Titles are searched too. Newest first, at most 20, on a single page` }),
});
export type ListPosts = z.infer<typeof ListPosts>;

export const CreatePost = z
  .object({
    content: requiredText(POST_CONTENT_MAX, 'Inserisci il contenuto del post prima di pubblicare.').meta({
      example: 'Domani ho l’orale di Diritto privato e non riesco a dormire.',
    }),
    type: PostType,
    title: optionalText(TITLE_MAX),
    university: optionalText(NAME_MAX),
    faculty: optionalText(NAME_MAX),
    studyYear: optionalText(NAME_MAX),
    course: optionalText(NAME_MAX),
    academicTopic: optionalText(NAME_MAX),
  })
  .meta({ id: 'CreatePost' });
export type CreatePost = z.infer<typeof CreatePost>;

const TAKEN_AWAY = { description: 'Unchanged if absent, cleared if null or blank' };

/** All free-text fields, because moderators may ask the author to change any of them: a field of `CreatePost` left out does not compile. */
export const UpdatePost = z
  .object({
    id: Id,
    content: CreatePost.shape.content.optional().meta({ description: 'Unchanged if absent' }),
    title: changedText(TITLE_MAX).meta(TAKEN_AWAY),
    university: changedText(NAME_MAX).meta(TAKEN_AWAY),
    faculty: changedText(NAME_MAX).meta(TAKEN_AWAY),
    studyYear: changedText(NAME_MAX).meta(TAKEN_AWAY),
    course: changedText(NAME_MAX).meta(TAKEN_AWAY),
    academicTopic: changedText(NAME_MAX).meta(TAKEN_AWAY),
    ifEditedAt: IfEditedAt,
  } satisfies Record<'id' | 'ifEditedAt' | Exclude<keyof CreatePost, 'type'>, z.ZodType>)
  .meta({ id: 'UpdatePost' });
export type UpdatePost = z.infer<typeof UpdatePost>;

export const PostId = z.object({ id: Id });

export const LikeState = z.object({ likes: z.number().int().min(0), liked: z.boolean() }).meta({ id: 'LikeState' });
export type LikeState = z.infer<typeof LikeState>;

/** How many posts wait for an answer, and how many get one. */
export const Answers = z
  .object({
    waiting: z.number().int().min(0).meta({ description: 'Number of posts of the last 14 days without a comment' }),
    answeredWithinDay: z
      .number()
      .int()
      .min(0)
      .max(PERCENT_MAX)
      .nullable()
      .meta({ description: 'Percentage answered within a day, of the posts that are one to 14 days old; null while these are few' }),
  })
  .meta({ id: 'Answers' });
export type Answers = z.infer<typeof Answers>;

/** A post in its author’s export, which includes removed posts. */
export const OwnPost = Post.extend({
  removed: z.literal(true).optional().meta({ description: 'Set if moderators removed it: nobody else can read it' }),
}).meta({ id: 'OwnPost' });
export type OwnPost = z.infer<typeof OwnPost>;

/** The posts in the account’s export. */
export const OwnPosts = z.object({
  posts: z.array(OwnPost),
  likedPosts: z.array(Id).meta({ description: 'Posts that the account likes' }),
});
export type OwnPosts = z.infer<typeof OwnPosts>;
