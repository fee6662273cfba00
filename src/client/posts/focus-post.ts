/**
 * Whoever goes by keyboard reads on at the post that has just come. It happens a moment later, when the list is up to
 * date and a closing dialog has let go of the focus; at the last one where none came. `toTop` also scrolls to the
 * beginning of `within`.
 */
export function focusPost(within: HTMLElement | null, index: number, { toTop = false } = {}): void {
  setTimeout(() => {
    const posts = [...(within?.querySelectorAll('article') ?? [])];
    const post = posts[index] ?? posts.at(-1);
    if (post) {
      post.tabIndex = -1;
      post.focus({ preventScroll: true });
    }
    if (toTop) within?.scrollIntoView();
  });
}
