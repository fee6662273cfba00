import { foldText } from '../fold.ts';

/** The folded text a search looks in. Fields are lines, so that no match spans two of them. */
export function searchTextOf(experience: { examName: string; professor?: string | null | undefined }): string {
  return `${foldText(experience.examName)}\n${foldText(experience.professor ?? '')}`;
}
