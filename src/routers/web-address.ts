/** Parses a URL; undefined if it is invalid. The oldest supported browsers lack `URL.canParse`. */
export function addressOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
