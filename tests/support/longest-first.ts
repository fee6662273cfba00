import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes a minute or more; begun last, they would keep the whole run waiting. */
const LONGEST = ['chaos/chaos', 'chat/limits', 'browser/screens', 'browser/dialogs'].map((name) => `/tests/${name}.test.ts`);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
