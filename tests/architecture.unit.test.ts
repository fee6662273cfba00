import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Files that a room of the server may have; a new name is a decision of the team. */
const ROOM_FILES = ['schema.ts', 'rules.ts', 'queries.ts', 'router.ts'];
const LOADS_IN_BROWSER = /^src\/routers\/([\w-]+\/(schema|rules)|text|fold|marks|page)\.ts$/;

interface Import {
  from: string;
  /** A path in the project, or a package. */
  to: string;
  typeOnly: boolean;
}

interface Rule {
  name: string;
  advice: string;
  forbids(edge: Import): boolean;
}

const under = (path: string, folder: string) => path.startsWith(`${folder}/`);

const RULES: Rule[] = [
  {
    name: 'db knows nothing of src',
    advice: 'Pass what the database needs as an argument, from src/server.',
    forbids: ({ from, to }) => under(from, 'db') && under(to, 'src'),
  },
  {
    name: 'rooms know neither the server nor the client',
    advice: 'Name what the room needs in src/routers/context.ts and provide it in src/server.',
    forbids: ({ from, to }) => under(from, 'src/routers') && (under(to, 'src/server') || under(to, 'src/client')),
  },
  {
    name: 'rooms know no HTTP and no React',
    advice: 'HTTP belongs to src/server, React to src/client.',
    forbids: ({ from, to }) => under(from, 'src/routers') && /^(fastify|@fastify\/|react|node:http)/.test(to),
  },
  {
    name: 'a room uses another room’s queries, rules and schema, never its router',
    advice: 'Move what both need into queries.ts or rules.ts.',
    forbids: ({ from, to }) =>
      from !== 'src/routers/index.ts' && under(from, 'src/routers') && /^src\/routers\/[\w-]+\/router\.ts$/.test(to),
  },
  {
    name: 'only queries.ts touches Kysely',
    advice: 'Write a function (db, …) in the room’s queries.ts.',
    forbids: ({ from, to, typeOnly }) =>
      under(from, 'src/routers') && !from.endsWith('/queries.ts') && !typeOnly && (to === 'kysely' || to === 'pg'),
  },
  {
    name: 'what loads in the browser imports only what loads in the browser',
    advice: 'schema.ts and rules.ts may use zod and each other.',
    forbids: ({ from, to, typeOnly }) => LOADS_IN_BROWSER.test(from) && !typeOnly && to !== 'zod' && !LOADS_IN_BROWSER.test(to),
  },
  {
    name: 'the client imports of the server half only schemas and rules, and AppRouter as a type',
    advice: 'Call the procedure, or move the pure part into rules.ts.',
    forbids: ({ from, to, typeOnly }) => under(from, 'src/client') && under(to, 'src/routers') && !LOADS_IN_BROWSER.test(to) && !typeOnly,
  },
  {
    name: 'the client knows neither the server nor the database',
    advice: 'Ask through a procedure.',
    forbids: ({ from, to }) => under(from, 'src/client') && (under(to, 'src/server') || under(to, 'db')),
  },
  {
    name: 'the server uses rooms through their index, their context and their schemas and rules',
    advice: 'Export it from src/routers/index.ts.',
    forbids: ({ from, to, typeOnly }) =>
      under(from, 'src/server') &&
      under(to, 'src/routers') &&
      !typeOnly &&
      !['src/routers/index.ts', 'src/routers/context.ts', 'src/routers/errors.ts'].includes(to) &&
      !LOADS_IN_BROWSER.test(to),
  },
  {
    name: 'client pieces and helpers know no domain',
    advice: 'A piece that knows a domain belongs to that domain’s room.',
    forbids: ({ from, to }) =>
      (under(from, 'src/client/ui') || under(from, 'src/client/lib')) &&
      under(to, 'src/client') &&
      !under(to, 'src/client/ui') &&
      !under(to, 'src/client/lib'),
  },
];

const files = ['src', 'db', 'openapi'].flatMap(sourceFiles);
const imports = files.flatMap(importsOf);

test.each(RULES)('$name', ({ forbids, advice }) => {
  const found = imports.filter(forbids).map(({ from, to }) => `${from} imports ${to}. ${advice}`);
  expect(found).toEqual([]);
});

test('rooms have a closed list of file names', () => {
  const odd = files.filter((file) => /^src\/routers\/[\w-]+\//.test(file) && !ROOM_FILES.includes(file.split('/').slice(3).join('/')));
  expect(odd.map((file) => `${file}: a room has only ${ROOM_FILES.join(', ')}`)).toEqual([]);
});

test('rooms read no environment', () => {
  expect(files.filter((file) => under(file, 'src/routers') && readFileSync(file, 'utf8').includes('process.env'))).toEqual([]);
});

test('no file exports a default', () => {
  expect(files.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('imports make no cycle', () => {
  const graph = new Map(
    files.map((file) => [file, imports.filter(({ from, typeOnly }) => from === file && !typeOnly).map(({ to }) => to)]),
  );
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file) || !graph.has(file)) return undefined;
    path.push(file);
    for (const next of graph.get(file)!) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of files) expect(visit(file)?.join(' -> ')).toBeUndefined();
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());
}

function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8');
  const statements = [...source.matchAll(/^(?:import|export)\s+(type\s)?([^'";]*?from\s+)?['"]([^'"]+)['"]/gm)].map(
    ([, type, names, target]) => ({
      typeOnly: type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}\s*from\s+$/.test(names ?? ''),
      target: target!,
    }),
  );
  const dynamic = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, target]) => ({ typeOnly: false, target: target! }));
  return [...statements, ...dynamic].map(({ typeOnly, target }) => ({
    from,
    to: target.startsWith('.') ? relative('.', join(dirname(from), target)) : target,
    typeOnly,
  }));
}
