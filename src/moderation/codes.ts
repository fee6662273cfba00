/*
 * Codes such as 'C15' or 'INF/01' are removed, because reading digits as letters turns them into 'kys' or 'inf'. Disguised words leave more
 * than one letter, and have no mark before the digits. Not done by the reader, because the models are trained on its output.
 */
const CODE = [
  // Rooms, lines, exercises: C15, B204, 24/I, C-15.
  String.raw`\p{L}[-./]?\p{N}{2,3}`,
  String.raw`\p{N}{2,3}[-./]?\p{Lu}`,
  // Degree classes, rooms with a building: LM-31, SC41.
  String.raw`\p{Lu}{2,3}-?\p{N}{2,3}`,
  // Course codes: E4201Q, U4573.
  String.raw`\p{Lu}\p{N}{4}\p{Lu}?`,
  // Academic disciplines: INF/01, M-PSI/05, INFO-01/A.
  String.raw`\p{L}{1,5}(?:-\p{L}{1,4}){0,2}/\p{N}{2}`,
  String.raw`\p{L}{4}-\p{N}{2}/\p{L}`,
];
const CODES = new RegExp(String.raw`(^|[\s(«"“'‘’])(?:${CODE.join('|')})(?![^\s.,;:!?…)»"”'’])`, 'gu');

/** Removes codes from a text before it is read for attacks or pain. */
export function withoutCodes(text: string): string {
  return text.replace(CODES, '$1 ');
}
