/** Names of the university's register, whose quotes and apostrophes are straight, on a line. A separator stays at the word before it. */
export function inOneLine(...names: (string | null | undefined)[]): string {
  const line = names.filter(Boolean).join('\u00a0· ');
  return line.replace(/"([^"]*)"/g, '«$1»').replaceAll("'", '’');
}
