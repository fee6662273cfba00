import type { Random } from '../chaos/random.ts';
import { enterChat } from '../chat/chat-client.ts';
import { call, type TestApp } from '../support/app.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, type TestStudent } from '../support/factories.ts';

/** What people wrote and did where an observer can see it. */
export interface Life {
  /** Whose a thing is; of a number such as likes, who is counted. */
  owners: Map<string, string[]>;
  /** The post that takes a comment or a line along. */
  placeOf: Map<string, string>;
  /** Posts whose chat holds lines. */
  chats: number[];
}

const POSTS = 18;
const CHATS = 3;

/** So many things that an observer has something to count, and so few that each list is one page. */
export async function liveTogether(test: TestApp, at: string, students: TestStudent[], random: Random): Promise<Life> {
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
}
