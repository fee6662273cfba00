/** What an address means; undefined where it is none. `URL.canParse` is younger than the oldest browsers. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
