import { casePath, groupPath, newPostPath, paths, postPath, RESUME_QUERY } from '../lib/paths.ts';
import { unsentKeys } from '../lib/stored-drafts.ts';

/** Where the texts are written whose drafts have these keys. */
const PLACES: readonly [key: RegExp, place: (id: number) => string][] = [
  [/^post(?:-title)?$/, () => newPostPath],
  [/^(?:comment|chat-post|edit-post|edit-comment|report-post)-(\d+)/, postPath],
  [/^(?:board|study-group|meeting|report-group)-(\d+)/, groupPath],
  [/^(?:decision|appeal-answer|care)-(\d+)/, casePath],
  [/^(?:mentorship-request|report-mentor)-\d/, () => paths.mentorship],
  [/^(?:mentorship-answer|report-request)-\d/, () => `${paths.mentorship}?tab=gestisci`],
  [/^(?:chat-mentorship|report-response)-\d/, () => `${paths.mentorship}?tab=richieste`],
  [/^study-group$/, () => paths.studyGroups],
  [/^mentor(?:-profile)?$/, () => `${paths.mentorship}?tab=diventa`],
  [/^appeal-\d/, () => paths.account],
  [/^exam-experience$|^report-experience-/, () => paths.examExperiences],
];

/** The drafts whose forms open only on demand. */
const RESUMED = /^(?:study-group|exam-experience|mentor|(?:meeting|mentorship-request)-\d+|report-[a-z]+-\d+)$/;

/**
 * The address at which the user finds a text that they had not sent when their session ended, preferably on the page `next`; a logout
 * leaves none.
 */
export function unsentPlace(next: string): string | undefined {
  const drafts = unsentKeys();
  const found = PLACES.flatMap(([key, place]) =>
    drafts.flatMap((draft) => {
      const match = key.exec(draft);
      return match ? [resumed(place(Number(match[1])), draft)] : [];
    }),
  );
  return found.find((place) => pathOf(place) === pathOf(next)) ?? found[0];
}

/** The address `next` with the queries of a text’s place on the same page; undefined if the text is elsewhere, or needs no query. */
export function unsentAt(next: string, place: string): string | undefined {
  const [page, query] = place.split('?');
  if (pathOf(next) !== page || !query) return undefined;
  const { search, hash } = new URL(next, window.location.origin);
  const kept = [...new URLSearchParams(search)].filter(([name]) => !new URLSearchParams(query).has(name));
  return `${page}?${[...kept.map((pair) => new URLSearchParams([pair]).toString()), query].join('&')}${hash}`;
}

function resumed(place: string, draft: string): string {
  if (!RESUMED.test(draft)) return place;
  return `${place}${place.includes('?') ? '&' : '?'}${RESUME_QUERY}=${draft}`;
}

function pathOf(address: string): string {
  return new URL(address, window.location.origin).pathname;
}
