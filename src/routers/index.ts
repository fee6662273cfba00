import { accountRouter } from './account/router.ts';
import { authRouter } from './auth/router.ts';
import { boardRouter } from './board/router.ts';
import { lettersRouter } from './chat/router.ts';
import { commentsRouter } from './comments/router.ts';
import { devicesRouter } from './devices/router.ts';
import { examExperiencesRouter } from './exam-experiences/router.ts';
import { examsRouter } from './exams/router.ts';
import { measuresRouter } from './measures/router.ts';
import { meetingsRouter } from './meetings/router.ts';
import { membershipsRouter } from './memberships/router.ts';
import { mentorsRouter } from './mentors/router.ts';
import { mentorshipRouter } from './mentorship/router.ts';
import { moderationRouter } from './moderation/router.ts';
import { noticesRouter } from './notices/router.ts';
import { postsRouter } from './posts/router.ts';
import { ownListsRouter } from './own-lists/router.ts';
import { removalsRouter } from './removals/router.ts';
import { reportsRouter } from './reports/router.ts';
import { studyGroupsRouter } from './study-groups/router.ts';
import { credentialsRouter } from './credentials/router.ts';
import { transparencyRouter } from './transparency/router.ts';
import { createCallerFactory, mergeRouters, router } from './trpc.ts';
import { universitiesRouter } from './universities/router.ts';
import { waitingRouter } from './waiting/router.ts';

/** The whole API: each procedure is served at `/trpc` and, by its OpenAPI meta, at `/api`. */
export const appRouter = router({
  auth: mergeRouters(authRouter, credentialsRouter),
  account: mergeRouters(accountRouter, ownListsRouter),
  universities: universitiesRouter,
  posts: postsRouter,
  comments: commentsRouter,
  studyGroups: mergeRouters(studyGroupsRouter, membershipsRouter),
  waiting: waitingRouter,
  removals: removalsRouter,
  board: boardRouter,
  meetings: meetingsRouter,
  examExperiences: examExperiencesRouter,
  exams: examsRouter,
  mentors: mentorsRouter,
  mentorship: mergeRouters(mentorshipRouter, lettersRouter),
  reports: reportsRouter,
  notices: noticesRouter,
  devices: devicesRouter,
  moderation: moderationRouter,
  measures: measuresRouter,
  transparency: transparencyRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
