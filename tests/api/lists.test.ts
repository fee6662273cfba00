import { beforeAll, expect, test } from 'vitest';
import { ID_MAX } from '../../src/routers/limits.ts';
import { useTestApp } from '../support/app.ts';
import { operations } from '../support/document.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest, type TestMentor } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { caseOf, decideOn, makeModerators, MODERATED, report } from '../support/moderation.ts';
import { overRest } from '../support/calls.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp(MODERATED);
let moderator: TestStudent;
beforeAll(async () => void ([moderator] = await makeModerators(app)));

/** Makes a post and reports it. */
async function reported(by: TestStudent, author?: TestStudent): Promise<{ kind: 'post'; id: number }> {
  const thing = { kind: 'post', id: (await makePost(app, author && { by: author })).id } as const;
  await report(app, by, thing);
  return thing;
}

/** A list with its URL, its reader and a function that adds to it. */
interface Sample {
  path: string;
  as: TestStudent;
  add: () => Promise<unknown>;
  /** Whether the first page is the end of the list. */
  fromItsEnd?: true;
}

/** Samples by operation id; a test fails when a list has none. */
const SAMPLES: Record<string, () => Promise<Sample>> = {
  async 'comments.list'() {
    const [post, as] = [await makePost(app), await makeStudent(app)];
    return { path: `/posts/${post.id}/comments`, as, add: () => makeComment(app, { post }) };
  },
  async 'studyGroups.list'() {
    const as = await makeStudent(app);
    return { path: '/study-groups?q=analisi', as, add: () => makeStudyGroup(app, { by: as, subject: 'Analisi 1' }) };
  },
  async 'board.list'() {
    const as = await makeStudent(app);
    const { id } = await makeStudyGroup(app, { by: as });
    return { path: `/study-groups/${id}/messages`, as, add: () => makeMessage(app, id, as), fromItsEnd: true };
  },
  async 'examExperiences.list'() {
    const as = await makeStudent(app);
    return { path: '/exam-experiences', as, add: () => makeExamExperience(app, { by: as }) };
  },
  async 'exams.list'() {
    const as = await makeStudent(app);
    let n = 0;
    const add = async () => {
      await makeExamExperience(app, { by: as, examName: `Zoologia ${'zyxwvuts'[(n += 1)]}` });
      // Exams are counted only from time to time.
      app.advance(60_000);
    };
    return { path: '/exams', as, add };
  },
  async 'mentors.list'() {
    return { path: '/mentors', as: await makeStudent(app), add: () => makeMentor(app) };
  },
  async 'mentorship.sent'() {
    const as = await makeStudent(app);
    return { path: '/mentorship/requests', as, add: async () => makeRequest(app, { mentor: await makeMentor(app), by: as }) };
  },
  async 'mentorship.received'() {
    const mentor: TestMentor = await makeMentor(app);
    const add = async () => makeRequest(app, { mentor, by: await makeStudent(app) });
    return { path: '/mentorship/requests/received', as: mentor.by, add };
  },
  async 'moderation.cases'() {
    const by = await makeStudent(app);
    return { path: '/moderation/cases', as: moderator, add: () => reported(by) };
  },
  async 'reports.list'() {
    const as = await makeStudent(app);
    return { path: '/account/reports', as, add: () => reported(as) };
  },
  async 'measures.list'() {
    const [as, by] = [await makeStudent(app), await makeStudent(app)];
    const add = async () => {
      const { id } = await caseOf(app, moderator, await reported(by, as));
      await decideOn(app, moderator, id, { action: 'warn' });
    };
    return { path: '/account/measures', as, add };
  },
  async 'posts.list'() {
    const as = await makeStudent(app);
    const type = 'talk';
    return { path: '/posts?type=talk&unanswered=true', as, add: () => makePost(app, { by: as, type }) };
  },
  async 'notices.list'() {
    const as = await makeStudent(app);
    const add = async () => {
      await makeComment(app, { post: await makePost(app, { by: as }) });
      await app.app.notices.run();
    };
    return { path: '/notices', as, add };
  },
  async 'account.posts'() {
    const as = await makeStudent(app);
    return { path: '/account/posts', as, add: () => makePost(app, { by: as }) };
  },
  async 'account.studyGroups'() {
    const as = await makeStudent(app);
    return { path: '/account/study-groups', as, add: () => makeStudyGroup(app, { by: as }) };
  },
  async 'account.experiences'() {
    const as = await makeStudent(app);
    return { path: '/account/exam-experiences', as, add: () => makeExamExperience(app, { by: as }) };
  },
  async 'account.messages'() {
    const as = await makeStudent(app);
    const { id } = await makeStudyGroup(app, { by: as });
    return { path: '/account/messages', as, add: () => makeMessage(app, id, as) };
  },
  async 'account.comments'() {
    const [post, as] = [await makePost(app), await makeStudent(app)];
    return { path: '/account/comments', as, add: () => makeComment(app, { post, by: as }) };
  },
};

