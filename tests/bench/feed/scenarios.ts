import { randomBytes } from 'node:crypto';
import type { Request } from 'autocannon';

export interface Scenario {
  name: string;
  server: 'product' | 'floor';
  /** The baseline for comparison; unset for baselines. */
  floor?: string;
  /** Returns the request of a number; connections use different orders. */
  request(index: number): Request;
  /** Total number of requests, for those that count against limits. Unset, as many as fit into the time. */
  amount?: number;
}

/** The data that requests use. */
export interface Material {
  tokens: string[];
  emails: string[];
  words: string[];
  sentences: string[];
  /** Threads with comments. */
  threads: number[];
  /** Posts to comment on and to like. */
  postIds: number[];
}

const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = 10_000;

export function scenariosOf({ tokens, words, sentences, threads, postIds }: Material): Scenario[] {
  const of = <T>(list: T[], index: number) => list[index % list.length]!;
  const bearer = (index: number) => ({ authorization: `Bearer ${of(tokens, index)}` });
  const rest = (query: string | ((index: number) => string)) => (index: number) => ({
    path: `/api/posts?${typeof query === 'string' ? query : query(index)}`,
    headers: bearer(index),
  });
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const trpc = (index: number): Request => ({ path: `/trpc/posts.list?input=${input({ limit: 20 })}`, headers: bearer(index) });
  /** The client's request: batched, with its cookie. */
  const page = (index: number): Request => ({
    path: `/trpc/posts.list?batch=1&input=${input({ 0: { sortBy: 'recent', limit: 20, offset: 0 } })}`,
    headers: { authorization: 'Bearer cookie.session', cookie: `sottovoce=${of(tokens, index)}` },
  });
  const post = (path: string, index: number, body: unknown): Request => ({
    method: 'POST',
    path,
    headers: { ...bearer(index), ...JSON_TYPE },
    body: JSON.stringify(body),
  });
  const like = (index: number) => post(`/api/posts/${of(postIds, index * 7)}/like`, index, {});
  /** Varied texts, because repeating a text three times is refused. */
  const text = (index: number) => [1, 2, 3].map((part) => of(sentences, scattered(index * 3 + part))).join(' ');
  const bare = (path: string, body: (index: number) => object) => (index: number) => ({
    method: 'POST',
    path,
    headers: JSON_TYPE,
    body: JSON.stringify({ key: randomBytes(33).toString('base64url').slice(0, 22), ...body(index) }),
  });
  const feed = 'floor: newest page';
  return [
    { name: feed, server: 'floor', request: () => ({ path: '/posts' }) },
    { name: 'floor: ready buffer', server: 'floor', request: () => ({ path: '/buffer' }) },
    {
      name: 'feed, guest, REST',
      server: 'product',
      floor: feed,
      request: (index) => ({ path: '/api/posts?limit=20', headers: { 'x-forwarded-for': `10.0.${(index >> 8) % 16}.${index % 256}` } }),
    },
    { name: 'feed, student, REST', server: 'product', floor: feed, request: rest('limit=20') },
    { name: 'feed, student, tRPC', server: 'product', floor: feed, request: trpc },
    { name: 'feed, student, as the page asks', server: 'product', floor: feed, request: page },
    {
      name: 'feed with 5 % likes',
      server: 'product',
      floor: feed,
      request: (index) => (index % 20 === 19 ? like(index) : page(index)),
    },
    { name: 'pages 2 to 10', server: 'product', floor: feed, request: rest((index) => `limit=20&offset=${20 + (index % 9) * 20}`) },
    {
      name: 'comments',
      server: 'product',
      floor: feed,
      request: (index) => ({ path: `/api/posts/${of(threads, index)}/comments`, headers: bearer(index) }),
    },
    { name: 'search, the same word', server: 'product', floor: feed, request: rest('limit=20&q=esame') },
    {
      name: 'search, different words',
      server: 'product',
      floor: feed,
      request: rest((index) => `limit=20&offset=${(index % 3) * 20}&q=${encodeURIComponent(of(words, index))}`),
    },
    { name: 'offset 10,000, the same', server: 'product', floor: feed, request: rest(`limit=20&offset=${DEEP}`) },
    {
      name: 'offset 10,000, different ones',
      server: 'product',
      floor: feed,
      request: rest((index) => `limit=20&offset=${DEEP - 2500 + ((index * 37) % 5000)}`),
    },
    { name: 'floor: insert a post', server: 'floor', amount: 1600, request: bare('/posts', (index) => ({ content: text(index) })) },
    {
      name: 'create a post',
      server: 'product',
      floor: 'floor: insert a post',
      amount: 800,
      request: (index) => post('/api/posts', index, { content: text(index), type: 'vent' }),
    },
    {
      name: 'floor: insert a comment',
      server: 'floor',
      amount: 1600,
      request: bare('/comments', (index) => ({ id: of(postIds, index * 7), content: text(index) })),
    },
    {
      name: 'create a comment',
      server: 'product',
      floor: 'floor: insert a comment',
      amount: 800,
      request: (index) => post(`/api/posts/${of(postIds, index * 7)}/comments`, index, { content: text(index) }),
    },
    {
      name: 'floor: insert a like',
      server: 'floor',
      amount: 1600,
      request: bare('/likes', (index) => ({ id: of(postIds, index * 7) })),
    },
    { name: 'like', server: 'product', floor: 'floor: insert a like', amount: 1600, request: like },
  ];
}

/** Hashes a number so that neighbours are far apart and consecutive texts share no sentences. */
function scattered(number: number): number {
  return (Math.imul(number, 0x9e3779b1) >>> 8) ^ (number << 4);
}
