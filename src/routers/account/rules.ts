/**
 * With fewer people than this at a place, somebody who knows its classes may recognise a post's author by its words. Twenty
 * accounts of one course stand for many more students at the university.
 */
export const SHARED_BY_MIN = 20;

export function isWidelyShared(size: number): boolean {
  return size >= SHARED_BY_MIN;
}
