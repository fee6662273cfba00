import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../openapi/examples.ts';
import { findAccountByEmail } from '../src/routers/auth/queries.ts';
import { issueToken, type TokenUse } from '../src/routers/credentials/queries.ts';
import { sessionIdOf } from '../src/routers/sessions/queries.ts';
import { GUEST_POSTS_MAX } from '../src/routers/posts/limits.ts';
import { procedures } from '../src/routers/procedures.ts';
import { call, useTestApp } from './support/app.ts';
import { overRest, overTrpc, type Outcome } from './support/calls.ts';
import { operations } from './support/document.ts';
import { makeExamExperience } from './support/factories-exam-experiences.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from './support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from './support/factories-study-groups.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from './support/moderation.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from './support/factories.ts';

/** No session; an unrelated student; the owner of the thing; a mentor, who in mentorships is the one asked; a moderator. */
const ROLES = ['guest', 'student', 'owner', 'mentor', 'moderator'] as const;
type Role = (typeof ROLES)[number];

/** Accounts created anew for each call, so that calls do not depend on each other; each is created on first use. */
interface Cast {
  student(): Promise<TestStudent>;
  owner(): Promise<TestStudent>;
  mentor(): Promise<TestMentor>;
}

function makeCast(): Cast {
  const once = <Person>(make: () => Promise<Person>) => {
    let made: Promise<Person> | undefined;
    return () => (made ??= make());
  };
  return { student: once(() => makeStudent(app)), owner: once(() => makeStudent(app)), mentor: once(() => makeMentor(app)) };
}

async function tokenOf(role: Role, cast: Cast): Promise<string | undefined> {
  if (role === 'guest') return undefined;
  if (role === 'moderator') return moderator.token;
  return role === 'mentor' ? (await cast.mentor()).by.token : (await cast[role]()).token;
}

type Input = Record<string, unknown>;

interface Row {
  name: string;
  /** What the row is about, if the name does not tell. */
  about?: string;
  /** Creates the thing that the call is about and returns the input. */
  input?(cast: Cast): Input | Promise<Input>;
  /** The expected status per role, in the order of ROLES; the moderator's only where it matters. */
  expects: [guest: number, student: number, owner: number, mentor: number, moderator?: number];
  /** What the result must match for a role. */
  shows?: Partial<Record<Role, unknown>>;
}

const app = useTestApp(MODERATED);

let moderator: TestStudent;
let otherModerator: TestStudent;
beforeAll(async () => void ([moderator, otherModerator] = await makeModerators(app)));

const uniqueEmail = () => `${Math.random().toString(36).slice(2)}@edu.unito.it`;
const postId = async ({ owner }: Cast) => ({ id: (await makePost(app, { by: await owner() })).id });
const commentId = async ({ owner }: Cast) => ({ id: (await makeComment(app, { by: await owner() })).id });
const groupId = async ({ owner }: Cast) => ({ id: (await makeStudyGroup(app, { by: await owner() })).id });

async function messageId(cast: Cast): Promise<{ id: number; messageId: number }> {
  const { id } = await groupId(cast);
  return { id, messageId: (await makeMessage(app, id, await cast.owner())).id };
}

const tomorrow = () => new Date(app.services.now().getTime() + 86_400_000).toISOString();

async function meetingId(cast: Cast): Promise<{ id: number; meetingId: number }> {
  const { id } = await groupId(cast);
  const as = (await cast.owner()).token;
  const { body } = await call<{ id: number }>(app, 'POST', `/study-groups/${id}/meetings`, { as, body: { startsAt: tomorrow() } });
  return { id, meetingId: body.id };
}

async function fullGroupId({ owner }: Cast): Promise<{ id: number }> {
  const { id } = await makeStudyGroup(app, { by: await owner(), maxMembers: 4 });
  for (let joined = 1; joined < 4; joined += 1) await call(app, 'POST', `/study-groups/${id}/join`, { as: (await makeStudent(app)).token });
  return { id };
}

const experienceId = async ({ owner }: Cast) => ({ id: (await makeExamExperience(app, { by: await owner() })).id });

