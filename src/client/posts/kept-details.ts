import { noDetails, type StudyDetails, type Touched } from './study-details.ts';

/** The study details stored with a post draft. */
export interface Kept {
  details: StudyDetails;
  touched: Touched;
}

export function asText({ details, touched }: Kept): string {
  return JSON.stringify({ details, touched });
}

/** Parses stored details; undefined when the stored text is not valid. */
export function keptDetails(text: string): Kept | undefined {
  try {
    const { details, touched } = Object(JSON.parse(text)) as Record<string, unknown>;
    const stored = Object(details) as Record<string, unknown>;
    const names = Object.keys(noDetails) as (keyof StudyDetails)[];
    if (!names.every((name) => typeof stored[name] === 'string')) return undefined;
    const { university, faculty, studyYear } = Object(touched) as Record<string, unknown>;
    return {
      details: Object.fromEntries(names.map((name) => [name, stored[name]])) as Record<keyof StudyDetails, string>,
      touched: { university: university === true, faculty: faculty === true, studyYear: studyYear === true },
    };
  } catch {
    return undefined;
  }
}
