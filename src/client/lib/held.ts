import { createListeners } from './listeners.ts';

/**
 * `heldForOne` registers a function that clears what a module holds in memory for a user. `forgetHeld` calls all of them when another user
 * logs in, or none is left, so that the next user neither sees nor triggers anything of the previous one.
 */
export const { subscribe: heldForOne, notify: forgetHeld } = createListeners();
