import { accountRouter } from './account/router.ts';
import { authRouter } from './auth/router.ts';
import { commentsRouter } from './comments/router.ts';
import { examExperiencesRouter } from './exam-experiences/router.ts';
import { mentorsRouter } from './mentors/router.ts';
import { mentorshipRouter } from './mentorship/router.ts';
import { postsRouter } from './posts/router.ts';
import { studyGroupsRouter } from './study-groups/router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { universitiesRouter } from './universities/router.ts';

export { deleteErasure, deleteTrace, deleteWhatIdentifies, findTraces, listErasures, toPerson } from './account/queries.ts';
export { TRACES } from './account/traces.ts';
export type { TraceTable } from './traces.ts';
export {
  findAccountByEmail,
  findViewer,
  hashToken,
  insertAccount,
  listOpenSessions,
  listStudyPlaces,
  shufflePeople,
  whileAccountStands,
} from './auth/queries.ts';
export { listOpenPostChats, listOpenRequestChats } from './chat/queries.ts';
export { giveVoice } from './comments/queries.ts';
export { ownRequest } from './mentorship/router.ts';
export { findPost } from './posts/queries.ts';
export { describeFailure, isDatabaseAway } from './trpc.ts';

/** The whole API: each procedure is served at `/trpc` and, by its OpenAPI meta, at `/api`. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  universities: universitiesRouter,
  posts: postsRouter,
  comments: commentsRouter,
  studyGroups: studyGroupsRouter,
  examExperiences: examExperiencesRouter,
  mentors: mentorsRouter,
  mentorship: mentorshipRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
