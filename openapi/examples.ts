import type { z } from 'zod';
import type {
  AccountDeleted,
  AccountExport,
  AddressChange,
  ChangeAddress,
  ChangePassword,
  DeleteAccount,
  ExportAccount,
  ShareableDetails,
} from '../src/routers/account/schema.ts';
import type { DeviceForgotten, LoggedIn, LoggedOut, Login, Profile, Register, Session, SessionsEnded } from '../src/routers/auth/schema.ts';
import type { AskForMail, ConfirmAddress, MailAsked, PasswordChanged, ResetPassword } from '../src/routers/credentials/schema.ts';
import type { Comment, CreateComment, OwnComment, UpdateComment } from '../src/routers/comments/schema.ts';
import type { Distribution, Exam, ExamSubject } from '../src/routers/exams/schema.ts';
import type { CreateExamExperience, ExamExperience, VoteExamExperience, VoteState } from '../src/routers/exam-experiences/schema.ts';
import type { CreateMentor, Mentor, MentorDeleted, UpdateMentor } from '../src/routers/mentors/schema.ts';
import type { Letter } from '../src/routers/chat/schema.ts';
import type { CreateRequest, MentorshipRequest, RateRequest, SentRequest, UpdateRequest } from '../src/routers/mentorship/schema.ts';
import type { AppealMeasure, Measure } from '../src/routers/measures/schema.ts';
import type { AnswerAppeal, Care, Case, CaseSummary, Decide, Reread, Rereading } from '../src/routers/moderation/schema.ts';
import type { CreateGuestReport, CreateReport, OwnReport } from '../src/routers/reports/schema.ts';
import type { TransparencyMonth } from '../src/routers/transparency/schema.ts';
import type { Notice, NoticeSettings, NoticesRead, ReadNotices, UpdateNoticeSettings } from '../src/routers/notices/schema.ts';
import type { AddDevice, Devices } from '../src/routers/devices/schema.ts';
import type { Deleted } from '../src/routers/own-words/schema.ts';
import type { Answers, CreatePost, LikeState, Post, UpdatePost } from '../src/routers/posts/schema.ts';
import type { AnswerMeeting, CreateMeeting, Meeting, MeetingDeleted } from '../src/routers/meetings/schema.ts';
import type { BoardMessage, CreateBoardMessage, OwnBoardMessage } from '../src/routers/board/schema.ts';
import type {
  CreateStudyGroup,
  StudyGroup,
  StudyGroupDeleted,
  StudyGroupName,
  UpdateStudyGroup,
} from '../src/routers/study-groups/schema.ts';
import type { Faculty, University } from '../src/routers/universities/schema.ts';

type Body<Schema extends z.ZodType, Path extends string = never> = Omit<z.input<Schema>, Path>;

const REGISTER: Body<typeof Register> = {
  email: 'giulia.rossi@edu.unito.it',
  password: 'mare-calmo-a-novembre',
  confirmPassword: 'mare-calmo-a-novembre',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  termsAccepted: true,
};

const LOGIN: Body<typeof Login> = { email: REGISTER.email, password: REGISTER.password };

const PROFILE: Profile = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: REGISTER.email,
  firstName: REGISTER.firstName,
  lastName: REGISTER.lastName,
  university: REGISTER.university,
  faculty: REGISTER.faculty,
  studyYear: REGISTER.studyYear,
  emailConfirmed: true,
};

