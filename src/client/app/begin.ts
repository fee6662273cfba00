import { owesLogout, removeUser } from '../lib/storage.ts';
import { askEarly } from '../posts/early-posts.ts';

if (owesLogout()) {
  removeUser();
  import('../lib/log-out.ts').then(({ finishLogOut }) => finishLogOut()).catch(() => undefined);
}
// Before the rest of the program, which takes a phone as long to run as the request takes.
askEarly(window.location.pathname);
