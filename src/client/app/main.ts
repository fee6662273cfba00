import { keepUp } from './asleep-pages.ts';
import { onThirdEscape } from '../lib/escapes.ts';
import { hasFlash } from '../lib/flash.ts';
import { hasLeft, leaveSite, onLeft } from '../lib/quick-exit.ts';
import { reach } from '../lib/reach.ts';
import { registerServiceWorker } from '../lib/register-service-worker.ts';
import { isAuthenticated, owesLogout, readUser, replaceStoredToken } from '../lib/storage.ts';
import { watchHands } from './hands.ts';
import { showNeutralScreen } from './neutral-screen.ts';
import { onFirstSign } from './signs.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

replaceStoredToken();
if (hasLeft()) showNeutralScreen(place);
else openSite(place);

function openSite(place: HTMLElement): void {
  let left = false;
  let close: (() => void) | undefined;
  let opening: Promise<void> | undefined;
  // What is being written is kept as the page goes.
  onLeft(() => {
    if (!left) close?.();
    left = true;
    showNeutralScreen(place);
  });
  const snapshot = place.querySelector<HTMLElement>('[data-snapshot]');
  const hands = snapshot && watchHands(snapshot);
  const stopListening = onThirdEscape(() => void leaveSite());

  // The network may be back before what failed without it has failed.
  let back = false;
  window.addEventListener('online', () => (back = true));

  const open = () => (opening ??= load().catch(help));
  const load = async () => {
    back = false;
    const { openProgram } = await import('./program.tsx');
    if (left) return;
    close = openProgram(place, hands ?? undefined);
    stopListening();
  };
  const help = async (problem: unknown) => {
    if (isMissing(problem)) return tryAgain(problem);
    // It came and failed, and would again: what somebody has typed stays.
    if (!left) (await import('./fault.ts')).showFault(place);
    throw problem;
  };
  // Browsers do not ask again for a module that once failed to come: the page begins anew when the network is back.
  const tryAgain = (problem: unknown) => {
    if (back) void reload();
    else onFirstSign(() => void reload());
    throw problem;
  };
  const reload = async () => {
    back = false;
    try {
      await reach();
    } catch (problem) {
      return tryAgain(problem);
    }
    if (hands) hands.whenFree(() => window.location.reload());
    else window.location.reload();
  };

  if (snapshot && staysAsleep(snapshot)) {
    onFirstSign(() => void open());
    void keepUp(window.location.pathname, snapshot, () => void open());
  } else void open();
  // Whatever page came first, the numbers open without a network from then on.
  registerServiceWorker();
}

/** What Chromium, Firefox and Safari say of a module that did not come, each in words of its own. */
function isMissing(problem: unknown): boolean {
  return problem instanceof TypeError && /module/i.test(problem.message);
}

/**
 * A guest's page that is complete as it was drawn needs no program until somebody moves. Where one comes back to, the program leads to
 * the place that was left: see lib/places.ts. What waits to be said is said on arrival.
 */
function staysAsleep(snapshot: HTMLElement): boolean {
  const { place } = (window.history.state ?? {}) as { place?: unknown };
  return snapshot.hasAttribute('data-asleep') && !isAuthenticated(readUser()) && place === undefined && !hasFlash() && !owesLogout();
}
