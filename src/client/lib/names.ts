/** Joins names from the university's register, and makes their straight quotes typographic. Separators do not begin a line. */
export function inOneLine(...names: (string | null | undefined)[]): string {
  const line = names.filter(Boolean).join('\u00a0· ');
  return line.replace(/"([^"]*)"/g, '«$1»').replaceAll("'", '’');
}
