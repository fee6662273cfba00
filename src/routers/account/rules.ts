/**
 * With fewer accounts than this at a place of study, a classmate may recognise the author of a post. Twenty accounts of one
 * course stand for many more students at the university.
 */
export const SHARED_BY_MIN = 20;

export function isWidelyShared(size: number): boolean {
  return size >= SHARED_BY_MIN;
}
