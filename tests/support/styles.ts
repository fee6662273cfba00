/**
 * What Emotion would put into the page's head. jsdom goes through every rule for each element that a query by role asks about,
 * which is half the time of such a test.
 */
export const styles = document.createElement('div');

/** For a test that looks at styles, or at what they hide. */
export function putStylesOn(): void {
  document.head.append(styles);
}
