import { COMMON_FACULTIES, COMMON_UNIVERSITIES } from './pick-lists.ts';
import { defaultsOf, readUser } from '../lib/storage.ts';

/** The universities offered in filters and short forms, preceded by the chosen one and the user's own if not among them. */
export function universityChoices(chosen: string): string[] {
  return withOwn([chosen, defaultsOf(readUser()).university], COMMON_UNIVERSITIES);
}

/** Like `universityChoices`, for faculties. */
export function facultyChoices(chosen: string): string[] {
  return withOwn(
    [chosen, defaultsOf(readUser()).faculty],
    COMMON_FACULTIES.map(({ name }) => name),
  );
}

/** The badge code of a faculty, or of a more specific area such as 'Economia e Management'. */
export function facultyCode(faculty: string): string | undefined {
  return COMMON_FACULTIES.find(({ name }) => faculty === name || faculty.startsWith(`${name} `))?.code;
}

function withOwn(own: string[], common: readonly string[]): string[] {
  return [...new Set([...own.filter((name) => name !== '' && !common.includes(name)), ...common])];
}
