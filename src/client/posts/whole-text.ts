/** Title and text of a post, as checked for pain signals. */
export function wholeText(title: string, text: string): string {
  return title ? `${title}\n${text}` : text;
}
