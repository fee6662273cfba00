/** Names of the university's register, one after the other on a line. A separator stays at the word before it. */
export function inOneLine(...names: (string | null | undefined)[]): string {
  return typographic(names.filter(Boolean).join('\u00a0· '));
}

/** The register has straight quotes and apostrophes. */
function typographic(name: string): string {
  return name.replace(/"([^"]*)"/gu, '«$1»').replaceAll("'", '’');
}
