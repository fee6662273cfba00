import { LOGOUT_KEY, readItem, removeUser } from '../lib/storage.ts';
import { askEarly } from '../posts/early-posts.ts';

const owed = readItem(LOGOUT_KEY);
if (owed) {
  removeUser();
  import('../lib/log-out.ts').then(({ finishLogOut }) => finishLogOut(owed)).catch(() => undefined);
}
// Before the rest of the program, which takes a phone as long to run as the request takes.
askEarly(window.location.pathname);
