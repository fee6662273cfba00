import { beforeAll, describe, expect, test } from 'vitest';
import type { Case, CaseSummary } from '../../src/routers/moderation/schema.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { queueFound } from '../../src/routers/reports/queries.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';

const app = useTestApp(MODERATED);
const DAY = 24 * 60 * 60 * 1000;

let anna: TestStudent;
let bruno: TestStudent;
beforeAll(async () => void ([anna, bruno] = await makeModerators(app)));

/** Makes and reports a comment. @returns it with its reporter and its case */
async function reportedComment(author: TestStudent, content = 'Che domanda inutile') {
  const comment = await makeComment(app, { by: author, content });
  const reporter = await makeStudent(app);
  await report(app, reporter, { kind: 'comment', id: comment.id });
  return { comment, reporter, case: await caseOf(app, anna, { kind: 'comment', id: comment.id }) };
}

const noticesOf = async (of: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: of.token })).body;
const measuresOf = async (by: TestStudent) => (await call<Measure[]>(app, 'GET', '/account/measures', { as: by.token })).body;

describe('a decision', () => {
  test('to remove a text hides it from everybody, tells its author why and the reporter the outcome', async () => {
    const author = await makeStudent(app);
    const { comment, reporter, case: found } = await reportedComment(author);
    const { status, body } = await decideOn(app, anna, found.id, { action: 'remove' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'closed', action: 'remove', decision: { removed: true, mine: true }, actions: [] });
    const { body: thread } = await call<{ id: number }[]>(app, 'GET', `/posts/${found.postId}/comments`, { as: author.token });
    expect(thread.find(({ id }) => id === comment.id)).toMatchObject({ content: '', removed: true });
    expect(await measuresOf(author)).toMatchObject([
      {
        action: 'remove',
        rule: 'insult',
        reason: 'Insulta chi ha scritto.',
        excerpt: 'Che domanda inutile',
        by: 'person',
        mayAppeal: true,
      },
    ]);
    expect((await call(app, 'GET', '/account/reports', { as: reporter.token })).body).toMatchObject([{ outcome: 'acted' }]);
    expect(await decideOn(app, bruno, found.id, { action: 'keep' })).toMatchObject({ status: 409, body: { reason: 'case_decided' } });
    expect((await report(app, await makeStudent(app), { kind: 'comment', id: comment.id })).status).toBe(404);
    const { body: exported } = await call<{ measures: Measure[] }>(app, 'POST', '/account/export', {
      as: author.token,
      body: { password: STUDENT_PASSWORD },
    });
    expect(exported.measures).toHaveLength(1);
  });

  test('to remove a post leaves no way to its page, but one to a comment leaves the way to its post', async () => {
    const post = await makePost(app);
    const comment = await makeComment(app, { post });
    for (const [kind, id, postId] of [
      ['comment', comment.id, post.id],
      ['post', post.id, null],
    ] as const) {
      await report(app, await makeStudent(app), { kind, id });
      const found = await caseOf(app, anna, { kind, id });
      expect(found.postId).toBe(post.id);
      expect((await decideOn(app, anna, found.id, { action: 'remove' })).body.postId).toBe(postId);
    }
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: anna.token })).status).toBe(404);
  });

  test('to ask for a change is marked in the queue as hiding the text, until it is read again, and no longer than there is one', async () => {
    const author = await makeStudent(app);
    const { comment, case: found } = await reportedComment(author);
    const isCovered = async (id: number, state: string) => {
      const { body } = await call<CaseSummary[]>(app, 'GET', `/moderation/cases?state=${state}&limit=50`, { as: anna.token });
      const summary = body.find((row) => row.id === id)?.underReview;
      const whole = await call<Case>(app, 'GET', `/moderation/cases/${id}`, { as: anna.token });
      expect(whole.body.underReview).toBe(summary);
      return summary;
    };
    await decideOn(app, anna, found.id, { action: 'edit' });
    expect(await isCovered(found.id, 'closed')).toBe(true);
    const edit = { as: author.token, body: { content: 'Me lo spieghi?' } };
    expect((await call(app, 'PATCH', `/comments/${comment.id}`, edit)).status).toBe(200);
    const again = await caseOf(app, anna, { kind: 'comment', id: comment.id });
    expect(await isCovered(again.id, 'open')).toBe(true);
    expect((await call(app, 'DELETE', `/comments/${comment.id}`, { as: author.token })).status).toBe(200);
    expect(await isCovered(again.id, 'open')).toBe(false);
  });

  test('to pause an account blocks writing until the pause ends, but not reading or the data export', async () => {
    const author = await makeStudent(app);
    const { case: found } = await reportedComment(author);
    expect((await decideOn(app, anna, found.id, { action: 'pause' })).status).toBe(400);
    await decideOn(app, anna, found.id, { action: 'pause', days: 7 });
    const [measure] = await measuresOf(author);
    const write = () => call(app, 'POST', '/posts', { as: author.token, body: { type: 'vent', content: 'Una cosa' } });
    expect(await write()).toMatchObject({ status: 403, body: { reason: 'paused', until: measure!.endsAt } });
    expect((await call(app, 'POST', `/posts/${found.postId}/like`, { as: author.token })).body).toMatchObject({ reason: 'paused' });
    expect((await call(app, 'GET', '/posts', { as: author.token })).status).toBe(200);
    expect((await call(app, 'POST', '/account/export', { as: author.token, body: { password: STUDENT_PASSWORD } })).status).toBe(200);
    app.advance(7 * DAY + 1000);
    expect((await write()).status).toBe(200);
  });

  test('to pause an account still allows withdrawing likes, memberships and answers, and restoring a deleted post', async () => {
    const author = await makeStudent(app);
    const asAuthor = (method: 'POST' | 'DELETE', path: string) => call(app, method, path, { as: author.token });
    const own = await makePost(app, { by: author });
    const creator = await makeStudent(app);
    const group = await makeStudyGroup(app, { by: creator });
    const full = await makeStudyGroup(app, { maxMembers: 4 });
    const { body: meeting } = await call<Meeting>(app, 'POST', `/study-groups/${group.id}/meetings`, {
      as: creator.token,
      body: { startsAt: new Date(app.services.now().getTime() + DAY).toISOString(), place: 'Biblioteca' },
    });
    const answer = (coming: boolean | null) =>
      call<Meeting>(app, 'POST', `/study-groups/${group.id}/meetings/${meeting.id}/answer`, { as: author.token, body: { coming } });
    for (const path of [`/posts/${own.id}/like`, `/study-groups/${group.id}/join`]) expect((await asAuthor('POST', path)).status).toBe(200);
    for (const { token } of [await makeStudent(app), await makeStudent(app), await makeStudent(app)])
      await call(app, 'POST', `/study-groups/${full.id}/join`, { as: token });
    expect((await asAuthor('POST', `/study-groups/${full.id}/waiting`)).status).toBe(200);
    expect((await answer(true)).status).toBe(200);
    const { case: found } = await reportedComment(author);
    await decideOn(app, anna, found.id, { action: 'pause', days: 7 });
    expect((await answer(false)).body).toMatchObject({ reason: 'paused' });
    expect((await answer(null)).body).toMatchObject({ myAnswer: null, coming: 0 });
    for (const path of [`/posts/${own.id}/like`, `/study-groups/${group.id}/join`, `/study-groups/${full.id}/waiting`, `/posts/${own.id}`])
      expect([path, (await asAuthor('DELETE', path)).status]).toEqual([path, 200]);
    expect((await asAuthor('POST', `/posts/${own.id}/restore`)).status).toBe(200);
    expect((await asAuthor('POST', `/study-groups/${group.id}/join`)).body).toMatchObject({ reason: 'paused' });
  });

  test('to close an account ends its sessions, blocks writing and its address, but lets the person log in and read why', async () => {
    const author = await makeStudent(app);
    const { case: found } = await reportedComment(author);
    await decideOn(app, anna, found.id, { action: 'close', rule: 'threat' });
    expect((await call(app, 'GET', '/auth/user', { as: author.token })).status).toBe(401);
    const { body } = await call<{ authToken: string }>(app, 'POST', '/auth/login', {
      body: { email: author.email, password: STUDENT_PASSWORD },
    });
    const again = { ...author, token: body.authToken };
    expect(await call(app, 'POST', '/posts', { as: again.token, body: { type: 'vent', content: 'Una cosa' } })).toMatchObject({
      status: 403,
      body: { reason: 'account_closed' },
    });
    expect(await measuresOf(again)).toMatchObject([{ action: 'close', endsAt: null, mayAppeal: true }]);
    const move = { email: `altra.${Date.now()}@edu.unito.it`, currentPassword: STUDENT_PASSWORD };
    expect((await call(app, 'POST', '/account/email', { as: again.token, body: move })).body).toMatchObject({ reason: 'account_closed' });
    await call(app, 'POST', '/account/delete', { as: again.token, body: { password: STUDENT_PASSWORD, texts: 'erase' } });
    const form = {
      email: author.email.replace('@', '+di-nuovo@'),
      password: 'un-altro-mare-d-inverno',
      confirmPassword: 'un-altro-mare-d-inverno',
      firstName: 'Nome',
      lastName: 'Cognome',
      university: 'Università degli Studi di Torino',
      faculty: 'Psicologia',
      studyYear: '2° anno triennale',
      termsAccepted: true,
    };
    expect(await call(app, 'POST', '/auth/register', { body: form })).toMatchObject({ status: 409 });
  });

  test('to ask for a change hides the text from others until it is changed and reviewed', async () => {
    const author = await makeStudent(app);
    const reader = await makeStudent(app);
    const post = await makePost(app, { by: author, content: 'Il professor Bianchi copia gli esami' });
    await report(app, reader, { kind: 'post', id: post.id, reason: 'personal-data' });
    const found = await caseOf(app, anna, { kind: 'post', id: post.id });
    await decideOn(app, anna, found.id, { action: 'edit', rule: 'personal-data', reason: 'Togli il nome.' });
    app.advance(DAY);
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: reader.token })).body).toMatchObject({ content: '', underReview: true });
    expect(await measuresOf(author)).toMatchObject([{ action: 'edit' }]);
    const edited = await call(app, 'PATCH', `/posts/${post.id}`, { as: author.token, body: { content: 'Un docente copia gli esami' } });
    expect(edited.status).toBe(200);
    const second = await caseOf(app, anna, { kind: 'post', id: post.id });
    expect(second).toMatchObject({ state: 'open', underReview: true, texts: [{ text: 'Un docente copia gli esami' }], earlierMeasures: 1 });
    await decideOn(app, anna, second.id, { action: 'keep' });
    expect((await call(app, 'GET', `/posts/${post.id}`, { as: reader.token })).body).toMatchObject({
      content: 'Un docente copia gli esami',
    });
    await app.app.notices.run();
    expect(await noticesOf(author)).toContainEqual(expect.objectContaining({ event: 'shown', postId: post.id }));
  });

  test('about a worrying post can only keep it; moderators may comment in the name of the team', async () => {
    const post = await makePost(app, { content: 'Oggi è una giornata storta' });
    await report(app, await makeStudent(app), { kind: 'post', id: post.id, reason: 'worried' });
    const { body: queue } = await call<Case[]>(app, 'GET', '/moderation/cases', { as: anna.token });
    const found = await caseOf(app, anna, { kind: 'post', id: post.id });
    expect(queue[0]!.danger).toBe(0);
    expect(found).toMatchObject({ danger: 0, actions: ['keep'], mayCare: true, distressing: true });
    for (const action of ['remove', 'warn', 'close'] as const)
      expect(await decideOn(app, anna, found.id, { action })).toMatchObject({ status: 400, body: { reason: 'action_not_possible' } });
    const text = 'Ciao, qui in tanti ti hanno letto.';
    expect((await call(app, 'POST', `/moderation/cases/${found.id}/care`, { as: anna.token, body: { text } })).status).toBe(200);
    const { body: thread } = await call(app, 'GET', `/posts/${post.id}/comments`, { as: bruno.token });
    expect(thread).toMatchObject([{ content: text, team: true, alias: 'Sottovoce', mine: false }]);
    // Words that were still unsent when the case was closed can be sent later.
    expect((await decideOn(app, anna, found.id, { action: 'keep' })).status).toBe(200);
    expect((await call(app, 'POST', `/moderation/cases/${found.id}/care`, { as: anna.token, body: { text: 'Siamo qui.' } })).status).toBe(
      200,
    );
  });

  test('with a comment from the team notifies the author of the post, comment or reply', async () => {
    const [host, guest, worried] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const post = await makePost(app, { by: host, content: 'Oggi è una giornata storta' });
    const say = async (body: object) =>
      (await call<{ id: number }>(app, 'POST', `/posts/${post.id}/comments`, { as: guest.token, body })).body;
    const comment = await say({ content: 'Anche per me' });
    const reply = await say({ content: 'Peggio di ieri', parentId: comment.id });
    await app.app.notices.run();
    const told = [
      { kind: 'post', id: post.id, of: host, as: { kind: 'comment' } },
      { kind: 'comment', id: comment.id, of: guest, as: { kind: 'reply', commentId: comment.id } },
      { kind: 'comment', id: reply.id, of: guest, as: { kind: 'reply', commentId: comment.id } },
    ] as const;
    for (const { kind, id, of, as } of told) {
      await call(app, 'POST', '/notices/read', { as: of.token, body: { all: true } });
      await report(app, worried, { kind, id, reason: 'worried' });
      const found = await caseOf(app, anna, { kind, id });
      await call(app, 'POST', `/moderation/cases/${found.id}/care`, { as: anna.token, body: { text: `Ti abbiamo letto, ${kind} ${id}.` } });
      await app.app.notices.run();
      expect((await noticesOf(of))[0]).toMatchObject({ ...as, postId: post.id, read: false, count: 1 });
    }
    const { body: thread } = await call<{ parentId: number | null; team?: true }[]>(app, 'GET', `/posts/${post.id}/comments`, {
      as: host.token,
    });
    expect(thread.flatMap(({ team, parentId }) => (team ? [parentId] : []))).toEqual([null, comment.id, comment.id]);
  });

  test.each(['before', 'after'])('reaches the author of a reply whose comment above is deleted %s it', async (when) => {
    const [above, guest, worried] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const post = await makePost(app);
    const comment = await makeComment(app, { post, by: above });
    const body = { content: 'Peggio di ieri', parentId: comment.id };
    const { id } = (await call<{ id: number }>(app, 'POST', `/posts/${post.id}/comments`, { as: guest.token, body })).body;
    await report(app, worried, { kind: 'comment', id, reason: 'worried' });
    const found = await caseOf(app, anna, { kind: 'comment', id });
    const remove = () => call(app, 'DELETE', `/comments/${comment.id}`, { as: above.token });
    if (when === 'before') await remove();
    expect((await call(app, 'GET', `/moderation/cases/${found.id}`, { as: anna.token })).body).toMatchObject({ mayCare: true });
    const text = 'Ti abbiamo letto.';
    expect((await call(app, 'POST', `/moderation/cases/${found.id}/care`, { as: anna.token, body: { text } })).status).toBe(200);
    if (when === 'after') await remove();
    await app.app.notices.run();
    expect(await noticesOf(guest)).toMatchObject([
      { kind: 'reply', postId: post.id, commentId: id, parentId: comment.id, count: 1, excerpt: 'Peggio di ieri' },
    ]);
    const { body: thread } = await call(app, 'GET', `/posts/${post.id}/comments`, { as: guest.token });
    expect(thread).toMatchObject([{ id }, { content: text, team: true, parentId: comment.id }]);
  });

  test('leaves no comment of the team where the author cannot read it, because the text or its post was removed', async () => {
    const remove = async (kind: 'post' | 'comment', id: number) => {
      await report(app, await makeStudent(app), { kind, id });
      expect((await decideOn(app, anna, (await caseOf(app, anna, { kind, id })).id, { action: 'remove' })).status).toBe(200);
    };
    for (const removed of ['comment', 'post'] as const) {
      const post = await makePost(app);
      const comment = await makeComment(app, { post });
      await remove(removed, removed === 'post' ? post.id : comment.id);
      const [row] = await app.db.selectFrom('cases').select('id').orderBy('id', 'desc').limit(1).execute();
      const ids = [row!.id];
      if (removed === 'post') {
        // As reported before the removal.
        const subject = { scope: 'thread', scopeId: post.id, key: 'x'.repeat(22) } as const;
        await queueFound(app.services, { kind: 'comment', thing: `comment ${comment.id}`, subject }, 'worried');
        ids.push((await caseOf(app, anna, { kind: 'comment', id: comment.id })).id);
      }
      for (const id of ids) {
        expect((await call(app, 'GET', `/moderation/cases/${id}`, { as: anna.token })).body).toMatchObject({ mayCare: false });
        const answer = await call(app, 'POST', `/moderation/cases/${id}/care`, { as: anna.token, body: { text: 'Ti leggiamo.' } });
        expect(answer).toMatchObject({ status: 400, body: { reason: 'care_not_possible' } });
      }
      expect(await app.db.selectFrom('comments').select('id').where('post_id', '=', post.id).execute()).toHaveLength(1);
    }
  });

  test('is made once, and a case taken by one moderator is shown as taken to the other', async () => {
    const { case: found } = await reportedComment(await makeStudent(app));
    const take = (by: TestStudent) => call(app, 'POST', `/moderation/cases/${found.id}/take`, { as: by.token });
    expect((await take(anna)).body).toMatchObject({ taken: 'mine' });
    expect(await take(bruno)).toMatchObject({ status: 409, body: { reason: 'case_taken' } });
    expect((await call(app, 'GET', `/moderation/cases/${found.id}`, { as: bruno.token })).body).toMatchObject({ taken: 'other' });
    const decisions = await Promise.all([anna, bruno].map((by) => decideOn(app, by, found.id, { action: 'remove' })));
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