const LOGGED_IN: LoggedIn = { ...PROFILE, authToken: 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1' };

const CONFIRM_ADDRESS: Body<typeof ConfirmAddress> = { email: REGISTER.email, code: '042817' };

const ASK_FOR_MAIL: Body<typeof AskForMail> = { email: REGISTER.email };

const MAIL_ASKED: MailAsked = { asked: true };

const RESET_PASSWORD: Body<typeof ResetPassword> = {
  token: 'Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN',
  password: 'pioggia-fine-sui-portici',
  confirmPassword: 'pioggia-fine-sui-portici',
};

const PASSWORD_CHANGED: PasswordChanged = { changed: true };

const CHANGE_PASSWORD: Body<typeof ChangePassword> = {
  currentPassword: REGISTER.password,
  password: RESET_PASSWORD.password,
  confirmPassword: RESET_PASSWORD.confirmPassword,
};

const CHANGE_ADDRESS: Body<typeof ChangeAddress> = { currentPassword: REGISTER.password, email: 'g.rossi@edu.unito.it' };

const ADDRESS_CHANGE: AddressChange = { email: CHANGE_ADDRESS.email, confirmed: false };

const SESSION: Session = {
  id: '9f86d081884c7d659a2feaa0c55ad015',
  createdAt: '2026-11-21T08:30:00.000Z',
  expiresAt: '2026-12-21T08:30:00.000Z',
  current: true,
};

const SESSIONS_ENDED: SessionsEnded = { ended: 1 };

const DEVICE_FORGOTTEN: z.infer<typeof DeviceForgotten> = { forgotten: true };
const LOGGED_OUT: z.infer<typeof LoggedOut> = { loggedOut: true };

const UNIVERSITY: University = { id: 66, name: 'Università degli Studi di Torino', city: 'Torino', region: 'Piemonte' };

const FACULTY: Faculty = { id: 812, name: 'Psicologia' };

const CREATE_POST: Body<typeof CreatePost> = {
  type: 'talk',
  content: 'Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?',
  university: 'Università degli Studi di Torino',
  faculty: 'Giurisprudenza',
  studyYear: '2° anno triennale',
  academicTopic: 'Esami',
};

const POST: Post = {
  id: 42,
  type: 'talk',
  title: null,
  content: CREATE_POST.content,
  university: 'Università degli Studi di Torino',
  faculty: 'Giurisprudenza',
  studyYear: '2° anno triennale',
  course: null,
  academicTopic: 'Esami',
  likes: 7,
  commentsCount: 2,
  commentCount: 2,
  createdAt: '2026-11-21T22:40:00.000Z',
  editedAt: null,
  chatActive: 1,
  chatPeople: 3,
  liked: true,
  mine: false,
};

const LIKE_STATE: LikeState = { likes: 8, liked: true };

const CREATE_COMMENT: Body<typeof CreateComment, 'id'> = { content: 'Ci sono passata anch’io: respira, domani sera sarà fatta.' };

const COMMENT: Comment = {
  id: 128,
  content: CREATE_COMMENT.content,
  likes: 3,
  createdAt: '2026-11-21T22:52:00.000Z',
  editedAt: null,
  parentId: null,
  alias: 'Airone Cortese',
  isAuthor: false,
  liked: false,
  mine: true,
};

const OWN_COMMENT: OwnComment = {
  id: COMMENT.id,
  content: COMMENT.content,
  likes: COMMENT.likes,
  createdAt: COMMENT.createdAt,
  editedAt: COMMENT.editedAt,
  parentId: COMMENT.parentId,
  alias: COMMENT.alias,
  postId: 40,
};

const UPDATE_POST = {
  content: 'Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno ancora sveglio?',
  ifEditedAt: null,
} satisfies Body<typeof UpdatePost, 'id'>;

const UPDATE_COMMENT: Body<typeof UpdateComment, 'id'> = {
  content: 'Ci sono passata anch’io: respira, domani sera è fatta.',
  ifEditedAt: null,
};

const DELETED: Deleted = { deleted: true, undoUntil: '2026-11-21T22:55:15.000Z' };

const CREATE_STUDY_GROUP: Body<typeof CreateStudyGroup> = {
  title: 'Analisi 1, dal precorso all’orale',
  subject: 'Analisi 1',
  university: 'Università degli Studi di Torino',
  faculty: 'Matematica',
  description: 'Esercizi insieme, teoria a turno, nessuna domanda è stupida.',
  maxMembers: 6,
  meetingType: 'hybrid',
  location: 'Biblioteca Peano',
  schedule: 'Martedì e giovedì, 17-19',
  tags: ['esercizi', 'orale'],
};

const STUDY_GROUP: StudyGroup = {
  id: 17,
  title: CREATE_STUDY_GROUP.title,
  subject: CREATE_STUDY_GROUP.subject,
  university: 'Università degli Studi di Torino',
  faculty: 'Matematica',
  description: 'Esercizi insieme, teoria a turno, nessuna domanda è stupida.',
  maxMembers: 6,
  currentMembers: 3,
  meetingType: 'hybrid',
  location: 'Biblioteca Peano',
  schedule: 'Martedì e giovedì, 17-19',
  tags: ['esercizi', 'orale'],
  createdAt: '2026-11-10T15:00:00.000Z',
  creatorId: '0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3',
  joined: true,
  mine: false,
  written: false,
  waitingPosition: null,
};

const CREATE_BOARD_MESSAGE: Body<typeof CreateBoardMessage, 'id'> = { content: 'Domani porto gli esercizi del 2023, quelli sulle serie.' };

const BOARD_MESSAGE: BoardMessage = {
  id: 311,
  content: CREATE_BOARD_MESSAGE.content,
  createdAt: '2026-11-21T18:20:00.000Z',
  parentId: null,
  alias: 'Airone Quieto',
  mine: true,
};

const OWN_BOARD_MESSAGE: OwnBoardMessage = {
  id: BOARD_MESSAGE.id,
  content: BOARD_MESSAGE.content,
  createdAt: BOARD_MESSAGE.createdAt,
  parentId: null,
  alias: BOARD_MESSAGE.alias,
  groupId: 17,
};

const CREATE_MEETING: Body<typeof CreateMeeting, 'id'> = {
  startsAt: '2026-11-24T16:00:00.000Z',
  place: 'Biblioteca Peano, tavolo in fondo',
  link: null,
};

const MEETING: Meeting = {
  id: 52,
  startsAt: CREATE_MEETING.startsAt,
  place: 'Biblioteca Peano, tavolo in fondo',
  link: null,
  coming: 3,
  notComing: 1,
  myAnswer: true,
  mine: false,
};

const CREATE_EXAM_EXPERIENCE: Body<typeof CreateExamExperience> = {
  examName: 'Diritto privato',
  university: 'Università degli Studi di Torino',
  faculty: 'Giurisprudenza',
  examDate: '2026-06-18',
  difficulty: 4,
  grade: 27,
  passed: true,
  experience: 'Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.',
  tips: 'Fate gli scritti degli anni passati: tornano sempre le obbligazioni.',
  studyTime: 'Due mesi, tre ore al giorno',
  resources: ['Scritti degli anni passati', 'Dispense del corso'],
};

const EXAM_EXPERIENCE: ExamExperience = {
  id: 73,
  examName: CREATE_EXAM_EXPERIENCE.examName,
  professor: null,
  university: 'Università degli Studi di Torino',
  faculty: 'Giurisprudenza',
  examDate: '2026-06-18',
  difficulty: 4,
  grade: 27,
  passed: true,
  experience: CREATE_EXAM_EXPERIENCE.experience,
  tips: 'Fate gli scritti degli anni passati: tornano sempre le obbligazioni.',
  studyTime: 'Due mesi, tre ore al giorno',
  resources: ['Scritti degli anni passati', 'Dispense del corso'],
  createdAt: '2026-06-20T09:15:00.000Z',
  helpful: 12,
  notHelpful: 1,
  authorId: '7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650',
  myVote: true,
  mine: false,
};

const VOTE_EXAM_EXPERIENCE: Body<typeof VoteExamExperience, 'id'> = { helpful: true };

const VOTE_STATE: VoteState = { helpful: 13, notHelpful: 1, myVote: true };

const CREATE_MENTOR: Body<typeof CreateMentor> = {
  courseOfStudy: 'Psicologia clinica',
  studyYear: 4,
  specializations: ['Psicometria', 'Ansia da esame'],
  bio: 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.',
  availableHours: 'Lunedì e mercoledì, 18-20',
  languages: 'Italiano',
};

const MENTOR: Mentor = {
  ...CREATE_MENTOR,
  id: 9,
  isAvailable: true,
  full: false,
  rating: 4.5,
  totalSessions: 6,
  user: { university: 'Università degli Studi di Torino', faculty: 'Psicologia' },
  matchReason: 'course',
  mine: false,
};

const OWN_MENTOR: Mentor = { ...MENTOR, matchReason: null, mine: true, capacity: 3, openMentees: 1, editedAt: null };

const UPDATE_MENTOR: Body<typeof UpdateMentor> = { isAvailable: false, capacity: 2 };

const CREATE_REQUEST: Body<typeof CreateRequest> = {
  mentorId: MENTOR.id,
  topic: 'Preparare l’esame di Psicometria',
  message: 'Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?',
  urgency: 'medium',
};

const UPDATE_REQUEST: Body<typeof UpdateRequest, 'requestId'> = { status: 'accepted', response: 'Volentieri: ti scrivo presto.' };

const REQUEST: MentorshipRequest = {
  id: 31,
  mentorId: MENTOR.id,
  topic: CREATE_REQUEST.topic,
  message: CREATE_REQUEST.message,
  urgency: 'medium',
  status: 'accepted',
  createdAt: '2026-11-18T17:05:00.000Z',
  mentor: { courseOfStudy: MENTOR.courseOfStudy, studyYear: MENTOR.studyYear },
  mentorResponse: 'Volentieri: ti scrivo presto.',
};

const SENT_REQUEST: SentRequest = { ...REQUEST, rating: null };

const UPDATE_STUDY_GROUP: Body<typeof UpdateStudyGroup, 'id'> = { schedule: 'Lunedì, 18-20', maxMembers: 8 };

const RATE_MENTORSHIP: Body<typeof RateRequest, 'requestId'> = { rating: 5 };

const EXPORT_ACCOUNT: Body<typeof ExportAccount> = { password: REGISTER.password };

const DELETE_ACCOUNT: Body<typeof DeleteAccount> = { password: REGISTER.password, texts: 'detach' };

const ACCOUNT_DELETED: AccountDeleted = { deleted: true };

const SHAREABLE_DETAILS: ShareableDetails = {
  university: { value: PROFILE.university, safe: true },
  faculty: { value: PROFILE.faculty, safe: true },
  studyYear: { value: PROFILE.studyYear, safe: false },
};

const CREATE_REPORT: CreateReport = {
  kind: 'comment',
  id: 127,
  reason: 'insult',
  text: 'Insulta chi ha scritto il post, e non è la prima volta.',
};

const CREATE_GUEST_REPORT: z.input<typeof CreateGuestReport> = {
  address: 'https://sottovoce.example/posts/42#comment-127',
  reason: 'personal-data',
  text: 'C’è il mio numero di telefono.',
  email: 'chi.segnala@example.org',
};

const OWN_REPORT: OwnReport = {
  id: 12,
  kind: 'comment',
  reason: 'insult',
  text: 'Insulta chi ha scritto il post, e non è la prima volta.',
  createdAt: '2026-11-21T22:10:00.000Z',
  outcome: 'acted',
};

const CASE_SUMMARY: CaseSummary = {
  id: 12,
  kind: 'comment',
  state: 'open',
  danger: 2,
  reasons: [
    { reason: 'insult', count: 2 },
    { reason: 'spam', count: 0 },
  ],
  found: [],
  underReview: false,
  openedAt: '2026-11-21T22:10:00.000Z',
  excerpt: 'Sei una persona inutile e lo sanno tutti',
  distressing: false,
  taken: null,
  appealed: false,
  action: null,
  unjudged: false,
};

const CASE: Case = {
  ...CASE_SUMMARY,
  taken: 'mine',
  gone: false,
  editedAt: null,
  alias: 'Volpe Distratta',
  texts: [{ name: 'Testo', text: 'Sei una persona inutile e lo sanno tutti' }],
  version: 'oWbJ6hT2nqv0xK4d',
  postId: 42,
  thingId: 127,
  around: [
    {
      kind: 'post',
      id: 42,
      alias: null,
      isAuthor: true,
      content: 'Domani ho l’orale di Diritto privato e non riesco a dormire.',
      createdAt: '2026-11-21T21:30:00.000Z',
      reported: false,
      removed: false,
      distressing: false,
    },
    {
      kind: 'comment',
      id: 127,
      alias: 'Volpe Distratta',
      isAuthor: false,
      content: 'Sei una persona inutile e lo sanno tutti',
      createdAt: '2026-11-21T22:04:00.000Z',
      reported: true,
      removed: false,
      distressing: false,
    },
  ],
  reports: [
    { reason: 'insult', also: ['spam'], text: 'Insulta chi ha scritto il post.', by: 'student', createdAt: '2026-11-21T22:10:00.000Z' },
  ],
  earlierMeasures: 1,
  actions: ['keep', 'edit', 'remove', 'warn', 'pause', 'close'],
  mayCare: true,
  before: null,
  decision: null,
  appeal: null,
};

const DECIDE: Body<typeof Decide, 'id'> = {
  action: 'pause',
  rule: 'insult',
  reason: 'Il commento insulta chi ha scritto il post.',
  days: 7,
  version: CASE.version,
};

const DECIDED: Case = {
  ...CASE,
  state: 'closed',
  action: 'pause',
  taken: null,
  actions: [],
  decision: {
    action: 'pause',
    rule: 'insult',
    reason: DECIDE.reason,
    endsAt: '2026-11-28T22:40:00.000Z',
    removed: true,
    decidedAt: '2026-11-21T22:40:00.000Z',
    mine: true,
  },
};

const CARE: Body<typeof Care, 'id'> = {
  text: 'Ciao. In tanti qui ti hanno letto, e sono in pensiero per te. Se vuoi parlare con qualcuno adesso, i numeri sono qui sotto.',
};

const ANSWER_APPEAL: Body<typeof AnswerAppeal, 'id'> = {
  outcome: 'lifted',
  reason: 'Era una citazione: abbiamo letto male, e ci dispiace.',
};

const MEASURE: Measure = {
  id: 12,
  kind: 'comment',
  action: 'pause',
  rule: 'insult',
  reason: DECIDE.reason,
  by: 'person',
  excerpt: 'Sei una persona inutile e lo sanno tutti',
  removed: true,
  createdAt: '2026-11-21T22:40:00.000Z',
  endsAt: '2026-11-28T22:40:00.000Z',
  appeal: null,
  mayAppeal: true,
};

const APPEAL_MEASURE: Body<typeof AppealMeasure, 'id'> = { text: 'Era una citazione del post, non un insulto.' };

const EXAM_SUBJECT: ExamSubject = {
  slug: 'diritto-privato',
  name: 'Diritto privato',
  faculty: 'Giurisprudenza',
  experiences: 1,
  groups: 1,
  mentors: 1,
};

const DIFFICULTY: Distribution = { mean: 4, bars: [1, 2, 3, 4, 5].map((value) => ({ value, count: value === 4 ? 1 : 0 })) };

const { myVote: _vote, mine: _mine, ...TOLD } = EXAM_EXPERIENCE;

const EXAM: Exam = {
  slug: 'diritto-privato',
  name: 'Diritto privato',
  faculty: 'Giurisprudenza',
  counts: { experiences: 1, groups: 1, mentors: 1 },
  passed: 1,
  difficulty: DIFFICULTY,
  grades: { mean: 27, bars: Array.from({ length: 13 }, (_, index) => ({ value: 18 + index, count: index === 9 ? 1 : 0 })) },
  experiences: [TOLD],
  groups: [
    {
      id: 5,
      title: 'Il codice, un libro alla volta',
      subject: 'Diritto privato',
      university: 'Università degli Studi di Torino',
      faculty: 'Giurisprudenza',
      meetingType: 'online',
      maxMembers: 6,
      currentMembers: 3,
      createdAt: '2026-11-20T17:05:00.000Z',
    },
  ],
  mentors: [
    {
      id: 4,
      courseOfStudy: 'Giurisprudenza',
      studyYear: 4,
      specializations: ['Diritto privato', 'Ansia da esame'],
      isAvailable: true,
      full: false,
      user: { university: 'Università degli Studi di Torino', faculty: 'Giurisprudenza' },
    },
  ],
  posts: [
    {
      id: 42,
      type: 'vent',
      title: null,
      content: 'Domani ho l’orale di Diritto privato e non riesco a dormire.',
      university: 'Università degli Studi di Torino',
      createdAt: '2026-11-21T22:40:00.000Z',
      likes: 7,
      commentsCount: 2,
    },
  ],
};

const TRANSPARENCY_MONTH: TransparencyMonth = {
  month: '2026-11',
  reports: [
    { reason: 'insult', count: 14 },
    { reason: 'worried', count: 6 },
  ],
  found: 3,
  folded: 2,
  decisions: [
    { action: 'keep', count: 9 },
    { action: 'remove', count: 5 },
  ],
  medianHours: 3.5,
  appeals: 1,
  upheld: 0,
  lifted: 1,
};

const ADD_DEVICE = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABnQ',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'c2VncmV0b2RpcHJvdmExMg' },
} satisfies AddDevice;

