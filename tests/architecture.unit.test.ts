import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** File names allowed in a room of the server; adding one is a decision of the team. */
const ROOM_FILES = ['limits.ts', 'schema.ts', 'rules.ts', 'queries.ts', 'traces.ts', 'router.ts'];
const LOADS_IN_BROWSER =
  /^src\/routers\/([\w-]+\/(limits|schema|rules)|limits|locale|text|characters|fold|marks|page|cursor|durations|web-address|written)\.ts$/;
/** The language rules, which run both on the server and in the browser. */
const isModeration = (path: string) => under(path, 'src/moderation');
const IS_DATABASE = /^(kysely|pg|@electric-sql)(\/|$)/;
const IS_LIMITS = /^src\/routers\/([\w-]+\/)?limits\.ts$/;

interface Import {
  from: string;
  /** A path in the project, or a package name. */
  to: string;
  typeOnly: boolean;
}

interface Rule {
  name: string;
  advice: string;
  forbids(edge: Import): boolean;
}

const under = (path: string, folder: string) => path.startsWith(`${folder}/`);
const clientFolder = (path: string) => /^src\/client\/([\w-]+)\//.exec(path)?.[1] ?? '';
const isClientRoom = (path: string) => !['', 'app', 'lib', 'ui'].includes(clientFolder(path));
const directionOf = (from: string, to: string) => `${clientFolder(from)} → ${clientFolder(to)}`;