/** Creates a request of the owner to the mentor and moves it to `status`. */
async function requestId(cast: Cast, status: 'pending' | 'accepted' | 'completed'): Promise<{ requestId: number }> {
  const [owner, mentor] = [await cast.owner(), await cast.mentor()];
  const { id } = await makeRequest(app, { mentor, by: owner });
  if (status !== 'pending') await moveRequest(app, id, mentor.by, 'accepted');
  if (status === 'completed') await moveRequest(app, id, owner, 'completed');
  return { requestId: id };
}

/** Issues a token like those sent by mail. */
async function tokenFor({ accountId, email }: Pick<TestStudent, 'accountId' | 'email'>, use: TokenUse): Promise<string> {
  const { db, services } = app;
  return (await issueToken(db, services.vault, { use, accountId, email, passwordVersion: 0 }, services.now()))!.token;
}

/** Returns an input that does not refer to the thing created by `make`. */
const having = (make: (cast: Cast) => Promise<unknown>, input: Input) => async (cast: Cast) => {
  await make(cast);
  return input;
};

/** Creates a thing of the owner and deletes it as the owner. */
const deleted = (path: string, make: (cast: Cast) => Promise<{ id: number }>) => async (cast: Cast) => {
  const thing = await make(cast);
  await call(app, 'DELETE', `${path}/${thing.id}`, { as: (await cast.owner()).token });
  return thing;
};

/** Creates a post of the owner and enough newer ones to hide it from guests. */
async function oldPostId(cast: Cast): Promise<{ id: number }> {
  const old = await postId(cast);
  for (let newer = 0; newer < GUEST_POSTS_MAX; newer += 1) await postId(cast);
  return old;
}

const reportOfPost = async (cast: Cast) => ({ ...EXAMPLES.CreateReport, kind: 'post', ...(await postId(cast)) });

/** Creates a case about a post of the owner. */
async function caseId(cast: Cast): Promise<{ id: number }> {
  const post = await postId(cast);
  await report(app, await cast.student(), { kind: 'post', ...post });
  return { id: (await caseOf(app, otherModerator, { kind: 'post', ...post })).id };
}

/** Creates a case on which the other moderator has decided to warn the owner. */
async function decidedCase(cast: Cast): Promise<number> {
  const { id } = await caseId(cast);
  await decideOn(app, otherModerator, id, { action: 'warn' });
  return id;
}

const OPEN: Row['expects'] = [200, 200, 200, 200];
const OWNER: Row['expects'] = [401, 403, 200, 403];
/** Answers 404 to anyone but the owner, so as not to reveal that the thing exists. */
const OWNER_ALONE: Row['expects'] = [401, 404, 200, 404];
const STUDENTS: Row['expects'] = [401, 200, 200, 200];
const MODERATORS: Row['expects'] = [404, 404, 404, 404, 200];
const newestIs = (fields: object) => expect.objectContaining({ 0: expect.objectContaining(fields) });

