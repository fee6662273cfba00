import { setTimeout as sleep } from 'node:timers/promises';
import { STUDENT_PASSWORD } from '../../support/students.ts';
import type { Material } from './scenarios.ts';

const LOGINS = 200;
/** Milliseconds between two requests for the feed. */
const PACE = 10;

/** Measures the response times of the feed, in milliseconds, during many simultaneous logins. */
export async function feedDuringLogins(url: string, { tokens, emails }: Material): Promise<{ p50: number; p95: number; logins: number }> {
  const feed = async (index: number) => {
    const start = performance.now();
    const answer = await fetch(`${url}/api/posts?limit=20`, { headers: { authorization: `Bearer ${tokens[index % tokens.length]}` } });
    await answer.arrayBuffer();
    return performance.now() - start;
  };
  for (let index = 0; index < LOGINS; index++) await feed(index);
  const began = performance.now();
  const took = { logins: 0 };
  const logins = Promise.all(emails.slice(0, LOGINS).map((email, index) => logIn(url, email, index))).then(
    () => (took.logins = performance.now() - began),
  );
  const times: Promise<number>[] = [];
  while (took.logins === 0) {
    times.push(feed(times.length));
    await sleep(PACE);
  }
  await logins;
  const sorted = (await Promise.all(times)).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { p50: at(0.5), p95: at(0.95), ...took };
}

async function logIn(url: string, email: string, index: number): Promise<void> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${index}` },
    body: JSON.stringify({ email, password: STUDENT_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`A login was answered with ${answer.status}`);
  await answer.arrayBuffer();
}
