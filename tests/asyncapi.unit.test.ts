import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createAsyncDocument } from '../openapi/async-document.ts';
import { ClientFrame, Notice, ServerMessage } from '../src/routers/chat/schema.ts';
import { procedures } from '../src/routers/procedures.ts';
import { asyncDocument, checkFrame, isMessage } from './support/async-document.ts';
import { operations } from './support/document.ts';

const LINT_PATIENCE = 60_000;
const { channels, components } = asyncDocument;
const namesIn = (operation: string) => asyncDocument.operations[operation]!.messages.map(({ $ref }) => $ref.split('/').at(-1)!);

test('openapi/asyncapi.json is up to date with the schemas (else: npm run openapi)', () => {
  expect(JSON.parse(JSON.stringify(createAsyncDocument()))).toEqual(asyncDocument);
});

test('the document is AsyncAPI 3 and passes the recommended lint rules', { timeout: LINT_PATIENCE }, async () => {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi/asyncapi.json', '--extends=recommended', '--format=json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(asyncDocument.asyncapi).toBe('3.0.0');
  expect((JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: unknown[] }).problems).toEqual([]);
});

describe.each(Object.entries(components.messages))('%s', (name, { summary, examples }) => {
  test('has a summary, and its examples are valid', () => {
    expect(summary).toMatch(/./);
    for (const { payload } of examples) expect(isMessage(name, payload), JSON.stringify(payload)).toBe(true);
    expect(isMessage(name, { ...(examples[0]!.payload as object), other: 1 })).toBe(false);
  });
});

test('chats and letters list exactly the frames that the server parses and sends', () => {
  for (const [saying, hearing] of [
    ['talk', 'listen'],
    ['write', 'read'],
  ] as const) {
    const examplesOf = (operation: string) => namesIn(operation).map((name) => components.messages[name]!.examples[0]!.payload);
    for (const payload of examplesOf(saying)) expect(ClientFrame.safeParse(payload).success).toBe(true);
    for (const payload of examplesOf(hearing)) {
      expect(ServerMessage.parse(payload)).toEqual(payload);
      checkFrame(payload as { type: string });
    }
    expect(namesIn(hearing)).toHaveLength(1 + Notice.options.length);
    expect(namesIn(saying)).toHaveLength(ClientFrame.options.length);
  }
  expect(() => checkFrame({ type: 'connection', event: 'unheard of' })).toThrow(/no such frame/);
});

test('board and notices have the addresses of their calls', () => {
  const board = channels['board']!.address.replace('/api', '');
  for (const operation of ['readBoard', 'writeOnBoard']) {
    const { method } = asyncDocument.operations[operation]!.bindings!['http'] as { method: string };
    expect(operations).toContainEqual(expect.objectContaining({ path: board, method }));
  }
  expect(procedures[channels['notices']!.address.replace('/trpc/', '')]!._def.type).toBe('subscription');
});
