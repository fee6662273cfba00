import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppError, REASONS } from '../../src/routers/errors.ts';
import type { LimitName } from '../../src/routers/context.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { createLimits } from '../../src/server/limits/limits.ts';
import { operations } from '../support/document.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';

const DECISIONS = 'docs/decisions';
/** Links to one decision or to several, in the status of another. */
const LINK = String.raw`\[\d{4}\]\([\w-]+\.md\)`;
const LINKS = `${LINK}(?:(?:, ${LINK})* and ${LINK})?`;
const decisions = readdirSync(DECISIONS)
  .filter((file) => file !== 'README.md')
  .sort();
const markdown = (folder: string) => readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [join(folder, file)] : []));
/** The pages that describe the current state; a decision describes that of its date. */
const pages = ['README.md', ...markdown('docs')];
const papers = [...pages, ...markdown(DECISIONS)];

const read = (path: string) => readFileSync(path, 'utf8');
const tableRows = (text: string) => [...text.matchAll(/^\| (?!---)(.*) \|$/gm)].map(([, row]) => row!.split(' | '));

test('the README has at most 100 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('every relative link in the documentation has a target', () => {
  const dead = papers.flatMap((path) => {
    const prose = read(path).replace(/^```[^]*?^```/gm, '');
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(([, link, source]) => link ?? source!);
    return targets.filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(path, target)).map((target) => `${path}: ${target}`);
  });
  expect(dead).toEqual([]);
});

test('every `npm run` in the documentation names a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = papers.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => ({ path, name: name! })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('the pages name only files and folders that exist', () => {
  const named = pages.flatMap((path) =>
    [...read(path).matchAll(/`((?:src|db|openapi|tests|docs|\.ci)\/[\w./-]+)`/g)].map(([, file]) => ({ path, file: file! })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test('docs/architecture.md names every room, and every folder of server and client', () => {
  const text = read('docs/architecture.md');
  const folders = ['src', 'src/routers', 'src/server', 'src/client'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  );
  expect(folders.filter((name) => !new RegExp(`[\`/]${name}\``).test(text))).toEqual([]);
});

test('docs/operations.md names every environment variable, with its default', () => {
  const rows = tableRows(read('docs/operations.md'));
  const defaults: Record<string, unknown> = readEnv({});
  const names = [...read('src/server/start/env.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(Object.keys(defaults)));
  for (const name of names) {
    const [, shown] = rows.find(([variables]) => variables!.includes(`\`${name}\``)) ?? [];
    expect(shown, name).toContain(name in defaults ? `\`${String(defaults[name])}\`` : '');
  }
});

describe('docs/api.md', () => {
  const text = read('docs/api.md');

  test('shows the curl examples that the tests run', () => {
    expect(text).toContain(read('tests/examples/curl-examples.sh').trim());
  });

  test('shows lines of the typed client that the tests run', () => {
    const [, shown] = /^```ts\n([^]*?)^```/m.exec(text)!;
    const client = read('tests/examples/trpc-client.ts');
    for (const line of ['createTRPCClient<AppRouter>', 'await api.auth.login.mutate({ email, password })', 'token = account.authToken']) {
      expect(shown).toContain(line);
      expect(client).toContain(line);
    }
  });

  test('lists every call, and whether it needs a session', () => {
    const shown = tableRows(text).filter(([rest]) => / \/api\//.test(rest!));
    const calls = operations.map(({ id, method, path, describes: { security } }) => {
      const open = !security?.length || security.some((way) => Object.keys(way).length === 0);
      return [`\`${method} /api${path}\``, `\`${id}\``, open ? 'anybody' : 'students'].join(' | ');
    });
    expect(shown.map((row) => row.slice(0, 3).join(' | ')).sort()).toEqual(calls.sort());
  });

  test('lists every reason with its status', () => {
    const rows = tableRows(text).filter(([status]) => /^\d{3}$/.test(status!));
    for (const reason of REASONS) {
      const [, code] = rows.find((row) => row[3]!.includes(`\`${reason}\``)) ?? [];
      // The handshake of a chat reports its end with a status that procedures do not have.
      expect(code, reason).toBe(reason === 'chat_over' ? '`GONE`' : `\`${new AppError(reason).code}\``);
    }
  });

  test('states the rate limits that are enforced', async () => {
    const limits = createLimits({ secretKey: TEST_SECRET, now: () => new Date() }).from('192.0.2.1');
    const rows = tableRows(text).filter(([, calls, minutes]) => /^\d+$/.test(calls ?? '') && /^\d+$/.test(minutes ?? ''));
    expect(rows.length).toBeGreaterThan(5);
    for (const [name, calls, minutes] of rows as [string, string, string][]) {
      const take = () => limits.take(name.replaceAll('`', '') as LimitName, { accountId: 'somebody' });
      for (let count = 0; count < Number(calls); count += 1) await take();
      const refused = await take().catch((error: AppError) => error);
      expect(refused, name).toBeInstanceOf(AppError);
      expect(Math.ceil((refused as AppError).details.retryAfter! / 60), name).toBe(Number(minutes));
    }
  });
});

describe('the decisions', () => {
  const index = tableRows(read(`${DECISIONS}/README.md`)).slice(1);
  const told = decisions.map((file) => {
    const form = /^# (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\\\nStatus: (.+)\n\n\*\*Decision\.\*\* .+\n\n\*\*Reason\.\*\* .+\n$/;
    const [, title, date, status] = form.exec(read(join(DECISIONS, file))) ?? [];
    return { file, title, date, status: status ?? '' };
  });

  test('have a title, date, status, decision and reason, and are numbered in order of date', () => {
    expect(told.filter(({ title }) => !title).map(({ file }) => file)).toEqual([]);
    expect(told.map(({ file }) => Number(file.slice(0, 4)))).toEqual(told.map((_, place) => place + 1));
    expect(told.map(({ date }) => date)).toEqual(told.map(({ date }) => date).toSorted());
  });

  test('are all in the index, with their status', () => {
    const short = (status: string) => status.replace(new RegExp(`, (?:supersedes|refines) ${LINKS}`, 'g'), '');
    expect(index).toEqual(told.map(({ file, title, date, status }) => [`[${file.slice(0, 4)}](${file})`, date, title, short(status)]));
  });

  test('have a well-formed status', () => {
    const form = new RegExp(`^(accepted|superseded by ${LINKS})(, supersedes ${LINKS})?(, refines ${LINKS})?(, refined by ${LINKS})?$`);
    expect(told.filter(({ status }) => !form.test(status))).toEqual([]);
  });

  test.each([
    ['no longer hold and those that took their place', 'superseded by', 'supersedes'],
    ['hold but in part and those that changed them', 'refined by', 'refines'],
  ])('that %s link to each other', (_, passive, active) => {
    const pairs = (word: string) =>
      told.flatMap(({ file, status }) => {
        const [, links = ''] = new RegExp(`${word} (${LINKS})`).exec(status) ?? [];
        return linksIn(links).map((other) => [file, other] as const);
      });
    expect(pairs(passive).length).toBeGreaterThan(0);
    expect(pairs(active).map(String).sort()).toEqual(
      pairs(passive)
        .map(([file, other]) => String([other, file]))
        .sort(),
    );
  });
});

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
}

function leadsSomewhere(from: string, target: string): boolean {
  const [path, anchor] = target.split('#') as [string, string?];
  const file = path === '' ? from : join(dirname(from), path);
  return existsSync(file) && (anchor === undefined || headingsOf(read(file)).includes(anchor));
}

/** Returns the anchors that GitHub gives headings. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
