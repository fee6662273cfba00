import { COMMON_FACULTIES, COMMON_UNIVERSITIES } from './pick-lists.ts';
import { defaultsOf, readUser } from '../lib/storage.ts';

/** The ten universities of filters and short forms; before them what is chosen already, and the person's own. */
export function universityChoices(chosen: string): string[] {
  return withOwn([chosen, defaultsOf(readUser()).university], COMMON_UNIVERSITIES);
}

/** The same for faculties. */
export function facultyChoices(chosen: string): string[] {
  return withOwn(
    [chosen, defaultsOf(readUser()).faculty],
    COMMON_FACULTIES.map(({ name }) => name),
  );
}

/** The short code for badges, also of the finer areas that a faculty of the list stands for. */
export function facultyCode(faculty: string): string | undefined {
  return COMMON_FACULTIES.find(({ name }) => faculty === name || faculty.startsWith(`${name} `))?.code;
}

function withOwn(own: string[], common: readonly string[]): string[] {
  return [...new Set([...own.filter((name) => name !== '' && !common.includes(name)), ...common])];
}
