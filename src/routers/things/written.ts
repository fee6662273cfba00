import type { BoardMessage, CreateBoardMessage } from '../board/schema.ts';
import type { Comment, CreateComment } from '../comments/schema.ts';
import type { CreateExamExperience, ExamExperience } from '../exam-experiences/schema.ts';
import type { CreateMentor, Mentor } from '../mentors/schema.ts';
import type { CreatePost, Post } from '../posts/schema.ts';
import type { CreateStudyGroup, StudyGroup } from '../study-groups/schema.ts';
import type { StoredKind } from './rules.ts';

/** What is asked and shown again, but for what is chosen from lists or says where it belongs. */
type Texts<Shown, Asked, Chosen extends keyof Shown & keyof Asked> = Omit<Pick<Shown, keyof Shown & keyof Asked>, Chosen>;

/** All that people write in a thing: under review a new field is hidden too and told to moderators, or named here. */
export interface Written extends Record<StoredKind, object> {
  post: Texts<Post, CreatePost, 'type' | 'university' | 'faculty' | 'studyYear'>;
  comment: Texts<Comment, CreateComment, 'id' | 'parentId'>;
  group: Texts<StudyGroup, CreateStudyGroup, 'university' | 'faculty' | 'maxMembers' | 'meetingType'>;
  experience: Texts<ExamExperience, CreateExamExperience, 'university' | 'faculty' | 'examDate' | 'difficulty' | 'grade' | 'passed'>;
  message: Texts<BoardMessage, CreateBoardMessage, 'id' | 'parentId'>;
  mentor: Texts<Mentor, CreateMentor, 'studyYear' | 'capacity'>;
}

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The columns that hold these texts. */
export type WrittenColumn<Kind extends StoredKind> = Snake<keyof Written[Kind]>;