const DEVICES = { count: 1, here: true, publicKey: `B${'A'.repeat(86)}` } satisfies Devices;

const NOTICE_SETTINGS: NoticeSettings = {
  comment: true,
  reply: true,
  likes: true,
  chat: true,
  request: true,
  answer: true,
  group: true,
  place: true,
  moderation: true,
  unanswered: false,
  mail: false,
};

const NOTICE: Notice = {
  id: 29_680_003,
  kind: 'comment',
  createdAt: '2026-11-21T22:50:00.000Z',
  read: false,
  postId: 42,
  count: 3,
  excerpt: 'Domani ho l’orale e stanotte non riesco a dormire…',
};

const ACCOUNT_EXPORT: AccountExport = {
  exportedAt: '2026-11-21T23:10:00.000Z',
  notices: [NOTICE],
  noticeSettings: NOTICE_SETTINGS,
  noticeDevices: 1,
  waitingMails: [],
  openLinks: [],
  profile: { ...PROFILE, createdAt: '2026-10-02T08:00:00.000Z', termsAcceptedAt: '2026-10-02T08:00:00.000Z' },
  sessions: [{ createdAt: '2026-11-20T19:30:00.000Z', expiresAt: '2026-12-20T19:30:00.000Z' }],
  posts: [{ ...POST, liked: false, mine: true }],
  comments: [OWN_COMMENT],
  voices: [{ postId: 40, alias: COMMENT.alias }],
  likedPosts: [40, 41],
  likedComments: [127],
  studyGroups: [{ ...STUDY_GROUP, mine: true, written: true }],
  joinedStudyGroups: [{ id: 16, title: 'Diritto privato, ripasso serale', mine: false }],
  waitingStudyGroups: [],
  removedFromGroups: [],
  groupMessages: [OWN_BOARD_MESSAGE],
  groupVoices: [{ groupId: 17, alias: BOARD_MESSAGE.alias }],
  meetings: [],
  meetingAnswers: [{ meetingId: 52, coming: true }],
  examExperiences: [{ ...EXAM_EXPERIENCE, myVote: null, mine: true }],
  votes: [{ experienceId: 70, helpful: true }],
  mentorProfile: null,
  mentorshipMessages: [{ requestId: SENT_REQUEST.id, content: 'Grazie, comincio dagli appunti.', createdAt: '2026-11-19T20:40:00.000Z' }],
  sentRequests: [SENT_REQUEST],
  receivedRequests: [],
  reports: [OWN_REPORT],
  measures: [],
  takenCases: [],
};

