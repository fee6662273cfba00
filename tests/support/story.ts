import { expect } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { runningSite } from './site.ts';

/** A user in a browser story. */
export interface Person {
  email: string;
  password: string;
  token: string;
}

/** Makes a REST call, for the steps of a story that need no browser. */
export async function post<Body>(path: string, body: object, token?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${(await runningSite()).url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  return (await answer.json()) as Body;
}

/** Registers an account for each of these names. */
export function register(...names: string[]): Promise<Person[]> {
  return Promise.all(
    names.map(async (name) => {
      const email = `${name}.${Date.now()}@edu.unito.it`;
      const { authToken } = await post<{ authToken: string }>('/auth/register', { ...EXAMPLES.Register, email });
      return { email, password: EXAMPLES.Register.password, token: authToken };
    }),
  );
}

/** Returns a unique word without digits, because a number would make it the name of another exam. */
export function uniqueWord(): string {
  return [...String(Date.now())].map((digit) => 'aeioulmnrs'[Number(digit)]).join('');
}
