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
    why: 'forms are prefilled with the user’s own details, as far as many accounts share them',
  },
  auth: { by: ['account'], why: 'changing the address uses the confirmation code of the registration' },
  chat: { by: ['posts', 'mentorship'], why: 'talk posts and accepted requests open the chat dialog' },
  'exam-experiences': {
    by: ['exams', 'search'],
    why: 'the page of an exam and the search results show the cards of experiences, with the same words for difficulty',
  },
  mentors: {
    by: ['mentorship', 'exams'],
    why: 'the mentorship page contains the search for mentors and the user’s own profile, and exam pages show the availability of mentors',
  },
  notices: {
    by: ['account', 'study-groups', 'mentorship', 'moderation'],
    why: 'the settings page contains the notice switches, a new notice refetches the groups, boards and requests on screen, and groups and the queue of cases mark theirs as read',
  },
  exams: { by: ['search'], why: 'the search results describe exams in the same words' },
  planner: {
    by: ['account', 'exams'],
    why: 'deleting the account can also delete the plan, and the exam calendar shows the planned exams',
  },
  posts: {
    by: ['search', 'landing', 'info'],
    why: 'the search results show the cards of posts, and the pages for guests explain the types of posts',
  },
  rereading: {
    by: ['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'writing'],
    why: 'every form whose text others will read asks for confirmation when the text may hurt somebody',
  },
  reports: {
    by: ['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'chat', 'moderation', 'info'],
    why: 'every text can be reported from the place where it is shown, and all lists of reports use the same labels of reasons',
  },
  'study-groups': { by: ['search'], why: 'the search results show the cards of groups' },
  support: {
    by: [
      ...['posts', 'exam-experiences', 'study-groups', 'mentors', 'mentorship', 'reports', 'moderation', 'chat', 'writing', 'rereading'],
      ...['landing', 'auth'],
    ],
    why: 'forms show the helplines beside a text that expresses distress, moderators and reporters see them too, and guests find them on the first screen',
  },
  universities: {
    by: ['auth', 'posts', 'search', 'exams', 'exam-experiences', 'study-groups', 'mentors'],
    why: 'all forms and filters offer the same lists of universities, faculties, years and topics',
  },
  writing: {
    by: ['posts', 'study-groups', 'chat', 'mentorship', 'mentors', 'reports', 'account', 'moderation'],
    why: 'comments and messages share the draft, the confirmation and the helplines, and unsent texts are shown in the same way',
  },
};
const directions = new Set(Object.entries(SHARED_ROOMS).flatMap(([room, { by }]) => by.map((other) => `${other} → ${room}`)));

const RULES: Rule[] = [
  {
    name: 'db imports nothing from src',
    advice: 'src/server passes to the database what it needs from src, as an argument.',
    forbids: ({ from, to }) => under(from, 'db') && under(to, 'src'),
  },
  {
    name: 'src, db and openapi import nothing from tests',
    advice: 'Move code that both need into src or db.',
    forbids: ({ from, to }) => !under(from, 'tests') && under(to, 'tests'),
  },
  {
    name: 'rooms of src/routers import neither the server nor the client',
    advice: 'Declare an interface for it in src/routers/context.ts and implement it in src/server.',
    forbids: ({ from, to }) => under(from, 'src/routers') && (under(to, 'src/server') || under(to, 'src/client')),
  },
  {
    name: 'rooms of src/routers import no HTTP library and no React',
    advice: 'Move code that handles HTTP into src/server, and React components into src/client.',
    forbids: ({ from, to }) => under(from, 'src/routers') && /^(fastify|@fastify\/|react|node:http)/.test(to),
  },
  {
    name: 'a room imports another room’s queries, rules and schema, never its router',
    advice: 'Move code that both rooms need into queries.ts or rules.ts.',
    forbids: ({ from, to }) =>
      from !== 'src/routers/index.ts' && under(from, 'src/routers') && /^src\/routers\/[\w-]+\/router\.ts$/.test(to),
  },
  {
    name: 'only queries.ts imports Kysely',
    advice: 'Write a function (db, …) in the room’s queries.ts and call it.',
    forbids: ({ from, to, typeOnly }) => under(from, 'src/routers') && !from.endsWith('/queries.ts') && !typeOnly && IS_DATABASE.test(to),
  },
  {
    name: 'shared files of src/routers, which load in the browser, import only each other and zod',
    advice: 'Import the type only, or move the code into limits.ts, schema.ts or rules.ts.',
    forbids: ({ from, to, typeOnly }) => LOADS_IN_BROWSER.test(from) && !typeOnly && to !== 'zod' && !LOADS_IN_BROWSER.test(to),
  },
  {
    name: 'src/moderation imports only its own files',
    advice: 'Pass it as an argument from the code that calls src/moderation.',
    forbids: ({ from, to }) => isModeration(from) && !isModeration(to),
  },
  {
    name: 'limits.ts imports nothing',
    advice: 'Pages load limits.ts without the schemas, so it contains only numbers and their reasons.',
    forbids: ({ from }) => IS_LIMITS.test(from),
  },
  {
    name: 'the client imports from src/routers only limits, schemas, rules and types',
    advice: 'Call a procedure, or move the pure part into rules.ts.',
    forbids: ({ from, to, typeOnly }) => under(from, 'src/client') && under(to, 'src/routers') && !LOADS_IN_BROWSER.test(to) && !typeOnly,
  },
  {
    name: 'the client imports neither the server nor the database',
    advice: 'Call a procedure.',
    forbids: ({ from, to }) =>
      under(from, 'src/client') &&
      (under(to, 'src/server') || under(to, 'db') || IS_DATABASE.test(to) || /^(node:|fastify|@fastify\/)/.test(to)),
  },
  {
    name: 'the server imports nothing from the client',
    advice: 'Move code that both need into a room’s limits.ts, schema.ts or rules.ts.',
    forbids: ({ from, to }) => under(from, 'src/server') && under(to, 'src/client'),
  },
  {
    name: 'outside src/routers nothing imports a room’s router',
    advice: 'Use the room’s queries, rules and schema, or call the procedure through src/routers/index.ts.',
    forbids: ({ from, to }) => !under(from, 'src/routers') && /^src\/routers\/[\w-]+\/router\.ts$/.test(to),
  },
  {
    name: 'src/client/ui and src/client/lib import no room',
    advice: 'Move a component that belongs to one domain into that room; pass to a helper what it needs of a room as an argument.',
    forbids: ({ from, to }) =>
      ['lib', 'ui'].includes(clientFolder(from)) && (!['', 'lib', 'ui'].includes(clientFolder(to)) || /^src\/routers\/[\w-]+\//.test(to)),
  },
  {
    name: 'src/client/lib imports nothing from src/client/ui',
    advice: 'Move code that renders into ui or into a room, which may both import lib.',
    forbids: ({ from, to }) => clientFolder(from) === 'lib' && clientFolder(to) === 'ui',
  },
  {
    name: 'only src/client/app imports src/client/app',
    advice: 'Move the part that a room needs into lib or ui.',
    forbids: ({ from, to }) => clientFolder(from) !== 'app' && clientFolder(to) === 'app' && under(from, 'src/client'),
  },
  {
    name: 'a client room imports another only where SHARED_ROOMS says so',
    advice: 'Move code that both need into lib or ui; if it belongs to a domain, add the direction and its reason to SHARED_ROOMS.',
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
  expect(cutting.map((file) => `${file}: browsers cut longer pasted text silently; show a LengthLeft instead`)).toEqual([]);
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
