import { fetchInTime } from './fetch-in-time.ts';

/** How long to wait for an answer without a body. */
const ANSWER_MS = 10_000;

/** Rejects while the server is unreachable: browsers report a network before there is one. */
export async function reach(): Promise<void> {
  await fetchInTime(window.location.href, { method: 'HEAD', cache: 'no-store' }, ANSWER_MS);
}
