import { casePath, groupPath, newPostPath, paths, postPath } from '../lib/paths.ts';
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

/** The address at which the user finds a text that they had not sent when their session ended; a logout leaves none. */
export function unsentPlace(): string | undefined {
  const drafts = unsentKeys();
  for (const [key, place] of PLACES) {
    const found = drafts.map((draft) => key.exec(draft)).find((match) => match !== null);
    if (found) return place(Number(found[1]));
  }
  return undefined;
}
