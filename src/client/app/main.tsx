import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { passOverOldLayers } from '../lib/back-closes.ts';
import { showFlash } from '../lib/flash.ts';
import { hasLeft, onLeft } from '../lib/quick-exit.ts';
import { registerServiceWorker } from '../lib/register-service-worker.ts';
import { replaceStoredToken } from '../lib/storage.ts';
import { App } from './app.tsx';
import { loadScreen } from './routes.tsx';
import { showNeutralScreen } from './neutral-screen.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

replaceStoredToken();
if (hasLeft()) showNeutralScreen(place);
else openSite(place);

function openSite(place: HTMLElement): void {
  passOverOldLayers();
  const root = createRoot(place);
  let open = true;
  // What is being written is kept as the page goes.
  onLeft(() => {
    if (open) root.unmount();
    open = false;
    showNeutralScreen(place);
  });
  // In slices: what a slow phone's finger does meanwhile is heard.
  const draw = () =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  // Where a snapshot of the page stands already (src/build/snapshots.ts), the page itself takes its place, not a spinner.
  const snapshot = place.querySelector('[data-snapshot]');
  if (snapshot?.checkVisibility())
    void loadScreen(window.location.pathname)
      .catch(() => undefined)
      .then(draw);
  else draw();
  showFlash();
  // Whatever page came first, the numbers open without a network from then on.
  registerServiceWorker();
}
