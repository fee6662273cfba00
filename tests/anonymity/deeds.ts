import type { Random } from '../chaos/random.ts';
import { ChatClient, outcomeOf, socketTo } from '../chat/chat-client.ts';
import { call } from '../support/app.ts';
import { MENTOR_FORM } from '../support/factories-mentors.ts';
import type { Just } from './ledger.ts';
import { act, NO_PUSH_SERVICE, SECOND, HOUR, from, type Student, type World, type Word } from './day.ts';

/** An id that does not exist. */
const NOTHING = 2_147_483_647;

/** Performs a random activity, with a page view before and after, as in the real client. */
export async function doSomething(
  world: World,
  by: Student,
  { just, token = by.token }: { just?: Just; token?: string } = {},
): Promise<void> {
  const look = () =>
    act(world, { by, token, just }, 'GET', world.random.pick(['/posts', '/study-groups', '/mentors', '/auth/user', '/notices']));
  await look();
  await doOneThing(world, by, { by, token, just });
  await look();
}

async function doOneThing(world: World, by: Student, me: Me): Promise<void> {
  const { random } = world;
  const text = (what: string) => `${what} numero ${(world.texts += 1)}, detta a bassa voce`;
  const some = (list: number[]) => (list.length > 0 ? random.pick(list) : NOTHING);
  const keep = async (list: number[], made: { id: number } | undefined, word?: Omit<Word, 'by' | 'path'> & { room: string }) => {
    if (!made) return;
    list.push(made.id);
    if (list === world.posts || list === world.comments)
      world.said.push({ kind: list === world.posts ? 'post' : 'comment', id: made.id, by });
    if (word) await reconsider(world, me, { ...word, by, path: `/${word.room}/${made.id}` });
  };
  const changed = () => ({ content: text('Detta meglio') });
  const kinds: [weight: number, run: () => Promise<void>][] = [
    [
      5,
      async () =>
        keep(
          world.posts,
          await act(world, me, 'POST', '/posts', { type: random.pick(['vent', 'advice', 'talk']), content: text('Una cosa') }),
          { room: 'posts', change: changed() },
        ),
    ],
    [
      6,
      async () => {
        const post = some(world.posts);
        const made = await act(world, me, 'POST', `/posts/${post}/comments`, { content: text('Una risposta') });
        await keep(world.comments, made, { room: 'comments', change: changed(), answered: made && { parentId: made.id, post } });
      },
    ],
    [2, async () => answer(world, me, text('Una replica'))],
    [3, async () => takeBack(world, me)],
    [6, async () => void (await act(world, me, 'POST', `/posts/${some(world.posts)}/like`))],
    [2, async () => void (await act(world, me, 'DELETE', `/posts/${some(world.posts.slice(-8))}/like`))],
    [4, async () => void (await act(world, me, 'POST', `/comments/${some(world.comments)}/like`))],
    [1, async () => void (await act(world, me, 'DELETE', `/comments/${some(world.comments.slice(-8))}/like`))],
    [
      1,
      async () =>
        keep(
          world.groups,
          await act(world, me, 'POST', '/study-groups', { title: text('Un gruppo'), subject: 'Analisi 1', maxMembers: 4 }),
          { room: 'study-groups', change: { title: text('Un gruppo') } },
        ),
    ],
    [4, async () => joinOrWait(world, me, some(world.groups))],
    [5, async () => meetInGroup(world, me, text('Una cosa al gruppo'))],
    [1, async () => void (await act(world, me, 'DELETE', `/study-groups/${some(world.groups)}/join`))],
    [
      2,
      async () =>
        keep(
          world.experiences,
          await act(world, me, 'POST', '/exam-experiences', { examName: 'Diritto privato', experience: text('Un esame') }),
          { room: 'exam-experiences' },
        ),
    ],
    [
      3,
      async () =>
        void (await act(world, me, 'POST', `/exam-experiences/${some(world.experiences)}/vote`, { helpful: random.next() < 0.7 })),
    ],
    [2, async () => becomeMentor(world, by, me)],
    [4, async () => askMentor(world, me, text('Una domanda'))],
    [2, async () => answerRequest(world)],
    [4, async () => writeLetter(world, me, text('Una lettera'))],
    [1, async () => endTalk(world, me, text('Una lettera'))],
    [1, async () => void (await act(world, me, 'POST', '/notices/devices', deviceOf(random)))],
    [4, async () => reportSomething(world, me)],
    [2, async () => decideSomething(world)],
    [4, async () => void (await act(world, me, 'POST', '/notices/read', { all: true }))],
    [1, async () => {}],
  ];
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
  let ticket = random.between(1, total);
  await kinds.find(([weight]) => (ticket -= weight) <= 0)![1]();
}

