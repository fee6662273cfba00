const forgetting = new Set<() => void>();

/** Registers a function that clears what a module holds in memory for a user; called when another user logs in, or none is left. */
export function heldForOne(forget: () => void): void {
  forgetting.add(forget);
}

/** Calls all functions registered with `heldForOne`, so that the next user neither sees nor triggers anything of the previous one. */
export function forgetHeld(): void {
  for (const forget of forgetting) forget();
}
