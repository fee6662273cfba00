/**
 * At least one character that can be seen: not a space, a control or a zero-width character, nor one that Unicode has shown as nothing, such
 * as the fillers of Hangul and variation selectors. The empty Braille pattern counts as a symbol, but is a space.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Returns the texts in the fields of an input, which are judged before others read them; the page asks about the same ones. */
export function textsIn(input: object): string[] {
  const texts = Object.values(input)
    .flat()
    .filter((value) => typeof value === 'string' && isVisible(value));
  return [...new Set(texts as string[])];
}

/**
 * Returns, field by field, the texts of `wanted` that its field does not have in `before`: an edit is judged by what it writes, not by what it
 * leaves.
 */
export function writtenByField<Wanted extends object>(
  wanted: Wanted,
  before: { [Field in keyof Wanted]?: unknown },
): Record<string, string[]> {
  const fields = Object.keys(wanted) as (keyof Wanted & string)[];
  return Object.fromEntries(
    fields.map((field) => {
      const present = textsIn([before[field]]);
      return [field, textsIn([wanted[field]]).filter((text) => !present.includes(text))];
    }),
  );
}

/** As `writtenByField`, without the fields. */
export function writtenIn<Wanted extends object>(wanted: Wanted, before: { [Field in keyof Wanted]?: unknown }): string[] {
  return Object.values(writtenByField(wanted, before)).flat();
}