type Me = { by: Student; token: string; just?: Just | undefined };

/** Sometimes edits what was just written and then something written earlier. */
async function reconsider(world: World, me: Me, word: Word): Promise<void> {
  world.words.push(word);
  if (!word.change || world.random.next() > 0.3) return;
  world.clock.advance(20 * SECOND);
  await act(world, me, 'PATCH', word.path, word.change);
  const before = world.words.findLast(({ by, change, path }) => by === me.by && change && path !== word.path);
  world.clock.advance(20 * SECOND);
  if (before) await act(world, me, 'PATCH', before.path, before.change);
}

async function answer(world: World, me: Me, content: string): Promise<void> {
  const answerable = world.words.flatMap(({ answered }) => answered ?? []);
  if (answerable.length === 0) return;
  const { post, parentId } = world.random.pick(answerable);
  await act(world, me, 'POST', `/posts/${post}/comments`, { content, parentId });
}

/** Deletes own content and sometimes restores it. */
async function takeBack(world: World, me: Me): Promise<void> {
  const own = world.words.filter(({ by }) => by === me.by);
  if (own.length === 0) return;
  const { path } = world.random.pick(own);
  const gone = await act<{ handedOver?: boolean }>(world, me, 'DELETE', path);
  world.clock.advance(5 * SECOND);
  // The first group handed over keeps its founder's texts.
  const first = gone?.handedOver && world.handedOver === 0;
  if (!first && world.random.next() < 0.4) await act(world, me, 'POST', `${path}/restore`);
  else world.words = world.words.filter((word) => word.path !== path);
  if (!gone?.handedOver) return;
  world.handedOver += 1;
  if (!first) await writeOver(world, path);
}

/** Edits a group as its new leader. */
async function writeOver(world: World, path: string): Promise<void> {
  const inside = world.rooms.filter(({ id, by }) => path === `/study-groups/${id}` && world.students.includes(by));
  for (const { by } of inside) if (await act(world, { by }, 'PATCH', path, { schedule: `Il lunedì, dice ${path}` })) return;
}

async function joinOrWait(world: World, me: Me, id: number): Promise<void> {
  if (await act(world, me, 'POST', `/study-groups/${id}/join`)) world.rooms.push({ id, by: me.by });
  else await act(world, me, 'POST', `/study-groups/${id}/waiting`);
}

/** Writes on a group's board, or plans or answers meetings. */
async function meetInGroup(world: World, me: Me, content: string): Promise<void> {
  const { random, clock } = world;
  const own = () => world.rooms.filter(({ by }) => by === me.by);
  if (own().length === 0) await joinOrWait(world, me, world.groups.length > 0 ? random.pick(world.groups) : NOTHING);
  if (own().length === 0) return;
  const { id } = random.pick(own());
  const path = `/study-groups/${id}`;
  const planned = world.meetings.filter(({ group }) => group === id);
  const chance = random.next();
  if (chance < 0.4) await act(world, me, 'POST', `${path}/messages`, { content });
  else if (chance < 0.55 || planned.length === 0) {
    const startsAt = new Date(clock.now().getTime() + 48 * HOUR).toISOString();
    const made = await act(world, me, 'POST', `${path}/meetings`, { startsAt });
    if (made) world.meetings.push({ id: made.id, group: id });
  } else await act(world, me, 'POST', `${path}/meetings/${random.pick(planned).id}/answer`, { coming: random.next() < 0.7 });
}

async function becomeMentor(world: World, by: Student, me: Me): Promise<void> {
  const made = await act(world, me, 'POST', '/mentors', MENTOR_FORM);
  if (made) world.mentors.push({ id: made.id, by });
}

async function askMentor(world: World, me: Me, message: string): Promise<void> {
  const others = world.mentors.filter(({ by }) => by !== me.by);
  if (others.length === 0) return becomeMentor(world, me.by, me);
  const mentor = world.random.pick(others);
  const made = await act(world, me, 'POST', '/mentorship/requests', { mentorId: mentor.id, topic: 'Psicometria', message });
  if (made) world.requests.push({ id: made.id, by: me.by, mentor: mentor.by });
}