test('the link to the next page keeps query parameters that contain question marks', async () => {
  const as = await makeStudent(app);
  for (let n = 0; n < 2; n++) await makePost(app, { by: as, content: `Come va oggi? ${n}` });
  const { next } = await read('/api/posts?q=va%20oggi?&x=a?b&limit=1', as);
  const parameters = new URL(next!, 'http://localhost').searchParams;
  expect([parameters.get('q'), parameters.get('x'), parameters.get('limit')]).toEqual(['va oggi?', 'a?b', '1']);
});

async function read(url: string, { token }: TestStudent) {
  const { statusCode, headers, json } = await app.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const link = headers['link'] as string | undefined;
  const ids = statusCode === 200 ? json<{ id?: number; slug?: string }[]>().map(({ id, slug }) => (id ?? slug)!) : [];
  return { statusCode, ids, total: headers['x-total-count'], next: link && /^<(\/api\/\S+)>; rel="next"$/.exec(link)?.[1] };
}

function headersOf({ responses }: (typeof operations)[number]['describes']) {
  const answer = responses?.['200'];
  return answer && 'headers' in answer ? answer.headers : undefined;
}

const paged = operations.filter(({ describes }) =>
  (describes.parameters as { name: string }[] | undefined)?.some(({ name }) => name === 'cursor'),
);

test('every paginated list has a sample here', () => {
  expect(paged.map(({ id }) => id).sort()).toEqual(Object.keys(SAMPLES).sort());
});

test.each(paged.map(({ id }) => id))('%s can be read whole, or in pages that lose nothing while entries are added', async (id) => {
  const { path, as, add, fromItsEnd } = await SAMPLES[id]!();
  const with_ = (query: string) => `/api${path}${path.includes('?') ? '&' : '?'}${query}`;
  for (let n = 0; n < 5; n += 1) {
    await add();
    app.advance(n % 2);
  }
  const whole = await read(`/api${path}`, as);
  // Posts have no total, because they are too many to count.
  expect(whole.total).toBe(id === 'posts.list' ? undefined : String(whole.ids.length));
  expect(whole).toMatchObject({ statusCode: 200, next: undefined });
  expect(whole.ids.length).toBeGreaterThanOrEqual(5);

  const seen: (number | string)[] = [];
  let added = false;
  for (let url: string | undefined = with_('limit=2'); url;) {
    const part = await read(url, as);
    expect(part.ids.length).toBeLessThanOrEqual(2);
    if (fromItsEnd) seen.unshift(...part.ids);
    else seen.push(...part.ids);
    url = part.next;
    if (!added) await add();
    added = true;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((seenId) => whole.ids.includes(seenId))).toEqual(whole.ids);

  expect((await read(with_(`limit=${whole.ids.length + 2}`), as)).next).toBeUndefined();
  for (const wrong of ['limit=51', 'limit=0', 'cursor=', 'cursor=x', 'cursor=1.2.3', `cursor=${'9'.repeat(300)}`, 'cursor=1%00'])
    expect((await read(with_(wrong), as)).statusCode, wrong).toBe(400);
});

test.each([
  ['/posts', '.mi8xq3k0'],
  ['/notices', ''],
])('cursors of %s hold any id that the database can give, and are refused with a larger one', async (path, rest) => {
  const as = await makeStudent(app);
  const statusOf = async (id: number) => (await read(`/api${path}?limit=2&cursor=${id}${rest}`, as)).statusCode;
  expect([await statusOf(ID_MAX), await statusOf(ID_MAX + 1)]).toEqual([200, 400]);
});

test('lists without pages return the total too, even if they contain fewer entries', async () => {
  const as = await makeStudent(app);
  const { id } = await makeStudyGroup(app, { by: as });
  const request = await makeRequest(app, { mentor: await makeMentor(app), by: as });
  const body = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
  const proposed = await overRest(app, 'meetings.create', { id, ...body }, as.token);
  expect(proposed.status).toBe(200);
  const paths: Record<string, string> = {
    'auth.sessions': '/auth/sessions',
    'meetings.list': `/study-groups/${id}/meetings`,
    'mentorship.letters': `/mentorship/requests/${request.id}/letters`,
    'transparency.months': '/transparency',
    'universities.search': '/universities/search?q=napoli',
    'universities.faculties': '/universities/1/faculties',
  };
  const whole = operations.filter(({ id: name, describes }) => 'X-Total-Count' in (headersOf(describes) ?? {}) && !(name in SAMPLES));
  expect(whole.map(({ id: name }) => name).sort()).toEqual(Object.keys(paths).sort());
  for (const [name, path] of Object.entries(paths)) {
    const { total, ids } = await read(`/api${path}`, as);
    expect([name, total]).toEqual([name, String(ids.length)]);
  }
  const capped = await read('/api/universities/search?q=uni', as);
  expect(capped.ids.length).toBe(20);
  expect(Number(capped.total)).toBeGreaterThan(20);
});

