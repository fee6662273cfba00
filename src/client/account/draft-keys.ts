/** The key of the draft of an appeal against a measure. */
export function appealKeyOf(measureId: number): string {
  return `appeal-${measureId}`;
}