/** Rooms of the client that others may import, by which rooms and why. All other rooms are private. */
const SHARED_ROOMS: Record<string, { by: string[]; why: string }> = {
  account: {
    by: ['posts', 'exam-experiences', 'study-groups', 'mentors'],
    why: 'forms offer the person’s own details, as far as many share them',
  },
  auth: { by: ['account'], why: 'a new address is confirmed by a code as at registration' },
  chat: { by: ['posts', 'mentorship'], why: 'talk posts and accepted requests open a chat' },
  'exam-experiences': {
    by: ['exams', 'search'],
    why: 'what people told of an exam is shown in the same words and cards everywhere',
  },
  mentors: {
    by: ['mentorship', 'exams'],
    why: 'one asks a mentor on the page that lists them, and who has time is said in the same words everywhere',
  },
  notices: {
    by: ['account', 'study-groups', 'mentorship'],
    why: 'what one is told about is a setting, and who looks at a board or a request has read what told of it',
  },
  exams: { by: ['search'], why: 'found exams are told of in the same words' },
  planner: { by: ['account', 'exams'], why: 'who deletes the account may take the plan along, and the calendar shows one’s own exams' },
  posts: { by: ['search', 'landing', 'info'], why: 'found posts are posts, and the pages for guests show what posts are' },
  rereading: {
    by: ['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'writing'],
    why: 'whatever others will read may be read once more before it goes out',
  },
  reports: {
    by: ['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'chat', 'moderation', 'info'],
    why: 'whatever somebody wrote can be reported from where it stands, and the reasons have the same words everywhere',
  },
  'study-groups': { by: ['search'], why: 'found groups are groups' },
  support: {
    by: [
      ...['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'reports', 'moderation', 'chat', 'writing', 'rereading'],
      ...['landing', 'auth'],
    ],
    why: 'the helplines stand beside whatever text tells of pain, and guests find them on the first screen',
  },
  universities: {
    by: ['auth', 'posts', 'search', 'exams', 'exam-experiences', 'study-groups', 'mentors'],
    why: 'universities, faculties, years and topics are chosen from the same lists everywhere',
  },
  writing: {
    by: ['posts', 'study-groups', 'chat', 'mentorship', 'mentors', 'reports'],
    why: 'a comment and a message of a group are written with the same care, and words that can no longer go out are shown alike',
  },
};
const directions = new Set(Object.entries(SHARED_ROOMS).flatMap(([room, { by }]) => by.map((other) => `${other} → ${room}`)));

const RULES: Rule[] = [
  {
    name: 'db knows nothing of src',
    advice: 'Pass what the database needs as an argument, from src/server.',
    forbids: ({ from, to }) => under(from, 'db') && under(to, 'src'),
  },
  {
    name: 'what runs knows nothing of the tests',
    advice: 'What both need belongs to src or db.',
    forbids: ({ from, to }) => !under(from, 'tests') && under(to, 'tests'),
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
    forbids: ({ from, to, typeOnly }) => under(from, 'src/routers') && !from.endsWith('/queries.ts') && !typeOnly && IS_DATABASE.test(to),
  },
  {
    name: 'what loads in the browser imports only what loads in the browser',
    advice: 'limits.ts, schema.ts and rules.ts may use one another, the last two zod.',
    forbids: ({ from, to, typeOnly }) => LOADS_IN_BROWSER.test(from) && !typeOnly && to !== 'zod' && !LOADS_IN_BROWSER.test(to),
  },
  {
    name: 'the language rule knows nothing but itself',
    advice: 'src/moderation reads words; what uses it imports it, never the other way.',
    forbids: ({ from, to }) => isModeration(from) && !isModeration(to),
  },
  {
    name: 'limits.ts imports nothing',
    advice: 'A page loads it before it needs a schema: numbers alone, with their reasons.',
    forbids: ({ from }) => IS_LIMITS.test(from),
  },
  {
    name: 'the client imports of the server half only limits, schemas and rules, and AppRouter as a type',
    advice: 'Call the procedure, or move the pure part into rules.ts.',
    forbids: ({ from, to, typeOnly }) => under(from, 'src/client') && under(to, 'src/routers') && !LOADS_IN_BROWSER.test(to) && !typeOnly,
  },
  {
    name: 'the client knows neither the server nor the database',
    advice: 'Ask through a procedure.',
    forbids: ({ from, to }) =>
      under(from, 'src/client') &&
      (under(to, 'src/server') || under(to, 'db') || IS_DATABASE.test(to) || /^(node:|fastify|@fastify\/)/.test(to)),
  },
  {
    name: 'the server knows nothing of the client',
    advice: 'What both need belongs to a room’s limits, schema or rules.',
    forbids: ({ from, to }) => under(from, 'src/server') && under(to, 'src/client'),
  },
  {
    name: 'nothing but the API itself imports a room’s router',
    advice: 'The server calls the room’s queries, rules and schema; what is called as a procedure goes through src/routers/index.ts.',
    forbids: ({ from, to }) => !under(from, 'src/routers') && /^src\/routers\/[\w-]+\/router\.ts$/.test(to),
  },
  {
    name: 'client pieces and helpers know no domain',
    advice: 'A piece that knows a domain belongs to that domain’s room; what helpers need of it, a screen passes to them.',
    forbids: ({ from, to }) =>
      ['lib', 'ui'].includes(clientFolder(from)) && (!['', 'lib', 'ui'].includes(clientFolder(to)) || /^src\/routers\/[\w-]+\//.test(to)),
  },
  {
    name: 'client helpers draw nothing',
    advice: 'What is drawn belongs to ui or to a room; lib may be imported by both.',
    forbids: ({ from, to }) => clientFolder(from) === 'lib' && clientFolder(to) === 'ui',
  },
  {
    name: 'only the client’s own app imports app',
    advice: 'Move what a room needs of it down, into lib or ui.',
    forbids: ({ from, to }) => clientFolder(from) !== 'app' && clientFolder(to) === 'app' && under(from, 'src/client'),
  },
  {
    name: 'a client room imports another only where SHARED_ROOMS says so',
    advice: 'Move what both need down, into lib or ui; if it knows a domain, name the direction and its reason in SHARED_ROOMS.',
    forbids: ({ from, to }) =>
      isClientRoom(from) && isClientRoom(to) && clientFolder(from) !== clientFolder(to) && !directions.has(directionOf(from, to)),
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

test('no client code uses maxLength, with which browsers silently cut pasted text', () => {
  const cutting = files.filter((file) => under(file, 'src/client') && /\bmaxLength\b/.test(readFileSync(file, 'utf8')));
  expect(cutting.map((file) => `${file}: browsers drop the rest without a word; say by how much it is too long`)).toEqual([]);
});

test('rooms do not read process.env', () => {
  expect(files.filter((file) => under(file, 'src/routers') && readFileSync(file, 'utf8').includes('process.env'))).toEqual([]);
});

test('no file has a default export, except the stand-ins in src/build', () => {
  const named = files.filter((file) => !under(file, 'src/build'));
  const defaults = named.filter((file) => /^export (default|\{[^}]*\bas default\b)/m.test(readFileSync(file, 'utf8')));
  expect(defaults).toEqual([]);
});

test('runtime imports have no cycles', () => {
  const runtime = imports.filter(({ typeOnly }) => !typeOnly);
  expect(cycleIn(runtime.map(({ from, to }) => [from, to]))).toBeUndefined();
});

// Type-only imports count here as well.
test('the client’s folders have no import cycles', () => {
  const between = imports
    .map(({ from, to }) => [clientFolder(from), clientFolder(to)] as const)
    .filter(([from, to]) => from !== '' && to !== '' && from !== to);
  expect(between.length).toBeGreaterThan(0);
  expect(cycleIn(between)).toBeUndefined();
});

test('every direction in SHARED_ROOMS is used', () => {
  const used = new Set(imports.map(({ from, to }) => directionOf(from, to)));
  expect([...directions].filter((direction) => !used.has(direction))).toEqual([]);
});

/** Returns the first cycle in the graph as text. */
function cycleIn(arrows: (readonly [from: string, to: string])[]): string | undefined {
  const graph = new Map<string, string[]>();
  for (const [from, to] of arrows) graph.set(from, [...(graph.get(from) ?? []), to]);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (place: string): string | undefined => {
    if (path.includes(place)) return [...path.slice(path.indexOf(place)), place].join(' -> ');
    if (done.has(place)) return undefined;
    path.push(place);
    for (const next of graph.get(place) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(place);
    return undefined;
  };
  for (const place of graph.keys()) {
    const cycle = visit(place);
    if (cycle) return cycle;
  }
  return undefined;
}

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
