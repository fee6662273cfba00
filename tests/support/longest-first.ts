import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, longest first: if started last, each would delay the end of the run. */
const LONGEST = [
  ...['server/hostile-text', 'chaos/chaos', 'chat/limits', 'anonymity/thief', 'server/slow-clients', 'anonymity/observer'],
  ...['database/embedded', 'anonymity/disk', 'server/start', 'account/deletion'],
  ...['browser/screens', 'browser/members-screens', 'browser/keyboard', 'browser/places', 'browser/chat', 'browser/dialogs'],
  ...['browser/mail-story', 'browser/mentor-story'],
].map((name) => `/tests/${name}.test.ts`);

/** A single file that takes half a minute and mostly waits, while other workers proceed. */
const FIRST_PROJECT = 'gallery';

/** Sorts within each project, because a worker that switches projects loads all modules anew. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    const projects = [...new Set(sorted.map(({ project }) => project))].sort(
      (a, b) => Number(b.name === FIRST_PROJECT) - Number(a.name === FIRST_PROJECT),
    );
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)));
  }
}
