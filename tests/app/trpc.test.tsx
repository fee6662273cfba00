import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { asRequestError, errorText, issuesByField, type RequestError } from '../../src/client/lib/request-error.ts';
import { COOKIE_MARK, owesLogout, readUser, storeUser, TOKEN_KEY } from '../../src/client/lib/storage.ts';
import { writeDraft } from '../../src/client/lib/stored-drafts.ts';
import { createTrpcClient } from '../../src/client/lib/trpc.ts';
import { useToasts } from '../../src/client/lib/toasts.ts';
import { ANSWER_HOURS } from '../../src/routers/idempotency/limits.ts';
import { calledProcedures, Foreign, Offline, Refusal, server, trpcHandler } from '../support/msw.ts';
import { sampleComment } from '../posts/samples.ts';
import { storedStudent } from '../support/render.tsx';

const client = createTrpcClient();

beforeEach(() => localStorage.clear());

async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  const failure = asRequestError(error);
  if (!failure) throw new Error('The request did not fail as a request');
  return failure;
}

function refuse(details: Refusal['details']) {
  trpcHandler('posts.like', () => {
    throw new Refusal(details);
  });
  return failureOf(client.posts.like.mutate({ id: 1 }));
}

it('sets an error’s message to its status, a colon and its text', async () => {
  const error = await refuse({ status: 404, message: 'Questo post non c’è o non c’è più', reason: 'post_not_found' });
  expect(error.message).toBe('404: Questo post non c’è o non c’è più');
  expect(error).toMatchObject({ status: 404, text: 'Questo post non c’è o non c’è più', reason: 'post_not_found', issues: [] });
});

it('carries issues, retryAfter and the correlation id', async () => {
  const error = await refuse({ status: 400, message: 'No', issues: [{ path: ['email'], message: 'Non valida' }] });
  expect(issuesByField(error)).toEqual({ email: 'Non valida' });
  expect((await refuse({ status: 429, message: 'Troppe', retryAfter: 30 })).retryAfter).toBe(30);
  expect((await refuse({ status: 500, message: 'Ops', correlationId: 'c-1' })).correlationId).toBe('c-1');
});

it('reports a missing response as status 0 and a lost connection', async () => {
  trpcHandler('posts.like', () => {
    throw new Offline();
  });
  const error = await failureOf(client.posts.like.mutate({ id: 1 }));
  expect(error.status).toBe(0);
  expect(errorText(error, 'altro')).toContain('Connessione assente');
});

it.each([
  ['an object', { message: 'upstream', code: 'x' }],
  ['an error of another form', { error: { message: 'upstream', code: 503 } }],
  ['a text', 'upstream'],
])('keeps the status of a gateway’s server error whose JSON is %s', async (_, body) => {
  server.use(http.post('*/trpc/posts.like', () => HttpResponse.json(body, { status: 503 })));
  const error = await failureOf(client.posts.like.mutate({ id: 1 }));
  expect(error.status).toBe(503);
  expect(error.message).toMatch(/^503: Sottovoce non ha risposto/);
  expect(errorText(error, 'altro')).toBe('altro');
});

it('takes JSON below 500 that is not of this API for no answer', async () => {
  server.use(http.post('*/trpc/posts.like', () => HttpResponse.json({ login: 'https://wifi.example' }, { status: 401 })));
  expect((await failureOf(client.posts.like.mutate({ id: 1 }))).status).toBe(0);
});