test('a cursor still works after its entry has been deleted', async () => {
  const { path, as, add } = await SAMPLES['studyGroups.list']!();
  for (let n = 0; n < 4; n += 1) await add();
  const { ids } = await read(`/api${path}`, as);
  const first = await read(`/api${path}&limit=2`, as);
  await app.app.inject({ method: 'DELETE', url: `/api/study-groups/${ids[1]}`, headers: { authorization: `Bearer ${as.token}` } });
  expect((await read(first.next!, as)).ids).toEqual(ids.slice(2, 4));
});

/** Makes the last entry of the first page leave its list; for the lists ordered by a rank. */
const LEAVING: Record<string, (id: number, as: TestStudent) => Promise<unknown>> = {
  'mentors.list': (id) => app.db.deleteFrom('mentors').where('id', '=', id).execute(),
  'moderation.cases': (id) => decideOn(app, moderator, id, { action: 'keep' }),
  'reports.list': (id) => app.db.deleteFrom('cases').where('id', '=', id).execute(),
  'measures.list': (id) => app.db.deleteFrom('measures').where('id', '=', id).execute(),
};

test.each(Object.keys(LEAVING))('%s continues in its place after the last entry of the page has left', async (id) => {
  const { path, as, add } = await SAMPLES[id]!();
  for (let n = 0; n < 5; n += 1) {
    await add();
    app.advance(n % 2);
  }
  const whole = await read(`/api${path}`, as);
  const first = await read(`/api${path}?limit=2`, as);
  // A client that does not know the rank continues by id.
  expect((await read(`/api${path}?limit=2&cursor=${first.ids[1]}`, as)).ids).toEqual(whole.ids.slice(2, 4));
  await LEAVING[id]!(first.ids[1] as number, as);
  expect((await read(first.next!, as)).ids).toEqual(whole.ids.slice(2, 4));
  expect((await read(`/api${path}?limit=2&cursor=${first.ids[1]}`, as)).ids[0]).toBe(whole.ids[0]);
});

test('the list of mentors continues in its place after the last mentor of the page has moved to its end', async () => {
  const mentors = [await makeMentor(app), await makeMentor(app), await makeMentor(app)];
  const university = 'Università dei cursori';
  await app.db
    .updateTable('mentors')
    .set({ university_folded: 'universita dei cursori' })
    .where(
      'id',
      'in',
      mentors.map(({ id }) => id),
    )
    .execute();
  const as = await makeStudent(app);
  const first = await read(`/api/mentors?${new URLSearchParams({ university, limit: '1' })}`, as);
  expect(first.ids).toEqual([mentors[0]!.id]);
  await app.db.updateTable('mentors').set({ is_available: false }).where('id', '=', mentors[0]!.id).execute();
  expect((await read(first.next!, as)).ids).toEqual([mentors[1]!.id]);
});

test('a list of more than 500 entries links to its next page', async () => {
  const { path, as } = await SAMPLES['comments.list']!();
  const postId = Number(/\d+/.exec(path)![0]);
  const row = (n: number) => ({ post_id: postId, author_key: 'k'.repeat(22), content: `${n}`, created_at: new Date(2026, 0, 1, 0, n) });
  await app.db
    .insertInto('comments')
    .values(Array.from({ length: 503 }, (_, n) => row(n)))
    .execute();
  const whole = await read(`/api${path}`, as);
  expect(whole.ids).toHaveLength(500);
  expect(whole.total).toBe('503');
  expect((await read(whole.next!, as)).ids).toHaveLength(3);
});

test('popular posts continue by offset, others by cursor, and guests cannot get past the twelve newest', async () => {
  const as = await makeStudent(app);
  const posts: number[] = [];
  while (posts.length < 15) posts.push((await makePost(app)).id);
  const next = async (query: string, token: string) => (await read(`/api/posts?${query}`, { ...as, token })).next;
  const [tenth] = posts.toReversed().slice(9);
  expect(await next('limit=10', as.token)).toMatch(new RegExp(`^/api/posts\\?limit=10&cursor=${tenth}\\.`));
  expect(await next('limit=10&sortBy=popular', as.token)).toBe('/api/posts?limit=10&sortBy=popular&offset=10');
  expect(await next('limit=50&q=nessuno', as.token)).toBeUndefined();
  const more = await next('limit=10', '');
  expect((await read(more!, { ...as, token: '' })).ids).toEqual(posts.toReversed().slice(10, 12));
  expect(await next('limit=10&offset=10', '')).toBeUndefined();
});
