import type { Comment } from '../../src/routers/comments/schema.ts';
import type { CreatePost, Post } from '../../src/routers/posts/schema.ts';
import { call, type TestApp } from './app.ts';
import { makeStudent, type TestStudent } from './students.ts';

export { makeStudent, STUDENT_PASSWORD, type TestStudent } from './students.ts';

let counter = 0;

/** Creates a post, by a new student unless `by` is given. */
export async function makePost(test: TestApp, fields: Partial<CreatePost> & { by?: TestStudent } = {}): Promise<Post> {
  const { by, ...body } = fields;
  const author = by ?? (await makeStudent(test));
  counter += 1;
  const answer = await call<Post>(test, 'POST', '/posts', {
    as: author.token,
    body: { type: 'vent', content: `Un pensiero ${counter}`, ...body },
  });
  if (answer.status !== 200) throw new Error(`makePost: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function makeComment(test: TestApp, fields: { post?: Post; by?: TestStudent; content?: string } = {}): Promise<Comment> {
  const post = fields.post ?? (await makePost(test));
  const author = fields.by ?? (await makeStudent(test));
  counter += 1;
  const body = { content: fields.content ?? `Una risposta ${counter}` };
  const answer = await call<Comment>(test, 'POST', `/posts/${post.id}/comments`, { as: author.token, body });
  if (answer.status !== 200) throw new Error(`makeComment: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