it('reuses the idempotency key of a send until the server has answered, even after a reload', async () => {
  const named: (string | null)[] = [];
  const listen = ({ request }: { request: Request }) => void named.push(request.headers.get('idempotency-key'));
  server.events.on('request:start', listen);
  const answers = [
    () => Promise.reject(new Offline()),
    () => Promise.reject(new Refusal({ status: 503, message: 'Riprova tra poco', reason: 'busy' })),
    () => Promise.reject(new Refusal({ status: 429, message: 'Troppe' })),
  ];
  trpcHandler('comments.create', async (input) => {
    await answers.shift()?.();
    return { ...sampleComment(9), content: input.content };
  });
  trpcHandler('posts.like', () => ({ likes: 1, liked: true }));
  // A new client each time, as after a reload.
  const say = (content: string) =>
    createTrpcClient()
      .comments.create.mutate({ id: 1, content })
      .catch(() => undefined);
  for (const content of ['Forza', 'Forza', 'Forza', 'Forza', 'Forza', 'Coraggio']) await say(content);
  await client.posts.like.mutate({ id: 1 });
  server.events.removeListener('request:start', listen);
  const [lost, busy, refused, sent, again, other, like] = named;
  expect(lost).toMatch(/^[\w-]{20,}$/);
  expect([busy, refused]).toEqual([lost, lost]);
  expect(new Set([lost, sent, again, other]).size).toBe(4);
  expect(like).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('reuses the idempotency key of a lost send also when storage is full, until the server has answered', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const named: (string | null)[] = [];
  const listen = ({ request }: { request: Request }) => void named.push(request.headers.get('idempotency-key'));
  server.events.on('request:start', listen);
  const answers = [() => Promise.reject(new Offline())];
  trpcHandler('comments.create', async (input) => {
    await answers.shift()?.();
    return { ...sampleComment(9), content: input.content };
  });
  for (let sends = 0; sends < 3; sends += 1) await client.comments.create.mutate({ id: 1, content: 'Forza' }).catch(() => undefined);
  server.events.removeListener('request:start', listen);
  vi.restoreAllMocks();
  const [lost, sent, again] = named;
  expect(lost).toMatch(/^[\w-]{20,}$/);
  expect(sent).toBe(lost);
  expect(again).not.toBe(lost);
});

it('keeps the idempotency key of a lost send while others succeed, and drops it when the server does', async () => {
  const named: (string | null)[] = [];
  const listen = ({ request }: { request: Request }) => void named.push(request.headers.get('idempotency-key'));
  server.events.on('request:start', listen);
  let away = true;
  trpcHandler('comments.create', (input) => {
    if (away) throw new Offline();
    return { ...sampleComment(9), content: input.content };
  });
  const say = (id: number) => client.comments.create.mutate({ id, content: 'Forza' }).catch(() => undefined);
  await say(1);
  away = false;
  await say(2);
  away = true;
  await say(1);
  expect(named[2]).toBe(named[0]);

  // The format of an earlier version, which stored a key per procedure.
  localStorage.setItem('sottovoce-draft:send:posts.create', '-17 abc');
  const inADay = Date.now() + ANSWER_HOURS * 3_600_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(inADay - 60_000);
  await say(1);
  expect(named[3]).toBe(named[0]);
  now.mockReturnValue(inADay);
  await say(3);
  vi.restoreAllMocks();
  expect(Object.keys(localStorage)).toHaveLength(1);
  await say(1);
  server.events.removeListener('request:start', listen);
  expect(named[5]).not.toBe(named[0]);
});

it.each([
  ['succeeds', () => ({ deleted: true as const, undoUntil: new Date().toISOString() })],
  ['finds it gone', () => Promise.reject(new Refusal({ status: 404, message: 'No', reason: 'comment_not_found' }))],
])(
  'drops the idempotency keys of lost sends of a kind when a deletion of that kind %s, so that the same text can be sent again',
  async (_, answer) => {
    const named: (string | null)[] = [];
    const listen = ({ request }: { request: Request }) => void named.push(request.headers.get('idempotency-key'));
    trpcHandler('comments.create', () => Promise.reject(new Offline()));
    trpcHandler('posts.create', () => Promise.reject(new Offline()));
    trpcHandler('comments.delete', answer);
    const comment = () => client.comments.create.mutate({ id: 1, content: 'Forza' }).catch(() => undefined);
    const post = () => client.posts.create.mutate({ content: 'Ciao', type: 'vent' }).catch(() => undefined);
    server.events.on('request:start', listen);
    await comment();
    await post();
    await client.comments.delete.mutate({ id: 9 }).catch(() => undefined);
    await comment();
    await post();
    server.events.removeListener('request:start', listen);
    const [lost, lostPost, , again, postAgain] = named;
    expect(again).toMatch(/^[\w-]{20,}$/);
    expect(again).not.toBe(lost);
    expect(postAgain).toBe(lostPost);
  },
);

it.each([
  [401, 'unauthenticated'],
  [429, 'rate_limited'],
  [403, 'unconfirmed'],
  [403, 'paused'],
  [403, 'account_closed'],
])(
  'keeps the idempotency key of a lost send when the next one is refused before the server looks at it (%i %s)',
  async (status, reason) => {
    const named: (string | null)[] = [];
    const listen = ({ request }: { request: Request }) => void named.push(request.headers.get('idempotency-key'));
    server.events.on('request:start', listen);
    const answers = [
      () => Promise.reject(new Offline()),
      () => Promise.reject(new Refusal({ status, message: 'No', reason })),
      () => Promise.reject(new Refusal({ status: 403, message: 'No', reason: 'content_blocked' })),
    ];
    trpcHandler('comments.create', async (input) => {
      await answers.shift()?.();
      return { ...sampleComment(9), content: input.content };
    });
    for (let sends = 0; sends < 4; sends += 1) await client.comments.create.mutate({ id: 1, content: 'Forza' }).catch(() => undefined);
    server.events.removeListener('request:start', listen);
    const [lost, refused, blocked, sent] = named;
    expect([refused, blocked]).toEqual([lost, lost]);
    expect(sent).not.toBe(lost);
  },
);

it('keeps the status of a response from a proxy, and falls back to the screen’s own text', async () => {
  server.use(http.all('*/trpc/*', () => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' })));
  const error = await failureOf(client.posts.like.mutate({ id: 1 }));
  expect(error.message).toBe('502: Bad Gateway');
  server.use(http.all('*/trpc/*', () => new HttpResponse('upstream gone', { status: 502, statusText: 'Bad Gateway' })));
  expect((await failureOf(client.posts.like.mutate({ id: 1 }))).message).toBe('502: upstream gone');
  expect(errorText(error, 'Impossibile mettere mi piace al post.')).toBe('Impossibile mettere mi piace al post.');
});

it.each([
  ['a captive portal’s page', 200],
  ['a gateway’s 401', 401],
  ['a firewall’s 403', 403],
  ['a load balancer’s 404', 404],
])('treats %s as a missing response: it decides nothing and is never shown', async (_, status) => {
  storeUser(storedStudent);
  trpcHandler('posts.like', () => {
    throw new Foreign(status);
  });
  const error = await failureOf(client.posts.like.mutate({ id: 1 }));
  expect(error).toMatchObject({ status: 0, message: `${status}: <html>Accesso WiFi Ateneo</html>` });
  expect(errorText(error, 'altro')).toMatch(/^Sottovoce non ha risposto.*Quello che hai scritto è al sicuro/);
  expect(readUser()).toEqual(storedStudent);
});

it('removes the stored user and marker on 401, but no drafts', async () => {
  storeUser(storedStudent);
  localStorage.setItem('sottovoce-draft:x:post', 'a metà');
  await refuse({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  expect(readUser()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem('sottovoce-draft:x:post')).toContain('a metà');
});

it('shows Accesso scaduto once for several 401 responses, and never for a failed login', async () => {
  const titles = renderHook(() => useToasts().map(({ title }) => title)).result;
  const unauthenticated = () => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  };
  trpcHandler('posts.list', unauthenticated);
  trpcHandler('comments.list', unauthenticated);
  trpcHandler('auth.login', unauthenticated);

  trpcHandler('auth.logout', () => ({ loggedOut: true }));
  storeUser(storedStudent);
  await failureOf(client.auth.login.mutate({ email: 'a@unito.it', password: 'x' }));
  expect(titles.current).toEqual([]);
  // The session of whoever was logged in would go on with no page that shows it.
  await vi.waitFor(() => expect(calledProcedures.at(-1)).toBe('auth.logout'));
  await vi.waitFor(() => expect(owesLogout()).toBe(false));

  storeUser(storedStudent);
  await act(() => Promise.allSettled([client.posts.list.query({}), client.comments.list.query({ id: 1 })]));
  expect(titles.current).toEqual(['Accesso scaduto']);
});

it.each([
  ['an unsent text', { post: 'a metà' }, 'Accedi di nuovo: quello che stavi scrivendo ti aspetta qui.'],
  ['only the type of a post', { 'post-type': 'talk' }, 'Accedi di nuovo.'],
  ['nothing', {}, 'Accedi di nuovo.'],
])('promises to keep what was being written only if there is any: %s', async (_, drafts, words) => {
  const texts = renderHook(() => useToasts().map(({ description }) => description)).result;
  storeUser(storedStudent);
  for (const [key, text] of Object.entries(drafts)) writeDraft(storedStudent.id!, key, text);
  await act(() => refuse({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' }));
  expect(texts.current).toEqual([words]);
});

it.each([403, 404, 409, 429, 500])('keeps the stored user on %i', async (status) => {
  storeUser(storedStudent);
  await refuse({ status, message: 'No' });
  expect(readUser()).toEqual(storedStudent);
});

it('always includes credentials, and sends a bearer header only with a stored user: never a token', async () => {
  trpcHandler('posts.list', () => []);
  const sent = vi.spyOn(globalThis, 'fetch');
  const headers = () => new Headers(sent.mock.calls.at(-1)?.[1]?.headers);

  await client.posts.list.query({});
  expect(sent.mock.calls.at(-1)?.[1]?.credentials).toBe('include');
  expect(headers().get('authorization')).toBeNull();
  expect(headers().get('content-type')).toBeNull();

  localStorage.setItem(TOKEN_KEY, 'orphan');
  await client.posts.list.query({});
  expect(headers().get('authorization')).toBeNull();

  storeUser(storedStudent);
  await client.posts.list.query({});
  expect(headers().get('authorization')).toBe(`Bearer ${COOKIE_MARK}`);

  // A token stored by an earlier version of this page in another window.
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  await client.posts.list.query({});
  expect(headers().get('authorization')).toBe(`Bearer ${COOKIE_MARK}`);
  sent.mockRestore();
});

it('sends at most ten procedures in one request', async () => {
  trpcHandler('comments.list', () => []);
  const sent = vi.spyOn(globalThis, 'fetch');
  await Promise.all(Array.from({ length: 12 }, (_, index) => client.comments.list.query({ id: index + 1 })));
  const sizes = sent.mock.calls.map(([url]) => String(url).split('?')[0]!.split(',').length);
  expect(sizes.toSorted((a, b) => b - a)).toEqual([10, 2]);
  sent.mockRestore();
});
