import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { z } from 'zod';
import { COMMENT_MAX } from '../../src/routers/comments/limits.ts';
import { LIST_MAX_PLAIN } from '../../src/routers/limits.ts';
import { POST_CONTENT_MAX } from '../../src/routers/posts/limits.ts';
import type { Passwords } from '../../src/routers/identity.ts';
import { procedures } from '../../src/routers/procedures.ts';
import { createPasswords } from '../../src/server/security/password.ts';
import { operations, type Operation } from '../support/document.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { HOSTILE, HOSTILE_JSON, hostileText } from '../support/hostile-texts.ts';
import { useListeningApp } from '../support/listening.ts';
import { InputShape } from '../support/sample-input.ts';
import type { Call } from '../support/sender.ts';
import { authorized, encode, HEADER_BYTES, useUnbroken } from '../support/unbroken.ts';

const HOSTILE_BYTES = 100_000;
/** Size of the largest body sent, slightly below the limit of the contract. */
const BODY_BYTES = 250_000;
/** Where the same code handles all fields, one in this many texts is tried: each meets every kind of field, but not every field. */
const OTHERS_SKIPPED = 10;
/** The same for texts that are too long, which are refused by their length alone. */
const TOO_LONG_SKIPPED = 3;
/** The same for texts of maximum length and for JSON as the whole input, because procedures share the code that reads them. */
const TURNS = 4;
/** The most expensive texts, if marks are sorted or an address is parsed before the length is checked. */
const IN_EVERY_FIELD = new Set(['marks out of order', 'marks out of order, half and half', 'an address in many letters']);

/** JSON of each field, or of the whole input. */
type Input = Record<string, string> | string;
type Door = (operation: Operation, input: Input, as: TestStudent) => Call;

// Passwords are not hashed: other threads do that, so it would only slow the test down.
const passwords: Passwords = { ...(await createPasswords()), hash: async () => 'no hash', verify: async () => false };
const app = useListeningApp({ env: { RATE_LIMITS: 'off' }, services: { passwords } });
const names = Object.keys(HOSTILE);
const sendAll = useUnbroken(app);
let student: TestStudent;
let mentor: TestStudent;

/** Creates a thing with id 1 of every kind, so that calls get past «not found». */
beforeAll(async () => {
  [student, mentor] = [await makeStudent(app), await makeStudent(app)];
  await makeComment(app, { post: await makePost(app, { type: 'talk', by: student }), by: student });
  await makeStudyGroup(app, { by: student });
  await makeExamExperience(app, { by: student });
  await makeRequest(app, { mentor: await makeMentor(app, { by: mentor }), by: student });
});
const calls = Object.entries(procedures).map(([name, procedure]) => {
  const input = procedure._def.inputs[0] as z.ZodType | undefined;
  return { name, operation: operations.find(({ id }) => id === name), shape: input && new InputShape(input) };
});
// Subscriptions have no operation and never end; their input is tested in tests/notices.
const withInput = calls.flatMap(({ shape, operation, ...rest }) => (shape && operation ? [{ ...rest, operation, shape }] : []));

const inAddress = ({ method }: Operation) => method === 'GET' || method === 'DELETE';

/** Returns as much of a hostile text as the input of that call has room for. */
function filling(name: string, operation: Operation): string {
  const sample = hostileText(name, 300);
  const [bytes, room] = inAddress(operation)
    ? [encode(JSON.stringify(sample)).length, HEADER_BYTES]
    : [Buffer.byteLength(JSON.stringify(sample)), HOSTILE_BYTES];
  return hostileText(name, Math.ceil((room * sample.length) / bytes));
}

