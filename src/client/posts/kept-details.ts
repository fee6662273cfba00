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

/** Stored details of a discarded post together with those of what was written since: what was chosen or taken out since stays. */
export function joinedDetails(discarded: string, since: string): string {
  const [before, now] = [keptDetails(discarded), keptDetails(since)];
  if (!before || !now) return before ? discarded : since;
  const { university, customUniversity, faculty, customFaculty, studyYear, course, topic } = now.details;
  const { touched } = now;
  return asText({
    details: {
      ...before.details,
      ...(touched.university && { university, customUniversity }),
      ...(touched.faculty && { faculty, customFaculty }),
      ...(touched.studyYear && { studyYear }),
      ...(course && { course }),
      ...(topic && { topic }),
    },
    touched: {
      university: before.touched.university || touched.university,
      faculty: before.touched.faculty || touched.faculty,
      studyYear: before.touched.studyYear || touched.studyYear,
    },
  });
}
