import type { Page } from 'playwright-core';

/** How to answer: with the real response, not yet, with a failure, with these items, or with the real items transformed. */
export type Manner = 'usual' | 'held' | 'failed' | readonly unknown[] | ((items: unknown[]) => unknown[]);

interface Answer {
  result: { data: unknown[] };
}

/**
 * Intercepts the page's calls to these procedures, such as 'posts.list'. Other calls of the same batch get their real response.
 * @returns a function that changes the manner and releases the calls held so far
 */
export async function answerLists(page: Page, procedures: string[], first: Manner): Promise<(manner: Manner) => void> {
  let manner = first;
  let release = () => {};
  let released = new Promise<void>((resolve) => (release = resolve));
  const failure = { error: { message: 'Errore interno', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } };
  await page.route('**/trpc/**', async (route) => {
    const asked = new URL(route.request().url()).pathname.slice('/trpc/'.length).split(',');
    if (!asked.some((name) => procedures.includes(name))) return route.continue();
    if (manner === 'held') await released;
    if (manner === 'usual') return route.continue();
    const answer = await route.fetch();
    const told = (usual: Answer) => {
      if (manner === 'failed') return failure;
      return { result: { data: typeof manner === 'function' ? manner(usual.result.data) : manner } };
    };
    const json = ((await answer.json()) as Answer[]).map((usual, index) => (procedures.includes(asked[index]!) ? told(usual) : usual));
    await route.fulfill({ response: answer, status: manner === 'failed' ? 500 : answer.status(), json });
  });
  return (next) => {
    manner = next;
    release();
    released = new Promise<void>((resolve) => (release = resolve));
  };
}
