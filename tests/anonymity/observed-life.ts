import type { Random } from '../chaos/random.ts';
import { enterChat } from '../chat/chat-client.ts';
import { call, type TestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest, moveRequest } from '../support/factories-mentors.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, type TestStudent } from '../support/factories.ts';
import { shuffled } from './statistics.ts';

/** The content and actions visible to an observer. */
export interface Life {
  /** The owners of a thing; for a number such as likes, the accounts counted. */
  owners: Map<string, string[]>;
  /** The post or group with which a comment, line or message is deleted. */
  placeOf: Map<string, string>;
  /** Posts with chat lines. */
  chats: number[];
}

const POSTS = 18;
const CHATS = 3;

/** Creates content and actions: enough to analyse, and few enough for each list to fit on one page. */
export async function liveTogether(
  test: TestApp,
  { at, students, observer, random }: { at: string; students: TestStudent[]; observer: TestStudent; random: Random },
): Promise<Life> {
  const life: Life = { owners: new Map(), placeOf: new Map(), chats: [] };
  const times = async (count: number, run: (by: TestStudent, index: number) => Promise<void>) => {
    for (let index = 0; index < count; index += 1) await run(random.pick(students), index);
  };
  const own = (thing: string, { accountId }: TestStudent) =>
    life.owners.set(thing, [...new Set([...(life.owners.get(thing) ?? []), accountId])]);
  const press = async (by: TestStudent, path: string, counted: string, body?: unknown) => {
    const { status } = await call(test, 'POST', path, { as: by.token, body });
    if (status === 200) own(counted, by);
  };

  const posts: Awaited<ReturnType<typeof makePost>>[] = [];
  await times(POSTS, async (by, index) => {
    const post = await makePost(test, { by, type: index < CHATS ? 'talk' : 'vent' });
    posts.push(post);
    own(`post ${post.id}`, by);
    if (index < CHATS) life.chats.push(post.id);
  });
  const comments: number[] = [];
  await times(60, async (by) => {
    const post = random.pick(posts);
    const { id } = await makeComment(test, { post, by });
    comments.push(id);
    own(`comment ${id}`, by);
    life.placeOf.set(`comment ${id}`, `post ${post.id}`);
  });
  await times(60, async (by) => {
    const { id } = random.pick(posts);
    await press(by, `/posts/${id}/like`, `likes of post ${id}`);
  });
  await times(40, async (by) => {
    const id = random.pick(comments);
    await press(by, `/comments/${id}/like`, `likes of comment ${id}`);
  });
  const groups: number[] = [];
  await times(20, async (by) => {
    const { id } = await makeStudyGroup(test, { by, description: 'Ci vediamo in biblioteca', maxMembers: 15 });
    groups.push(id);
    own(`group ${id}`, by);
    own(`currentMembers of group ${id}`, by);
  });
  await times(40, async (by) => {
    const id = random.pick(groups);
    await press(by, `/study-groups/${id}/join`, `currentMembers of group ${id}`);
  });
  await meetInGroups();
  await askObserver();
  const experiences: number[] = [];
  await times(24, async (by) => {
    const { id } = await makeExamExperience(test, { by });
    experiences.push(id);
    own(`experience ${id}`, by);
  });
  await times(40, async (by) => {
    const id = random.pick(experiences);
    await press(by, `/exam-experiences/${id}/vote`, `helpful of experience ${id}`, { helpful: true });
  });
  for (const by of students.filter((_, index) => index % 2 === 0)) own(`mentor ${(await makeMentor(test, { by })).id}`, by);
  await times(40, async (by, index) => {
    const postId = random.pick(life.chats);
    const content = `Una riga numero ${index}`;
    const client = await enterChat({ at, query: `postId=${postId}`, as: by });
    client.say(content, `riga-${index}`);
    await client.ack(`riga-${index}`);
    await client.close();
    own(`line ${content}`, by);
    life.placeOf.set(`line ${content}`, `post ${postId}`);
  });
  return life;

  /** Makes the observer a member of groups with messages and meetings, and the last in the waiting lists of full groups. */
  async function meetInGroups(): Promise<void> {
    const observed = groups.slice(0, 2);
    for (const group of observed) {
      await press(observer, `/study-groups/${group}/join`, `currentMembers of group ${group}`);
      const startsAt = new Date(test.services.now().getTime() + 300 * 3_600_000).toISOString();
      const { body } = await call<{ id: number }>(test, 'POST', `/study-groups/${group}/meetings`, {
        as: observer.token,
        body: { startsAt },
      });
      // Joining again has no effect for members.
      for (const by of shuffled(students, random).slice(0, 8)) {
        const path = `/study-groups/${group}`;
        await press(by, `${path}/join`, `currentMembers of group ${group}`);
        await press(by, `${path}/meetings/${body.id}/answer`, `coming of meeting ${body.id}`, { coming: true });
        const message = await makeMessage(test, group, by);
        own(`message ${message.id}`, by);
        life.placeOf.set(`message ${message.id}`, `group ${group}`);
      }
    }
    const [inside, outside] = [shuffled(students, random).slice(0, 3), random.pick(students)];
    for (let count = 0; count < 4; count += 1) {
      const { id } = await makeStudyGroup(test, { by: outside, maxMembers: 4 });
      own(`group ${id}`, outside);
      own(`currentMembers of group ${id}`, outside);
      for (const by of inside) await press(by, `/study-groups/${id}/join`, `currentMembers of group ${id}`);
      const waiting = shuffled(students, random).filter((student) => student !== outside && !inside.includes(student));
      for (const by of waiting.slice(0, 6)) await press(by, `/study-groups/${id}/waiting`, `waitingPosition of group ${id}`);
      // The observer's position also changes when a member leaves.
      for (const by of [outside, ...inside]) own(`waitingPosition of group ${id}`, by);
      await call(test, 'POST', `/study-groups/${id}/waiting`, { as: observer.token });
    }
  }

  /** Makes the observer a mentor with pending and accepted requests. */
  async function askObserver(): Promise<void> {
    const mentor = await makeMentor(test, { by: observer, capacity: 10 });
    for (const [index, by] of shuffled(students, random).slice(0, 14).entries()) {
      const { id } = await makeRequest(test, { mentor, by });
      own(`request ${id}`, by);
      if (index < 5) await moveRequest(test, id, observer, 'accepted');
    }
  }
}
