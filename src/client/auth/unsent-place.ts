import { casePath, groupPath, newPlanPath, newPostPath, paths, postPath, RESUME_QUERY } from '../lib/paths.ts';
import { unsentKeys } from '../lib/stored-drafts.ts';

const MENTORSHIP_CHATS = [`${paths.mentorship}?tab=richieste`, `${paths.mentorship}?tab=gestisci`];

/** Where the texts are written whose drafts have these keys; `next` is the page where the session ended. */
const PLACES: readonly [key: RegExp, place: (id: number, next: string, name: string) => string][] = [
  [/^post(?:-title)?$/, () => newPostPath],
  [/^(?:comment|chat-post|edit-post|edit-comment|report-post)-(\d+)/, postPath],
  [/^(?:board|study-group|meeting|report-group)-(\d+)/, groupPath],
  [/^(?:decision|appeal-answer|care)-(\d+)/, casePath],
  [/^(?:mentorship-request|report-mentor)-\d/, () => `${paths.mentorship}?tab=trova`],
  [/^(?:mentorship-answer|report-request)-\d/, () => `${paths.mentorship}?tab=gestisci`],
  // The keys of both sides are alike.
  [/^chat-mentorship-\d/, (_, next) => MENTORSHIP_CHATS.find((place) => next.startsWith(place)) ?? MENTORSHIP_CHATS[0]!],
  [/^report-response-\d/, () => `${paths.mentorship}?tab=richieste`],
  [/^study-group$/, () => paths.studyGroups],
  [/^mentor(?:-profile)?$/, () => `${paths.mentorship}?tab=diventa`],
  [/^appeal-\d/, () => paths.account],
  [/^exam-experience$|^report-experience-/, () => paths.examExperiences],
  [/^study-plan-(.+)/, (_, __, examName) => newPlanPath(examName)],
  [/^(?:study-plan$|plan-edit-|study-session|session-edit-)/, () => paths.studyPlanner],
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
      return match ? [resumed(place(Number(match[1]), next, match[1] ?? ''), draft)] : [];
    }),
  );
  const [path, tab] = [pathOf(next), tabOf(next)];
  const onPage = found.filter((place) => pathOf(place) === path);
  return onPage.find((place) => tabOf(place) === tab) ?? onPage[0] ?? found[0];
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

/** The tab that an address names; the page of mentorship opens with this one unless it names another. */
function tabOf(address: string): string {
  return new URL(address, window.location.origin).searchParams.get('tab') ?? 'trova';
}
