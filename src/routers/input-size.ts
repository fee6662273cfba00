/** The largest input of any procedure has some sixty values; checking each of thousands, and telling of each, would hold everybody else up. */
export const INPUT_VALUES_MAX = 1000;

/** Whether an input holds more values, itself included, than any procedure takes, however deep they lie. */
export function isTooLarge(input: unknown): boolean {
  const waiting: unknown[] = [input];
  for (let seen = 1; waiting.length > 0; ) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > INPUT_VALUES_MAX) return true;
    for (const key in value) {
      if ((seen += 1) > INPUT_VALUES_MAX) return true;
      waiting.push((value as Record<string, unknown>)[key]);
    }
  }
  return false;
}
