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
  // Unmounting the program saves the drafts.
  onLeft(() => {
    if (!left) close?.();
    left = true;
    showNeutralScreen(place);
  });
  const snapshot = place.querySelector<HTMLElement>('[data-snapshot]');
  const hands = snapshot && watchHands(snapshot);
  const stopListening = onThirdEscape(() => void leaveSite());

  // The network may return before the failed import rejects.
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
    // The program was loaded but failed, and would fail again. The page is not reloaded, so that typed text stays.
    if (!left) (await import('./fault.ts')).showFault(place);
    throw problem;
  };
  // Browsers do not retry an import that has failed: reload the page when the network is back.
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
  // On every page, so that the helplines open offline afterwards.
  registerServiceWorker();
}

/** Whether an error is a failed import; Chromium, Firefox and Safari word it differently. */
function isMissing(problem: unknown): boolean {
  return problem instanceof TypeError && /module/i.test(problem.message);
}

/**
 * Whether a guest's prerendered page needs no program before the first sign of a user. The program is needed to
 * restore a scroll position (see lib/places.ts), to show a flash message, or to finish a logout.
 */
function staysAsleep(snapshot: HTMLElement): boolean {
  const { place } = (window.history.state ?? {}) as { place?: unknown };
  return snapshot.hasAttribute('data-asleep') && !isAuthenticated(readUser()) && place === undefined && !hasFlash() && !owesLogout();
}