const ROWS: Row[] = [
  { name: 'auth.register', input: () => ({ ...EXAMPLES.Register, email: uniqueEmail() }), expects: OPEN },
  {
    name: 'auth.login',
    async input() {
      const email = uniqueEmail();
      await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
      return { ...EXAMPLES.Login, email };
    },
    expects: OPEN,
  },
  { name: 'auth.user', expects: STUDENTS },
  { name: 'auth.logout', expects: OPEN },
  { name: 'auth.forgetDevice', expects: OPEN },
  {
    name: 'auth.confirm',
    about: 'with a link, which whoever reads the mail may use',
    async input() {
      const email = uniqueEmail();
      await call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
      const account = await findAccountByEmail(app.db, app.services.vault, email);
      return { token: await tokenFor({ accountId: account!.id, email }, 'confirm') };
    },
    expects: OPEN,
  },
  { name: 'auth.confirm', about: 'with a token that nobody got', input: () => EXAMPLES.ConfirmAddress, expects: [400, 400, 400, 400] },
  { name: 'auth.resendConfirmation', input: async ({ owner }) => ({ email: (await owner()).email }), expects: OPEN },
  { name: 'auth.forgotPassword', input: async ({ owner }) => ({ email: (await owner()).email }), expects: OPEN },
  {
    name: 'auth.resetPassword',
    about: 'with a token of the owner’s address',
    input: async ({ owner }) => ({ ...EXAMPLES.ResetPassword, token: await tokenFor(await owner(), 'reset') }),
    expects: OPEN,
  },
  { name: 'auth.sessions', expects: STUDENTS, shows: { student: [{ current: true }], owner: [{ current: true }] } },
  {
    name: 'auth.endSession',
    about: 'of the owner',
    input: async ({ owner }) => ({ id: sessionIdOf((await owner()).token) }),
    expects: [401, 404, 200, 404],
  },
  { name: 'auth.endOtherSessions', expects: STUDENTS, shows: { owner: { ended: 0 } } },

  {
    name: 'account.export',
    about: 'where the owner has written a post',
    input: having(postId, { password: STUDENT_PASSWORD }),
    expects: STUDENTS,
    shows: { student: { posts: [] }, owner: { posts: [{ mine: true }] } },
  },
  {
    name: 'account.export',
    about: 'with a wrong password',
    input: () => ({ password: 'di qualcun altro' }),
    expects: [401, 403, 403, 403],
  },
  {
    name: 'account.posts',
    about: 'where the owner has written one',
    input: having(postId, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ mine: true }], mentor: [] },
  },
  {
    name: 'account.comments',
    about: 'where the owner has written one',
    input: having(commentId, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ parentId: null }], mentor: [] },
  },
  {
    name: 'account.experiences',
    about: 'where the owner has shared one',
    input: having(experienceId, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ mine: true }], mentor: [] },
  },
  {
    name: 'account.messages',
    about: 'where the owner has written one',
    input: having(messageId, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ parentId: null }], mentor: [] },
  },
  {
    name: 'account.studyGroups',
    about: 'where the owner is in one',
    input: having(groupId, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ mine: true, joined: true }], mentor: [] },
  },
  {
    name: 'account.changePassword',
    input: () => ({ ...EXAMPLES.ChangePassword, currentPassword: STUDENT_PASSWORD }),
    expects: STUDENTS,
  },
  { name: 'account.changePassword', about: 'with a wrong password', input: () => EXAMPLES.ChangePassword, expects: [401, 403, 403, 403] },
  {
    name: 'account.changeAddress',
    input: () => ({ email: uniqueEmail(), currentPassword: STUDENT_PASSWORD }),
    expects: STUDENTS,
  },
  {
    name: 'account.changeAddress',
    about: 'to the owner’s, where no mail can ask them',
    input: async ({ owner }) => ({ email: (await owner()).email, currentPassword: STUDENT_PASSWORD }),
    expects: [401, 409, 200, 409],
  },
  { name: 'account.shareable', expects: STUDENTS, shows: { owner: { studyYear: { value: '2° anno triennale' } } } },
  {
    name: 'account.delete',
    about: 'with the right password',
    input: () => ({ ...EXAMPLES.DeleteAccount, password: STUDENT_PASSWORD }),
    expects: STUDENTS,
  },
  {
    name: 'account.delete',
    about: 'with a wrong password',
    input: () => ({ ...EXAMPLES.DeleteAccount, password: 'di qualcun altro' }),
    expects: [401, 403, 403, 403],
  },

  { name: 'universities.search', input: () => ({ q: 'torino' }), expects: OPEN },
  { name: 'universities.domain', input: () => ({ domain: 'unito.it' }), expects: OPEN },
  { name: 'universities.faculties', input: () => ({ id: 1 }), expects: OPEN },

  {
    name: 'posts.list',
    about: 'with a post of the owner',
    input: having(postId, { limit: 1 }),
    expects: OPEN,
    shows: {
      guest: newestIs({ mine: false }),
      student: newestIs({ mine: false }),
      owner: newestIs({ mine: true }),
      mentor: newestIs({ mine: false }),
    },
  },
  {
    name: 'notices.list',
    about: 'where somebody has answered the owner',
    input: async ({ owner, student }) => {
      await makeComment(app, { post: await makePost(app, { by: await owner() }), by: await student() });
      await app.app.notices.run();
      return {};
    },
    expects: STUDENTS,
    shows: { student: [], owner: [{ kind: 'comment', count: 1 }] },
  },
  { name: 'notices.read', input: () => ({ all: true }), expects: STUDENTS, shows: { owner: { unread: 0 } } },
  { name: 'notices.settings', expects: STUDENTS, shows: { owner: { comment: true, mail: false } } },
  { name: 'notices.updateSettings', input: () => EXAMPLES.UpdateNoticeSettings, expects: STUDENTS, shows: { owner: { likes: false } } },
  { name: 'devices.list', input: () => ({}), expects: STUDENTS, shows: { student: { count: 0 } } },
  { name: 'devices.add', input: () => EXAMPLES.AddDevice, expects: STUDENTS, shows: { owner: { count: 1 } } },
  { name: 'devices.remove', input: () => ({}), expects: STUDENTS, shows: { owner: { count: 0 } } },
  { name: 'moderation.reread', input: () => EXAMPLES.Reread, expects: STUDENTS },

  { name: 'reports.create', about: 'of the owner’s post', input: reportOfPost, expects: [401, 200, 400, 200, 200] },
  {
    name: 'reports.createAsGuest',
    input: async (cast) => ({ address: `http://localhost/posts/${(await postId(cast)).id}`, reason: 'spam' }),
    expects: OPEN,
  },
  {
    name: 'reports.list',
    about: 'where the owner has reported something',
    input: having(async ({ owner }) => report(app, await owner(), { kind: 'post', id: (await makePost(app)).id }), {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ outcome: null }] },
  },
  { name: 'moderation.cases', input: having(caseId, {}), expects: MODERATORS },
  { name: 'moderation.case', input: caseId, expects: MODERATORS },
  { name: 'moderation.take', input: caseId, expects: MODERATORS, shows: { moderator: { taken: 'mine' } } },
  {
    name: 'moderation.decide',
    input: async (cast) => ({ ...EXAMPLES.Decide, version: undefined, ...(await caseId(cast)) }),
    expects: MODERATORS,
  },
  { name: 'moderation.care', input: async (cast) => ({ ...EXAMPLES.Care, ...(await caseId(cast)) }), expects: MODERATORS },
  {
    name: 'moderation.answerAppeal',
    about: 'where another moderator has decided',
    async input(cast) {
      const id = await decidedCase(cast);
      await call(app, 'POST', `/account/measures/${id}/appeal`, { as: (await cast.owner()).token, body: { text: 'Non era un insulto.' } });
      return { ...EXAMPLES.AnswerAppeal, id };
    },
    expects: MODERATORS,
  },
  {
    name: 'measures.list',
    about: 'where something was decided about the owner',
    input: having(decidedCase, {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ action: 'warn' }] },
  },
  {
    name: 'measures.appeal',
    about: 'of the owner',
    input: async (cast) => ({ ...EXAMPLES.AppealMeasure, id: await decidedCase(cast) }),
    expects: OWNER_ALONE,
  },
  { name: 'transparency.months', input: () => ({}), expects: OPEN },
  { name: 'posts.answers', expects: STUDENTS, shows: { owner: { answeredWithinDay: null } } },
  { name: 'posts.create', input: () => EXAMPLES.CreatePost, expects: STUDENTS },
  { name: 'posts.get', about: 'that is new', input: postId, expects: OPEN, shows: { owner: { mine: true }, student: { mine: false } } },
  { name: 'posts.get', about: 'that is not among the newest', input: oldPostId, expects: STUDENTS },
  { name: 'posts.update', input: async (cast) => ({ ...(await postId(cast)), ...EXAMPLES.UpdatePost }), expects: OWNER },
  { name: 'posts.delete', input: postId, expects: OWNER },
  { name: 'posts.restore', input: deleted('/posts', postId), expects: OWNER_ALONE },
  { name: 'posts.like', input: postId, expects: STUDENTS },
  { name: 'posts.unlike', input: postId, expects: STUDENTS },

  {
    name: 'comments.list',
    about: 'with a comment of the owner on another’s post',
    async input({ owner }) {
      const post = await makePost(app);
      await makeComment(app, { post, by: await owner() });
      return { id: post.id };
    },
    expects: STUDENTS,
    shows: { student: newestIs({ mine: false, isAuthor: false }), owner: newestIs({ mine: true, isAuthor: false }) },
  },
  { name: 'comments.create', input: async (cast) => ({ ...(await postId(cast)), ...EXAMPLES.CreateComment }), expects: STUDENTS },
  { name: 'comments.update', input: async (cast) => ({ ...(await commentId(cast)), ...EXAMPLES.UpdateComment }), expects: OWNER },
  { name: 'comments.delete', input: commentId, expects: OWNER },
  { name: 'comments.restore', input: deleted('/comments', commentId), expects: OWNER_ALONE },
  { name: 'comments.like', input: commentId, expects: STUDENTS },
  { name: 'comments.unlike', input: commentId, expects: STUDENTS },

  {
    name: 'studyGroups.list',
    about: 'with a group of the owner',
    input: having(groupId, { limit: 1 }),
    expects: STUDENTS,
    shows: { student: newestIs({ mine: false, joined: false }), owner: newestIs({ mine: true, joined: true }) },
  },
  {
    name: 'studyGroups.get',
    input: groupId,
    expects: STUDENTS,
    shows: {
      student: expect.objectContaining({ mine: false, joined: false }),
      owner: expect.objectContaining({ mine: true, joined: true }),
    },
  },
  { name: 'studyGroups.create', input: () => EXAMPLES.CreateStudyGroup, expects: STUDENTS },
  { name: 'studyGroups.update', input: async (cast) => ({ ...(await groupId(cast)), ...EXAMPLES.UpdateStudyGroup }), expects: OWNER },
  { name: 'studyGroups.delete', input: groupId, expects: OWNER },
  { name: 'studyGroups.restore', input: deleted('/study-groups', groupId), expects: OWNER_ALONE },
  { name: 'studyGroups.join', input: groupId, expects: STUDENTS },
  {
    name: 'removals.create',
    about: 'of a member whom nobody knows by this name',
    input: async (cast) => ({ ...(await groupId(cast)), ...EXAMPLES.RemoveMember }),
    expects: [401, 403, 404, 403],
  },
  { name: 'board.list', about: 'of a group that only its owner is in', input: groupId, expects: OWNER },
  { name: 'board.create', input: async (cast) => ({ ...(await groupId(cast)), ...EXAMPLES.CreateBoardMessage }), expects: OWNER },
  { name: 'board.delete', input: messageId, expects: OWNER_ALONE },
  {
    name: 'board.restore',
    async input(cast) {
      const ids = await messageId(cast);
      await call(app, 'DELETE', `/study-groups/${ids.id}/messages/${ids.messageId}`, { as: (await cast.owner()).token });
      return ids;
    },
    expects: OWNER_ALONE,
  },
  { name: 'meetings.list', input: groupId, expects: OWNER },
  { name: 'meetings.create', input: async (cast) => ({ ...(await groupId(cast)), startsAt: tomorrow() }), expects: OWNER },
  { name: 'meetings.answer', input: async (cast) => ({ ...(await meetingId(cast)), coming: true }), expects: OWNER },
  { name: 'meetings.delete', input: meetingId, expects: OWNER },
  { name: 'waiting.create', about: 'for a full group, its creator too', input: fullGroupId, expects: STUDENTS },
  { name: 'waiting.delete', input: fullGroupId, expects: STUDENTS },
  { name: 'studyGroups.leave', about: 'which its creator cannot', input: groupId, expects: [401, 200, 403, 200] },

  {
    name: 'examExperiences.list',
    about: 'with an experience of the owner',
    input: having(experienceId, { limit: 1 }),
    expects: STUDENTS,
    shows: { student: newestIs({ mine: false }), owner: newestIs({ mine: true }) },
  },
  { name: 'examExperiences.create', input: () => EXAMPLES.CreateExamExperience, expects: STUDENTS },
  { name: 'examExperiences.delete', input: experienceId, expects: OWNER },
  { name: 'examExperiences.restore', input: deleted('/exam-experiences', experienceId), expects: OWNER_ALONE },
  { name: 'exams.list', input: () => ({}), expects: STUDENTS },
  { name: 'exams.get', input: () => ({ slug: 'analisi-1' }), expects: STUDENTS },
  {
    name: 'examExperiences.vote',
    input: async (cast) => ({ ...(await experienceId(cast)), ...EXAMPLES.VoteExamExperience }),
    expects: STUDENTS,
  },

  { name: 'mentors.list', input: () => ({}), expects: OPEN },
  { name: 'mentors.me', expects: [401, 404, 404, 200], shows: { mentor: { mine: true } } },
  { name: 'mentors.create', input: () => EXAMPLES.CreateMentor, expects: [401, 200, 200, 409] },
  { name: 'mentors.update', input: () => EXAMPLES.UpdateMentor, expects: [401, 404, 404, 200] },
  { name: 'mentors.delete', expects: [401, 404, 404, 200] },

  {
    name: 'mentorship.sent',
    about: 'where the owner has asked',
    input: having((cast) => requestId(cast, 'pending'), {}),
    expects: STUDENTS,
    shows: { student: [], owner: [{ status: 'pending' }], mentor: [] },
  },
  {
    name: 'mentorship.request',
    about: 'which nobody may send to oneself',
    input: async ({ mentor }) => ({ ...EXAMPLES.CreateMentorshipRequest, mentorId: (await mentor()).id }),
    expects: [401, 200, 200, 400],
  },
  {
    name: 'mentorship.received',
    about: 'where the mentor was asked',
    input: having((cast) => requestId(cast, 'pending'), {}),
    expects: [401, 403, 403, 200],
    shows: { mentor: [{ status: 'pending' }] },
  },
  {
    name: 'mentorship.update',
    about: 'accepting',
    input: async (cast) => ({ ...(await requestId(cast, 'pending')), ...EXAMPLES.UpdateMentorshipRequest }),
    expects: [401, 403, 403, 200],
  },
  {
    name: 'mentorship.update',
    about: 'completing',
    input: async (cast) => ({ ...(await requestId(cast, 'accepted')), status: 'completed' }),
    expects: [401, 403, 200, 200],
  },
  {
    name: 'mentorship.withdraw',
    about: 'what is pending',
    input: async (cast) => requestId(cast, 'pending'),
    expects: [401, 403, 200, 403],
  },
  {
    name: 'mentorship.end',
    about: 'what is accepted',
    input: async (cast) => requestId(cast, 'accepted'),
    expects: [401, 403, 200, 200],
  },
  {
    name: 'mentorship.letters',
    about: 'of what is accepted',
    input: async (cast) => requestId(cast, 'accepted'),
    expects: [401, 403, 200, 200],
    shows: { owner: [], mentor: [] },
  },
  {
    name: 'mentorship.rate',
    about: 'what is completed',
    input: async (cast) => ({ ...(await requestId(cast, 'completed')), ...EXAMPLES.RateMentorship }),
    expects: [401, 403, 200, 403],
  },
];

