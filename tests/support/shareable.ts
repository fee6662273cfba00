import type { ShareableDetails } from '../../src/routers/account/schema.ts';
import type { StudyDetails } from '../../src/client/lib/storage.ts';
import { trpcHandler } from './msw.ts';

/** Returns the server's answer about these details: each is shared by many unless `safe` says otherwise. */
export function shareable(
  { university = '', faculty = '', studyYear = '' }: StudyDetails,
  safe: Partial<Record<keyof StudyDetails, boolean>> = {},
): ShareableDetails {
  return {
    university: { value: university, safe: safe.university ?? true },
    faculty: { value: faculty, safe: safe.faculty ?? true },
    studyYear: { value: studyYear, safe: safe.studyYear ?? true },
  };
}

export function answerShareable(...details: Parameters<typeof shareable>): void {
  trpcHandler('account.shareable', () => shareable(...details));
}
