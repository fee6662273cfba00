/*
 * Digits stand for letters in a disguise, so that 'C15' was read as 'kys' and 'INF/01' as 'inf'. Whoever hides a word leaves more of it than one
 * letter, and does not put a mark before the digits. Left out here and not by the reader, as the models have learnt with what that reads.
 */
const CODE = [
  // Rooms, lines, exercises: C15, B204, 24/I, C-15.
  String.raw`\p{L}[-./]?\p{N}{2,3}`,
  String.raw`\p{N}{2,3}[-./]?\p{Lu}`,
  // Degree classes and rooms of a building: LM-31, SC41.
  String.raw`\p{Lu}{2,3}-?\p{N}{2,3}`,
  // Courses in a plan of studies: E4201Q, U4573.
  String.raw`\p{Lu}\p{N}{4}\p{Lu}?`,
  // Scientific sectors: INF/01, M-PSI/05, INFO-01/A.
  String.raw`\p{L}{1,5}(?:-\p{L}{1,4}){0,2}/\p{N}{2}`,
  String.raw`\p{L}{4}-\p{N}{2}/\p{L}`,
];
const CODES = new RegExp(String.raw`(^|[\s(«"“'‘’])(?:${CODE.join('|')})(?![^\s.,;:!?…)»"”'’])`, 'gu');

/** What is read for attacks and for pain. */
export function withoutCodes(text: string): string {
  return text.replace(CODES, '$1 ');
}
