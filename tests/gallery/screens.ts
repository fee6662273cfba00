import { mentors } from '../../db/demo/mentors.ts';
import { personas } from '../../db/demo/personas.ts';
import { recentAdvicePosts } from '../../db/demo/posts-advice-recent.ts';
import { recentTalkPosts } from '../../db/demo/posts-talk-recent.ts';
import { recentVentPosts } from '../../db/demo/posts-vent-recent.ts';
import type { DemoPost } from '../../db/demo/types.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { PLANNER_KEY } from '../../src/client/planner/storage.ts';
import { WROTE_KEY } from '../../src/client/lib/storage.ts';
import { sampleMentor } from '../mentorship/samples.ts';
import { aPlan, aSession, aSubject } from '../planner/samples.ts';
import { minutesAgo, samplePost } from '../posts/samples.ts';
import type { Answers } from './answers.ts';
import { answerChat } from './chat-answers.ts';

/** A page with the answers that it gets. */
export interface Screen {
  path: string;
  answers?: Answers;
  prepare?: () => void;
}

function demo({ type, content, likes, comments, hoursAgo, ...post }: DemoPost, index: number): Post {
  const { title = null, university = null, faculty = null, studyYear = null, course = null, academicTopic = null } = post;
  const about = { title, university, faculty, studyYear, course, academicTopic };
  const figures = { likes, commentsCount: comments.length, commentCount: comments.length, createdAt: minutesAgo(hoursAgo * 60) };
  return samplePost(100 - index, { type, content, ...about, ...figures, ...(type === 'talk' && { chatActive: 1 }) });
}

const posts = [recentTalkPosts[0]!, recentAdvicePosts[0]!, recentVentPosts[0]!, recentTalkPosts[1]!, recentAdvicePosts[1]!].map(demo);
const feed: Answers = { 'posts.list': posts, 'posts.get': posts[0]! };

/** The screens shown in the README. */
export const screens: Record<string, Screen> = {
  feed: { path: '/', answers: feed, prepare: () => localStorage.setItem(WROTE_KEY, 'yes') },
  chat: { path: `/posts/${posts[0]!.id}`, answers: feed, prepare: answerChat },
  mentorship: {
    path: '/mentorship',
    answers: {
      'mentors.me': null,
      'mentorship.sent': [],
      'mentors.list': mentors.slice(0, 4).map(({ account, ...profile }, index) => {
        const { university, faculty } = personas[account]!;
        return sampleMentor({ ...profile, id: index + 1, user: { university, faculty }, matchReason: index === 1 ? 'course' : null });
      }),
    },
  },
  planner: { path: '/study-planner', prepare: () => localStorage.setItem(PLANNER_KEY, writePlanner(planner())) },
};

function planner() {
  const limits = aSubject({ name: 'Limiti e continuità', estimatedHours: 12, completed: true });
  const derivatives = aSubject({ id: 's2', name: 'Derivate e studio di funzione', estimatedHours: 14 });
  const integrals = aSubject({ id: 's3', name: 'Integrali', estimatedHours: 16 });
  const exam = aPlan({
    examDate: '2027-01-18',
    totalHours: 42,
    subjects: [limits, derivatives, integrals],
    createdAt: '2026-11-02T09:00:00.000Z',
  });
  const days = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const sessions = days.map((date, index) =>
    aSession({ id: date, date, duration: [2, 1.5, 3, 2, 2.5, 1.5][index]!, subjectId: index < 4 ? 's1' : 's2' }),
  );
  return settle({ plans: [exam], sessions });
}
