import { FACULTIES, OTHER, OTHER_UNIVERSITY, UNIVERSITIES } from '../lib/pick-lists.ts';
import { defaultsOf, type StoredUser } from '../lib/storage.ts';

/** What the composer's university block holds. The free texts count only beside 'Altra università' and 'Altro'. */
export interface StudyDetails {
  university: string;
  customUniversity: string;
  faculty: string;
  customFaculty: string;
  studyYear: string;
  course: string;
  topic: string;
}

/** What the server found wrong with the free texts. */
export type DetailErrors = { university?: string; faculty?: string };

export const noDetails: StudyDetails = {
  university: '',
  customUniversity: '',
  faculty: '',
  customFaculty: '',
  studyYear: '',
  course: '',
  topic: '',
};

/** The person's own university, faculty and year in place of what stood there. */
export function prefilled(details: StudyDetails, user: StoredUser | null): StudyDetails {
  const { university, faculty, studyYear } = defaultsOf(user);
  const [universityChoice, customUniversity] = choose(university, UNIVERSITIES, OTHER_UNIVERSITY);
  const [facultyChoice, customFaculty] = choose(faculty, FACULTIES, OTHER);
  return { ...details, university: universityChoice, customUniversity, faculty: facultyChoice, customFaculty, studyYear };
}

/** What stays after a post: the selections; the texts, the course and the topic belonged to it alone. */
export function afterPublishing(details: StudyDetails): StudyDetails {
  const { university, faculty, studyYear } = details;
  return { ...noDetails, university, faculty, studyYear };
}

/** The fields of a new post; what is empty is left out. */
export function fieldsOf(details: StudyDetails) {
  return withoutEmpty({
    university: details.university === OTHER_UNIVERSITY ? details.customUniversity : details.university,
    faculty: details.faculty === OTHER ? details.customFaculty : details.faculty,
    studyYear: details.studyYear,
    course: details.course,
    academicTopic: details.topic,
  });
}

function choose(value: string, options: readonly string[], other: string): [choice: string, custom: string] {
  return value === '' || options.includes(value) ? [value, ''] : [other, value];
}

function withoutEmpty<Key extends string>(fields: Record<Key, string>): Partial<Record<Key, string>> {
  const filled = Object.entries<string>(fields).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : []));
  return Object.fromEntries(filled) as Partial<Record<Key, string>>;
}