const rest: Door = ({ method, path, describes }, input, as) => {
  const headers = authorized(as);
  const left = { ...(typeof input === 'string' ? { id: input } : input) };
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encode(plain(left[key] ?? '1'));
    delete left[key];
    return value;
  })}`;
  if (describes.requestBody) return { method, path: url, headers, body: whole(typeof input === 'string' ? input : left) };
  return {
    method,
    path: `${url}?${Object.entries(left)
      .map(([key, value]) => `${key}=${encode(plain(value))}`)
      .join('&')}`,
    headers,
  };
};

const trpc: Door = ({ id, method }, input, as) => {
  const headers = authorized(as);
  const json = whole(input);
  return method === 'GET'
    ? { method, path: `/trpc/${id}?input=${encode(json)}`, headers }
    : { method: 'POST', path: `/trpc/${id}`, headers, body: json };
};

const whole = (input: Input) =>
  typeof input === 'string'
    ? input
    : `{${Object.entries(input)
        .map(([key, value]) => `"${key}":${value}`)
        .join()}}`;
const plain = (json: string) => (json.startsWith('"') ? (JSON.parse(json) as string) : json);

const DOORS = [rest, trpc];

describe.each(withInput.map((procedure, turn) => ({ ...procedure, turn })))('$name', ({ operation, shape, turn }) => {
  const sample = Object.fromEntries(Object.entries(shape.sample()).map(([field, value]) => [field, JSON.stringify(value)]));
  const { fields } = shape;
  const texts = fields.filter(({ maxLength }) => maxLength !== undefined);
  const call = (at: number, input: Input, as = student) => DOORS[at % DOORS.length]!(operation, input, as);
  /** Alternates between REST and tRPC, and begins with the other one for the next procedure that gets the same kinds of input. */
  const alternately = () => {
    let sent = Math.floor(turn / TURNS);
    return (input: Input) => call(sent++, input);
  };

  test('survives 100 kB of hostile text in any field and accepts none but spaces', async () => {
    const next = alternately();
    const calls = fields.flatMap((field, place) =>
      names.flatMap((name, index) => {
        // The same code reads all texts of a call, so most texts go to only one field; values of other types are refused unread.
        const asText = texts.indexOf(field);
        const skipped =
          asText < 0
            ? index % OTHERS_SKIPPED !== place % OTHERS_SKIPPED
            : index % texts.length !== asText || (index + turn) % TOO_LONG_SKIPPED > 0;
        if (skipped && !(asText >= 0 && IN_EVERY_FIELD.has(name))) return [];
        const text = filling(name, operation);
        const json = JSON.stringify(field.maxItems === undefined ? text : [text]);
        return [[`${field.name}: ${name}`, next({ ...sample, [field.name]: json })] as const];
      }),
    );
    const received = await sendAll(calls);
    const taken = calls.filter(([what]) => received.get(what)!.status === 200 && texts.some(({ name }) => what.startsWith(`${name}:`)));
    expect(taken.map(([what]) => what).filter((what) => !what.includes(': spaces'))).toEqual([]);
  });

  test.runIf(texts.length > 0)('survives hostile text of maximum length in every field', async () => {
    const filled = (name: string) => {
      const fields = texts.map(({ name: field, maxLength, maxItems }) => {
        const text = hostileText(name, inAddress(operation) ? Math.min(maxLength!, 100) : maxLength!);
        return [
          field,
          JSON.stringify(field === 'email' ? emailOf(text) : maxItems === undefined ? text : Array.from({ length: maxItems }, () => text)),
        ] as const;
      });
      return { ...sample, ...Object.fromEntries(fields) };
    };
    const some = names.filter((name, index) => (index + turn) % TURNS === 0 || IN_EVERY_FIELD.has(name));
    await sendAll(some.map((name, index) => [name, call(index >> 1, filled(name), index % 2 === 0 ? student : mentor)] as const));
  });

  test('survives deep or wide JSON, as the whole input or in any field', async () => {
    const [most, some] = inAddress(operation) ? [HEADER_BYTES / 3, HEADER_BYTES / 3] : [BODY_BYTES, HOSTILE_BYTES];
    const kinds = Object.entries(HOSTILE_JSON);
    const next = alternately();
    await sendAll([
      // The whole input is parsed by code that all procedures share, so each procedure gets only some kinds.
      ...kinds.flatMap(([name, json], index) => ((index + turn) % TURNS === 0 ? [[name, next(json(most))] as const] : [])),
      ...fields.flatMap(({ name: field, maxItems }, place) =>
        kinds.flatMap(([name, json], index) =>
          maxItems !== undefined || index % OTHERS_SKIPPED === place % OTHERS_SKIPPED
            ? [[`${field}: ${name}`, next({ ...sample, [field]: json(some) })] as const]
            : [],
        ),
      ),
    ]);
  });
});

test('survives a batch of ten calls, each with hostile text of maximum length', async () => {
  const posts = withInput.find(({ name }) => name === 'posts.create')!.shape.sample();
  // Single calls are timed above; the calls of a batch must also let other requests in between.
  const some = names.filter((name, index) => index % OTHERS_SKIPPED === 0 || IN_EVERY_FIELD.has(name));
  await sendAll(
    some.map((name) => {
      const inputs = Object.fromEntries(
        Array.from({ length: 10 }, (_, at) => [at, { ...posts, content: `${hostileText(name, POST_CONTENT_MAX - 1)}${at}` }]),
      );
      return [
        name,
        {
          method: 'POST',
          path: `/trpc/${Array.from({ length: 10 }, () => 'posts.create').join()}?batch=1`,
          headers: authorized(student),
          body: JSON.stringify(inputs),
        },
      ] as const;
    }),
  );
});

/** Each thread is half a default page of comments, all of maximum length. */
test('survives a batch of ten long threads, as JSON and as JSON Lines', async () => {
  const { id } = await makePost(app, { by: student });
  const content = `${'"è'.repeat(COMMENT_MAX / 2 - 1)}a`;
  await sql`
    insert into comments (post_id, author_key, content, created_at)
    select ${id}, lpad(n::text, 22, '0'), ${content}, now() from generate_series(1, ${LIST_MAX_PLAIN / 2}::int) n`.execute(app.db);
  const ten = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { id }]))));
  const path = `/trpc/${Array.from({ length: 10 }, () => 'comments.list').join()}?batch=1&input=${ten}`;
  const ways: Record<string, string>[] = [{}, { 'content-type': 'text/plain', 'trpc-accept': 'application/jsonl' }];
  const received = await sendAll(
    ways.map((way) => [`threads ${JSON.stringify(way)}`, { method: 'GET', path, headers: { ...authorized(student), ...way } }] as const),
  );
  expect(new Set([...received.values()].map(({ status }) => status))).toEqual(new Set([200]));
});

test('procedures without an input survive deep or wide JSON', async () => {
  const kinds = Object.entries(HOSTILE_JSON);
  await sendAll(
    calls.flatMap(({ operation, shape, name }) =>
      // Sent as a guest, so that no session ends and nothing is exported.
      shape || !operation
        ? []
        : kinds.map(
            ([kind, json]) =>
              [
                `${name}: ${kind}`,
                {
                  method: operation.method === 'GET' ? 'GET' : 'POST',
                  path: `/trpc/${name}`,
                  headers: { 'content-type': 'application/json' },
                  ...(operation.method !== 'GET' && { body: json(BODY_BYTES) }),
                },
              ] as const,
          ),
    ),
  );
});

function emailOf(text: string): string {
  const local = text.replaceAll(/[^a-z0-9.]/gi, 'a.').slice(0, 60);
  return `${local}a@${'a.'.repeat(80)}edu.unito.it`;
}
