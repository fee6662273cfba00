const forgetting = new Set<() => void>();

/** For what a module holds in memory of the person whose tab this is: how to forget it when they are gone, or another has come. */
export function heldForOne(forget: () => void): void {
  forgetting.add(forget);
}

/** Nothing that was held for one person may be seen, or done, by the next. */
export function forgetHeld(): void {
  for (const forget of forgetting) forget();
}
