import { removeAllDrafts } from './drafts.ts';
import { removeUser } from './storage.ts';

/** Record, mark and drafts; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
}
