import type { AccountExport } from '../../src/routers/account/schema.ts';
import { call, type TestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { insertRefusal } from '../../src/routers/mentor-time/queries.ts';
import { studentKey } from '../../src/routers/mentorship/rules.ts';
import { makeMentor, makeRequest, moveRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { caseOf, decideOn, report } from '../support/moderation.ts';

export const HOUR = 60 * 60 * 1000;
export const ALL_ERASED_MS = 72 * HOUR;

export const exportOf = (test: TestApp, { token }: TestStudent, password = STUDENT_PASSWORD) =>
  call<AccountExport>(test, 'POST', '/account/export', { as: token, body: { password } });
export const deleteAccount = (test: TestApp, { token }: TestStudent, texts: 'erase' | 'detach', password = STUDENT_PASSWORD) =>
  call(test, 'POST', '/account/delete', { as: token, body: { password, texts } });
export const as = (test: TestApp, { token }: TestStudent, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  call<never>(test, method, path, { as: token, body });

/** Creates a person who has done everything that one can do on the site, and others to interact with. */
export async function makeLife(app: TestApp) {
  const [person, other] = [await makeStudent(app), await makeStudent(app)];
  const ownPost = await makePost(app, { by: person, title: 'Un titolo mio', content: 'Un pensiero che è mio' });
  const otherPost = await makePost(app, { by: other, content: 'Un pensiero di altri' });
  const answerToOwn = await makeComment(app, { post: ownPost, by: other, content: 'Risposta di altri' });
  const ownAnswer = await makeComment(app, { post: ownPost, by: person, content: 'Risposta mia, qui' });
  const comment = await makeComment(app, { post: otherPost, by: person, content: 'Risposta mia, altrove' });
  const otherComment = await makeComment(app, { post: otherPost, by: other, content: 'Ancora di altri' });
  for (const path of [
    `/posts/${otherPost.id}/like`,
    `/posts/${ownPost.id}/like`,
    `/comments/${otherComment.id}/like`,
    `/comments/${comment.id}/like`,
  ])
    await as(app, person, 'POST', path);
  await as(app, other, 'POST', `/comments/${comment.id}/like`);
  const alone = await makeStudyGroup(app, { by: person, title: 'Un gruppo mio' });
  const shared = await makeStudyGroup(app, {
    by: person,
    title: 'Un gruppo comune',
    description: 'Una descrizione mia',
    schedule: 'Il lunedì',
  });
  await as(app, other, 'POST', `/study-groups/${shared.id}/join`);
  const joined = await makeStudyGroup(app, { by: other, title: 'Un gruppo di altri' });
  await as(app, person, 'POST', `/study-groups/${joined.id}/join`);
  const message = await makeMessage(app, shared.id, person);
  await makeMessage(app, shared.id, other, { parentId: message.id });
  const startsAt = new Date(app.services.now().getTime() + 48 * 3_600_000).toISOString();
  const meeting = (await as(app, person, 'POST', `/study-groups/${shared.id}/meetings`, { startsAt, place: 'Da me' })).body as {
    id: number;
  };
  await as(app, person, 'POST', `/study-groups/${shared.id}/meetings/${meeting.id}/answer`, { coming: true });
  await as(app, other, 'POST', `/study-groups/${shared.id}/meetings/${meeting.id}/answer`, { coming: false });
  const full = await makeStudyGroup(app, { by: other, title: 'Un gruppo al completo', maxMembers: 4 });
  const members = ['a', 'b', 'c'].map((letter) => ({ group_id: full.id, member_key: letter.repeat(22) }));
  await app.db.insertInto('study_group_members').values(members).execute();
  await as(app, person, 'POST', `/study-groups/${full.id}/waiting`);
  const left = await makeStudyGroup(app, { by: other, title: 'Un gruppo senza di me' });
  await as(app, person, 'POST', `/study-groups/${left.id}/join`);
  const { alias } = await makeMessage(app, left.id, person);
  await as(app, other, 'POST', `/study-groups/${left.id}/removals`, { alias });
  const experience = await makeExamExperience(app, { by: person });
  const otherExperience = await makeExamExperience(app, { by: other });
  await as(app, person, 'POST', `/exam-experiences/${otherExperience.id}/vote`, { helpful: true });
  const ownProfile = await makeMentor(app, { by: person });
  const received = await makeRequest(app, { mentor: ownProfile, by: other, message: 'Richiesta di altri a me' });
  const mentor = await makeMentor(app, { by: other });
  const rated = await makeRequest(app, { mentor, by: person, message: 'Richiesta mia, conclusa' });
  await moveRequest(app, rated.id, other, 'accepted');
  await moveRequest(app, rated.id, person, 'completed');
  await as(app, person, 'POST', `/mentorship/requests/${rated.id}/rating`, { rating: 4 });
  const pending = await makeRequest(app, { mentor, by: person, message: 'Richiesta mia, in attesa' });
  await leaveTracesOfModeration(app, person, other, { ownPost, otherPost, mentor });
  return {
    person,
    other,
    ownPost,
    otherPost,
    answerToOwn,
    ownAnswer,
    comment,
    otherComment,
    alone,
    shared,
    joined,
    message,
    left,
    meeting,
    full,
    experience,
    otherExperience,
    ownProfile,
    received,
    mentor,
    rated,
    pending,
  };
}

/** Lets the person report, be warned, be refused by a mentor, and take a case as a moderator. */
async function leaveTracesOfModeration(
  app: TestApp,
  person: TestStudent,
  other: TestStudent,
  { ownPost, otherPost, mentor }: { ownPost: Post; otherPost: Post; mentor: TestMentor },
): Promise<void> {
  const moderator = await makeStudent(app);
  const moderators = app.services.settings.moderators as Set<string>;
  for (const { email } of [moderator, person]) moderators.add(email);
  await report(app, person, { kind: 'post', id: otherPost.id });
  // A case that the person has not reported themselves.
  const apart = await makePost(app);
  await report(app, other, { kind: 'post', id: apart.id });
  const taken = await caseOf(app, moderator, { kind: 'post', id: apart.id });
  await as(app, person, 'POST', `/moderation/cases/${taken.id}/take`);
  await report(app, other, { kind: 'post', id: ownPost.id });
  await decideOn(app, moderator, (await caseOf(app, moderator, { kind: 'post', id: ownPost.id })).id, { action: 'warn' });
  // Inserted as a row, because a real refusal would end the pending request.
  await insertRefusal(app.db, mentor.id, studentKey(app.services.pseudonyms, person, mentor.id));
}
