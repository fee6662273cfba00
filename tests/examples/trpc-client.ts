/*
 * An example of a tRPC client: every call, input and result is typed by the server's router, without generated code.
 *
 *   npx tsx tests/examples/trpc-client.ts http://localhost:5000 giulia.rossi@edu.unito.it mare-calmo-a-novembre
 *
 * It needs `@trpc/client` and, for its types only, this repository: no code of the server is loaded.
 */
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../src/routers/index.ts';

type Post = inferRouterOutputs<AppRouter>['posts']['list'][number];

const [site = 'http://localhost:5000', email = '', password = ''] = process.argv.slice(2);
let token: string | undefined;

const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: `${site}/trpc`,
      // The server refuses larger batches.
      maxItems: 10,
      headers: () => (token ? { authorization: `Bearer ${token}` } : {}),
    }),
  ],
});

function lineOf({ type, content, likes }: Post): string {
  return `[${type}] ${content} (${likes} likes)`;
}

const account = await api.auth.login.mutate({ email, password });
token = account.authToken;
console.log(`Logged in as ${account.firstName}`);

const post = await api.posts.create.mutate({ type: 'advice', content: 'Come si ricomincia dopo un esame andato male?' });
await api.posts.like.mutate({ id: post.id });

// Calls that start together are sent in one request.
const [newest, groups] = await Promise.all([api.posts.list.query({ limit: 1 }), api.studyGroups.list.query({})]);
console.log(`Newest of the feed: ${newest.map(lineOf).join()}`);
console.log(`Study groups: ${groups.length}`);

/** Reads a whole list that is ordered by date, page by page. */
async function allPosts(limit: number): Promise<Post[]> {
  const all: Post[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await api.posts.list.query({ limit, cursor });
    all.push(...page);
    const last = page.at(-1);
    if (!last || page.length < limit) return all;
    cursor = `${last.id}.${Date.parse(last.createdAt).toString(36)}`;
  }
}
await api.posts.create.mutate({ type: 'vent', content: 'Oggi va meglio.' });
console.log(`Posts, read one by one: ${(await allPosts(1)).length}`);

try {
  await api.studyGroups.join.mutate({ id: 2_147_483_647 });
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  const { data, message } = error as TRPCClientError<AppRouter>;
  console.log(`Refused: ${data?.httpStatus} ${data?.reason}, «${message}»`);
}

await api.auth.logout.mutate();
console.log('Logged out');