/** Responses for which the example of their component does not fit, by the name of the call. */
export const ANSWERS: Record<string, unknown> = {
  'moderation.decide': DECIDED,
  'moderation.answerAppeal': {
    ...DECIDED,
    action: 'keep',
    appeal: {
      text: APPEAL_MEASURE.text,
      createdAt: '2026-11-22T08:00:00.000Z',
      outcome: 'lifted',
      answer: ANSWER_APPEAL.reason,
      mayAnswer: false,
    },
  } satisfies Case,
  'measures.appeal': {
    ...MEASURE,
    appeal: { text: APPEAL_MEASURE.text, createdAt: '2026-11-22T08:00:00.000Z', outcome: null, answer: null },
    mayAppeal: false,
  } satisfies Measure,
  'notices.updateSettings': { ...NOTICE_SETTINGS, likes: false } satisfies NoticeSettings,
  'devices.list': DEVICES,
  'devices.add': DEVICES,
  'devices.remove': { ...DEVICES, count: 0, here: false },
  'moderation.reread': { ask: false } satisfies z.infer<typeof Rereading>,
  'posts.create': { ...POST, likes: 0, commentsCount: 0, commentCount: 0, liked: false, mine: true } satisfies Post,
  'posts.update': { ...POST, content: UPDATE_POST.content, editedAt: '2026-11-21T22:44:00.000Z', mine: true } satisfies Post,
  'posts.restore': { ...POST, chatActive: 0, mine: true } satisfies Post,
  'comments.update': { ...COMMENT, content: UPDATE_COMMENT.content, editedAt: '2026-11-21T22:54:00.000Z' } satisfies Comment,
  'studyGroups.update': { ...STUDY_GROUP, schedule: 'Lunedì, 18-20', maxMembers: 8, mine: true, written: true } satisfies StudyGroup,
  'studyGroups.restore': { ...STUDY_GROUP, mine: true, written: true } satisfies StudyGroup,
  'examExperiences.restore': { ...EXAM_EXPERIENCE, mine: true } satisfies ExamExperience,
  'account.posts': [{ ...POST, mine: true }] satisfies Post[],
  'account.experiences': [{ ...EXAM_EXPERIENCE, mine: true }] satisfies ExamExperience[],
  'account.studyGroups': [{ ...STUDY_GROUP }] satisfies StudyGroup[],
  'posts.unlike': { likes: 7, liked: false } satisfies LikeState,
  'comments.create': { ...COMMENT, likes: 0 } satisfies Comment,
  'comments.unlike': { likes: 7, liked: false } satisfies LikeState,
  'studyGroups.create': { ...STUDY_GROUP, currentMembers: 1, mine: true, written: true } satisfies StudyGroup,
  'studyGroups.leave': { ...STUDY_GROUP, currentMembers: 2, joined: false } satisfies StudyGroup,
  'meetings.create': { ...MEETING, coming: 0, notComing: 0, myAnswer: null, mine: true } satisfies Meeting,
  'waiting.create': { ...STUDY_GROUP, currentMembers: 6, joined: false, waitingPosition: 2 } satisfies StudyGroup,
  'waiting.delete': { ...STUDY_GROUP, currentMembers: 6, joined: false } satisfies StudyGroup,
  'examExperiences.create': { ...EXAM_EXPERIENCE, helpful: 0, notHelpful: 0, myVote: null, mine: true } satisfies ExamExperience,
  'mentors.me': OWN_MENTOR,
  'mentors.create': { ...OWN_MENTOR, rating: 0, totalSessions: 0, openMentees: 0 } satisfies Mentor,
  'mentors.update': { ...OWN_MENTOR, isAvailable: false, capacity: 2 } satisfies Mentor,
  'mentorship.request': { ...SENT_REQUEST, status: 'pending', mentorResponse: null } satisfies SentRequest,
  'mentorship.withdraw': { ...SENT_REQUEST, status: 'withdrawn', mentorResponse: null } satisfies SentRequest,
  'mentorship.end': { ...REQUEST, status: 'completed' } satisfies MentorshipRequest,
  'mentorship.rate': { ...SENT_REQUEST, status: 'completed', rating: 5 } satisfies SentRequest,
};

