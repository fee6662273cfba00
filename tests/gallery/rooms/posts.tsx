import { chakra } from '@chakra-ui/react/styled-system';
import { SamplePostCard } from '../../../src/client/landing/sample-post-card.tsx';
import { samplePosts as shownToGuests } from '../../../src/client/landing/sample-posts.ts';
import { NoticeItem } from '../../../src/client/notices/notice-item.tsx';
import { CommentItem } from '../../../src/client/posts/comment-item.tsx';
import { PostCard } from '../../../src/client/posts/post-card.tsx';
import type { Comment } from '../../../src/routers/comments/schema.ts';
import type { Notice } from '../../../src/routers/notices/schema.ts';
import type { Post } from '../../../src/routers/posts/schema.ts';
import { minutesAgo, sampleComment, samplePost } from '../../posts/samples.ts';
import type { Piece, Room } from '../piece.ts';

const SHORT = 'Stanotte non dormo: domani ho l’orale.';
const LONG = 'Ho rifatto gli stessi esercizi per tre giorni e ogni volta sbaglio un passaggio diverso. '.repeat(14).trim();
const details = { university: 'Università degli Studi di Torino', faculty: 'Psicologia', studyYear: '2° anno triennale' };

const post = (name: string, fields: Partial<Post>): Piece => ({
  name: `PostCard, ${name}`,
  draw: () => <PostCard post={samplePost(900, { content: SHORT, ...fields })} />,
});

const comment = (name: string, fields: Partial<Comment>, answering = false): Piece => ({
  name: `CommentItem, ${name}`,
  draw: () => (
    <chakra.ul listStyle="none">
      <CommentItem
        postId={900}
        comment={sampleComment(5, { content: 'Anch’io l’anno scorso: passa, davvero.', ...fields })}
        added={false}
        answering={answering}
        onAnswer={() => {}}
      />
    </chakra.ul>
  ),
});

const notice = (fields: Pick<Notice, 'kind'> & Partial<Notice>): Notice => ({
  id: 1,
  createdAt: minutesAgo(12),
  read: false,
  postId: 900,
  excerpt: 'Stanotte non dormo',
  ...fields,
});

export const postsRoom: Room = {
  name: 'post',
  pieces: [
    post('vent', { likes: 3, commentsCount: 2, commentCount: 2 }),
    post('advice, titled, with details', { type: 'advice', title: 'Analisi 1, terza volta', ...details, academicTopic: 'Ansia da esame' }),
    post('talk', { type: 'talk', liked: true, likes: 1 }),
    post('long', { content: LONG }),
    post('mine, edited', { mine: true, editedAt: minutesAgo(3) }),
    post('under review', { underReview: true, content: '' }),
    ...shownToGuests.slice(0, 1).map((sample) => ({
      name: 'SamplePostCard',
      draw: () => <SamplePostCard post={sample} onAct={() => {}} />,
    })),
    comment('as it is', { likes: 2 }),
    comment('by the author, liked', { isAuthor: true, liked: true, likes: 1 }),
    comment('being answered', {}, true),
    comment('under review', { underReview: true, content: '' }),
    {
      name: 'NoticeItem',
      draw: () => (
        <chakra.ul listStyle="none">
          <NoticeItem notice={notice({ kind: 'comment', count: 1 })} onOpen={() => {}} />
          <NoticeItem notice={notice({ kind: 'likes', count: 4, read: true })} onOpen={() => {}} />
        </chakra.ul>
      ),
    },
  ],
};
