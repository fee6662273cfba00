/**
 * Moves the focus to the post at `index`, or to the last one if there is none. Deferred by a task, so that the list has been rendered
 * and a closing dialog has released the focus.
 * @param options.toTop also scrolls to the start of `within`
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
