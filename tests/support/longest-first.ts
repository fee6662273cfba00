import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that keep a processor busy for long: if started last, each would delay the end of the run. */
const LONGEST = namesOf([
  ...['server/hostile-text', 'access', 'anonymity/thief', 'anonymity/observer', 'account/deletion'],
  ...['browser/screens', 'browser/members-screens', 'browser/keyboard', 'browser/places', 'browser/chat', 'browser/dialogs'],
  ...['browser/mail-story', 'browser/mentor-story'],
]);
/** Files that mostly wait, for timers or for other processes. Those that run at the same time leave the processors idle. */
const WAITING = namesOf([
  ...['chaos/chaos', 'chat/limits', 'chat/presence', 'chat/unheard', 'server/slow-clients', 'server/database-hangs', 'server/caddy'],
  ...['chat/instances', 'chat/forgetting', 'moderation/chat-decisions'],
]);

/** Projects that mostly wait, while `.ci/run` checks types beside the tests. */
const FIRST_PROJECTS = ['gallery', 'embedded'];

/** Sorts within each project, because a worker that switches projects loads all modules anew. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = [...new Set(sorted.map(({ project }) => project.name))];
    const first = FIRST_PROJECTS.filter((name) => names.includes(name));
    return [...new Set([...first, ...names])].flatMap((name) => spread(sorted.filter(({ project }) => project.name === name)));
  }
}

/** Returns the longest files, then the others, with the waiting ones at equal distances from the first place on. */
function spread(files: TestSpecification[]): TestSpecification[] {
  const waiting = files.filter((file) => placeIn(WAITING, file) >= 0);
  const busy = files.filter((file) => !waiting.includes(file));
  const longest = busy.filter((file) => placeIn(LONGEST, file) >= 0).sort((a, b) => placeIn(LONGEST, a) - placeIn(LONGEST, b));
  const rest = [...longest, ...busy.filter((file) => !longest.includes(file))];
  if (waiting.length === 0) return rest;
  const start = (index: number) => Math.floor((index * rest.length) / waiting.length);
  return waiting.flatMap((file, index) => [file, ...rest.slice(start(index), start(index + 1))]);
}

function placeIn(names: string[], { moduleId }: TestSpecification): number {
  return names.findIndex((name) => moduleId.endsWith(name));
}

function namesOf(paths: string[]): string[] {
  return paths.map((path) => `/tests/${path}.test.ts`);
}