const DOORS = { REST: overRest, tRPC: overTrpc };

describe.each(ROWS.map((row) => [`${row.name} ${row.about ?? ''}`.trim(), row] as const))('%s', (_, { name, input, expects, shows }) => {
  test.each(Object.entries(DOORS))('over %s', async (_, door) => {
    const outcomes: [Role, Outcome][] = [];
    for (const role of ROLES.slice(0, expects.length)) {
      const cast = makeCast();
      outcomes.push([role, await door(app, name, await input?.(cast), await tokenOf(role, cast))]);
    }
    expect(Object.fromEntries(outcomes.map(([role, { status }]) => [role, status]))).toEqual(
      Object.fromEntries(expects.map((status, index) => [ROLES[index], status])),
    );
    for (const [role, { body }] of outcomes) if (shows?.[role]) expect(body, role).toMatchObject(shows[role]);
  });

  test('is documented with the session that it needs', () => {
    const security = operations.find(({ id }) => id === name)?.describes.security ?? [];
    const needsSession = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
    const own = ROWS.filter((row) => row.name === name);
    // Procedures whose existence only moderators may know answer 404 to guests as well.
    expect(needsSession).toBe(own.every(({ expects: [guest, , , , moderator] }) => guest === 401 || (guest === 404 && moderator === 200)));
  });
});

test('every procedure has a row', () => {
  // Subscriptions are tested in tests/notices/live.test.ts.
  const called = Object.entries(procedures).flatMap(([name, { _def }]) => (_def.type === 'subscription' ? [] : [name]));
  expect(called.filter((procedure) => !ROWS.some(({ name }) => name === procedure))).toEqual([]);
});
