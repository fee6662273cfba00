import type { CreatePost } from '../../routers/posts/schema.ts';
import { FACULTIES, OTHER, OTHER_UNIVERSITY, UNIVERSITIES } from '../universities/pick-lists.ts';
import { isRisky, type OwnDetails, type ShownDetail } from '../account/own-details.ts';

/** The study fields of the composer. The `custom` texts count only with 'Altra università' and 'Altro' selected. */
export interface StudyDetails {
  university: string;
  customUniversity: string;
  faculty: string;
  customFaculty: string;
  studyYear: string;
  course: string;
  topic: string;
}

/** Validation errors from the server. */
export type DetailErrors = { title?: string; university?: string; faculty?: string };

export const noDetails: StudyDetails = {
  university: '',
  customUniversity: '',
  faculty: '',
  customFaculty: '',
  studyYear: '',
  course: '',
  topic: '',
};

/** The fields changed by the user since the composer opened. */
export type Touched = Partial<Record<'university' | 'faculty' | 'studyYear', boolean>>;

export function touchedBy(change: Partial<StudyDetails>): Touched {
  return {
    ...(('university' in change || 'customUniversity' in change) && { university: true }),
    ...(('faculty' in change || 'customFaculty' in change) && { faculty: true }),
    ...('studyYear' in change && { studyYear: true }),
  };
}

/** Fills the untouched fields with the user's own university, faculty and year, as far as they are shared by many. */
export function prefilled(details: StudyDetails, own: OwnDetails, touched: Touched): StudyDetails {
  const { university, faculty, studyYear } = own;
  const [universityChoice, customUniversity] = choose(university, UNIVERSITIES, OTHER_UNIVERSITY);
  const [facultyChoice, customFaculty] = choose(faculty, FACULTIES, OTHER);
  return {
    ...details,
    ...(!touched.university && { university: universityChoice, customUniversity }),
    ...(!touched.faculty && { faculty: facultyChoice, customFaculty }),
    ...(!touched.studyYear && { studyYear }),
  };
}

/** Like `prefilled`, for a draft already begun: clears values shared by few, but adds none, which could be published unseen. */
export function stillSafe(details: StudyDetails, own: OwnDetails, touched: Touched): StudyDetails {
  const stands = fieldsOf(details);
  const kept = (key: 'university' | 'faculty' | 'studyYear') => (own[key] === stands[key] ? own[key] : '');
  return prefilled(details, { ...own, university: kept('university'), faculty: kept('faculty'), studyYear: kept('studyYear') }, touched);
}

/** The details kept for the next post: the selections, but not the custom texts, the course and the topic. */
export function afterPublishing(details: StudyDetails): StudyDetails {
  const { university, faculty, studyYear } = details;
  return { ...noDetails, university, faculty, studyYear };
}

/** The details as fields of `posts.create`; empty ones are omitted. */
export function fieldsOf(details: StudyDetails) {
  return withoutEmpty({
    university: details.university === OTHER_UNIVERSITY ? details.customUniversity : details.university,
    faculty: details.faculty === OTHER ? details.customFaculty : details.faculty,
    studyYear: details.studyYear,
    course: details.course,
    academicTopic: details.topic,
  } satisfies Record<Exclude<keyof CreatePost, 'type' | 'title' | 'content'>, string>);
}

/** The details typed as text, rather than chosen from a list or filled in from the user’s own. */
export function typedIn(details: StudyDetails, own: OwnDetails): string[] {
  const { university = '', faculty = '', course = '' } = fieldsOf(details);
  const chosen: readonly string[] = [...UNIVERSITIES, ...FACULTIES, own.university, own.faculty];
  return [university, faculty, course].filter((text) => !chosen.includes(text));
}

/** A detail that others will see, with the change that removes it. */
interface Removable extends ShownDetail {
  removal: Partial<StudyDetails>;
}

export function shownDetails(details: StudyDetails, own: OwnDetails): Removable[] {
  const { university = '', faculty = '', studyYear = '', academicTopic = '' } = fieldsOf(details);
  const shown: Removable[] = [
    { key: 'university', text: university, risky: isRisky(university, own.university), removal: { university: '', customUniversity: '' } },
    { key: 'faculty', text: faculty, risky: isRisky(faculty, own.faculty), removal: { faculty: '', customFaculty: '' } },
    { key: 'studyYear', text: studyYear, risky: isRisky(studyYear, own.studyYear), removal: { studyYear: '' } },
    { key: 'topic', text: academicTopic, risky: false, removal: { topic: '' } },
  ];
  return shown.filter(({ text }) => text !== '');
}

function choose(value: string, options: readonly string[], other: string): [choice: string, custom: string] {
  return value === '' || options.includes(value) ? [value, ''] : [other, value];
}

function withoutEmpty<Key extends string>(fields: Record<Key, string>): Partial<Record<Key, string>> {
  const filled = Object.entries<string>(fields).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : []));
  return Object.fromEntries(filled) as Partial<Record<Key, string>>;
}
