/**
 * Fewer people than this at a place, and whoever knows its classes may tell by a post's words which of them wrote it. A course
 * of 20 on this site stands for many more at the university.
 */
export const SHARED_BY_MIN = 20;

export function isWidelyShared(size: number): boolean {
  return size >= SHARED_BY_MIN;
}