async function answerRequest(world: World): Promise<void> {
  const request = world.requests.shift();
  if (!request || !world.students.includes(request.mentor)) return;
  const status = world.random.pick(['accepted', 'accepted', 'rejected']);
  if ((await act(world, { by: request.mentor }, 'PATCH', `/mentorship/requests/${request.id}`, { status })) && status === 'accepted')
    world.talks.push(request);
}

/** Returns one of the student's conversations; without one, sends a request to a mentor instead. */
async function ownTalk(world: World, me: Me) {
  const own = world.talks.filter(
    ({ by, mentor }) => (by === me.by || mentor === me.by) && [by, mentor].every((one) => world.students.includes(one)),
  );
  if (own.length > 0) return world.random.pick(own);
  await askMentor(world, me, `Una domanda numero ${(world.texts += 1)}, detta a bassa voce`);
  return undefined;
}

/** Writes to the other participant of a mentorship, who reads it later. */
async function writeLetter(world: World, me: Me, content: string): Promise<void> {
  const talk = await ownTalk(world, me);
  if (talk) await writeIn(world, me, talk, content);
}

async function writeIn(world: World, me: Me, talk: World['talks'][number], content: string): Promise<void> {
  const { test, at, record } = world;
  const socket = socketTo({ at, query: `requestId=${talk.id}`, as: me, headers: from(me.by) });
  if ((await outcomeOf(socket)) === 'open') {
    const client = new ChatClient(socket);
    client.say(content, 'letter');
    await client.ack('letter');
    await client.close();
  }
  await test.app.notices.run();
  await record({ owner: me.by.id, just: me.just });
}

/** Ends a mentorship after a last letter: the student completes and rates it, or the mentor ends it. */
async function endTalk(world: World, me: Me, content: string): Promise<void> {
  const talk = await ownTalk(world, me);
  if (!talk) return;
  await writeIn(world, me, talk, content);
  world.talks = world.talks.filter((other) => other !== talk);
  const path = `/mentorship/requests/${talk.id}`;
  if (talk.mentor === me.by) return void (await act(world, me, 'POST', `${path}/end`));
  await act(world, me, 'PATCH', path, { status: 'completed' });
  await act(world, me, 'POST', `${path}/rating`, { rating: world.random.between(1, 5) });
}

/** Returns a push subscription whose endpoint does not exist. */
function deviceOf(random: Random) {
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => random.between(0, 255))).toString('base64url');
  return { endpoint: `${NO_PUSH_SERVICE}/${bytes(12)}`, keys: { p256dh: bytes(65), auth: bytes(16) } };
}

async function reportSomething(world: World, me: Me): Promise<void> {
  const others = world.said.filter(({ by }) => by !== me.by);
  if (others.length === 0) return;
  // New content is read and reported most.
  const { kind, id } = world.random.pick(others.slice(-12));
  await act(world, me, 'POST', '/reports', { kind, id, reason: world.random.pick(['insult', 'hate', 'spam', 'worried', 'other']) });
}

/** Decides a case as a student who moderates. The decision is attributed to the author of the content. */
async function decideSomething(world: World): Promise<void> {
  const { test, random, record } = world;
  const moderators = test.services.settings.moderators as Set<string>;
  const moderator = world.students.find(({ email }) => moderators.has(email)) ?? world.students[0]!;
  moderators.add(moderator.email);
  const asked = { as: moderator.token, headers: from(moderator) };
  const [found] = (await call<{ id: number; kind: string }[]>(test, 'GET', '/moderation/cases?limit=1', asked)).body;
  if (!found) return;
  await act(world, { by: moderator }, 'POST', `/moderation/cases/${found.id}/take`);
  const { body } = await call<{ actions: string[]; thingId: number | null }>(test, 'GET', `/moderation/cases/${found.id}`, asked);
  const action = random.pick(body.actions.filter((name) => name !== 'close'));
  const decision = { action, rule: 'insult', reason: 'Una decisione', ...(action === 'pause' && { days: 1 }) };
  const about = world.said.find(({ kind, id }) => kind === found.kind && id === body.thingId);
  await call(test, 'POST', `/moderation/cases/${found.id}/decision`, { ...asked, body: decision });
  await test.app.notices.run();
  await record({ owner: about?.by.id });
}
