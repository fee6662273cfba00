import { insertAccount, insertSession } from '../../src/routers/auth/queries.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import type { CreatePost, Post } from '../../src/routers/posts/schema.ts';
import { call, type TestApp } from './app.ts';

export interface TestStudent {
  accountId: string;
  email: string;
  /** For `Authorization: Bearer`. */
  token: string;
}

let counter = 0;

/** Every student's. The hash is as cheap to check as argon2id can be. */
export const STUDENT_PASSWORD = 'sera-quieta-in-biblioteca';
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$cn0VYw4jImBcQ+d+UWjfgA$oMTB8NsOfFqx5nxTK55PPzX5Va1tJmwOLvT0W0EXFhQ';

/** A student with an open session, made without the cost of hashing a password. */
export async function makeStudent({ db, services }: TestApp, fields: { university?: string; faculty?: string } = {}): Promise<TestStudent> {
  counter += 1;
  const email = `studente${counter}.${Math.random().toString(36).slice(2)}@edu.unito.it`;
  const now = services.now();
  const account = await insertAccount(db, {
    email,
    password_hash: PASSWORD_HASH,
    first_name: 'Nome',
    last_name: 'Cognome',
    university: fields.university ?? 'Università degli Studi di Torino',
    faculty: fields.faculty ?? 'Psicologia',
    study_year: '2° anno triennale',
    terms_accepted_at: now,
    created_at: now,
  });
  const { token } = await insertSession(db, account!.id, now);
  return { accountId: account!.id, email, token };
}

/** A post, by a new student unless `by` says whose. */
export async function makePost(test: TestApp, fields: Partial<CreatePost> & { by?: TestStudent } = {}): Promise<Post> {
  const { by, ...body } = fields;
  const author = by ?? (await makeStudent(test));
  counter += 1;
  const answer = await call<Post>(test, 'POST', '/posts', { as: author.token, body: { type: 'vent', content: `Un pensiero ${counter}`, ...body } });
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