const LETTER: Letter = {
  id: 1795294800000,
  content: 'Grazie, comincio dagli appunti.',
  createdAt: '2026-11-19T20:40:00.000Z',
  alias: 'Chi ha chiesto aiuto',
  mine: true,
};

/** One example of every body, by the name of its component. */
export const EXAMPLES = {
  CreateReport: CREATE_REPORT,
  Letter: LETTER,
  Reported: { reported: true },
  CreateGuestReport: CREATE_GUEST_REPORT,
  GuestReported: { reported: true, receipt: false },
  OwnReport: OWN_REPORT,
  CaseSummary: CASE_SUMMARY,
  Case: CASE,
  Decide: DECIDE,
  Care: CARE,
  AnswerAppeal: ANSWER_APPEAL,
  Measure: MEASURE,
  AppealMeasure: APPEAL_MEASURE,
  ExamSubject: EXAM_SUBJECT,
  Distribution: DIFFICULTY,
  Exam: EXAM,
  TransparencyMonth: TRANSPARENCY_MONTH,
  Register: REGISTER,
  Login: LOGIN,
  Profile: PROFILE,
  LoggedIn: LOGGED_IN,
  Session: SESSION,
  SessionsEnded: SESSIONS_ENDED,
  DeviceForgotten: DEVICE_FORGOTTEN,
  LoggedOut: LOGGED_OUT,
  ConfirmAddress: CONFIRM_ADDRESS,
  AskForMail: ASK_FOR_MAIL,
  MailAsked: MAIL_ASKED,
  ResetPassword: RESET_PASSWORD,
  PasswordChanged: PASSWORD_CHANGED,
  ChangePassword: CHANGE_PASSWORD,
  ChangeAddress: CHANGE_ADDRESS,
  AddressChange: ADDRESS_CHANGE,
  University: UNIVERSITY,
  Faculty: FACULTY,
  UniversityDomain: { domain: 'edu.unito.it' },
  CreatePost: CREATE_POST,
  Reread: { text: 'Non capisco come tu abbia fatto a passarlo.' } satisfies z.input<typeof Reread>,
  Post: POST,
  LikeState: LIKE_STATE,
  Answers: { waiting: 6, answeredWithinDay: 91 } satisfies Answers,
  CreateComment: CREATE_COMMENT,
  Comment: COMMENT,
  OwnComment: OWN_COMMENT,
  UpdatePost: UPDATE_POST,
  UpdateComment: UPDATE_COMMENT,
  Deleted: DELETED,
  CreateStudyGroup: CREATE_STUDY_GROUP,
  StudyGroup: STUDY_GROUP,
  UpdateStudyGroup: UPDATE_STUDY_GROUP,
  StudyGroupDeleted: { ...DELETED, handedOver: true } satisfies StudyGroupDeleted,
  StudyGroupName: { id: 16, title: 'Diritto privato, ripasso serale' } satisfies StudyGroupName,
  RemoveMember: { alias: BOARD_MESSAGE.alias },
  CreateBoardMessage: CREATE_BOARD_MESSAGE,
  BoardMessage: BOARD_MESSAGE,
  OwnBoardMessage: OWN_BOARD_MESSAGE,
  CreateMeeting: CREATE_MEETING,
  Meeting: MEETING,
  AnswerMeeting: { coming: true } satisfies Body<typeof AnswerMeeting, 'id' | 'meetingId'>,
  MeetingDeleted: { deleted: true } satisfies z.infer<typeof MeetingDeleted>,
  MentorDeleted: { deleted: true } satisfies z.infer<typeof MentorDeleted>,
  CreateExamExperience: CREATE_EXAM_EXPERIENCE,
  ExamExperience: EXAM_EXPERIENCE,
  VoteExamExperience: VOTE_EXAM_EXPERIENCE,
  VoteState: VOTE_STATE,
  CreateMentor: CREATE_MENTOR,
  Mentor: MENTOR,
  UpdateMentor: UPDATE_MENTOR,
  CreateMentorshipRequest: CREATE_REQUEST,
  MentorshipRequest: REQUEST,
  SentRequest: SENT_REQUEST,
  UpdateMentorshipRequest: UPDATE_REQUEST,
  RateMentorship: RATE_MENTORSHIP,
  Notice: NOTICE,
  ReadNotices: { ids: [29_680_003] } satisfies ReadNotices,
  NoticesRead: { unread: 0 } satisfies z.infer<typeof NoticesRead>,
  NoticeSettings: NOTICE_SETTINGS,
  UpdateNoticeSettings: { likes: false } satisfies UpdateNoticeSettings,
  AddDevice: ADD_DEVICE,
  ExportAccount: EXPORT_ACCOUNT,
  DeleteAccount: DELETE_ACCOUNT,
  AccountDeleted: ACCOUNT_DELETED,
  AccountExport: ACCOUNT_EXPORT,
  ShareableDetails: SHAREABLE_DETAILS,
};
