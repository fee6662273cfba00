import './begin.ts';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { passOverOldLayers } from '../lib/back-closes.ts';
import { showFlash } from '../lib/flash.ts';
import { App } from './app.tsx';
import { handOver } from './hand-over.ts';
import type { Hands } from './hands.ts';
import { loadScreen } from './routes.tsx';

/**
 * Draws the page: beside its snapshot, where one stands (src/build/snapshots.ts), and unseen until it can take the snapshot's place.
 * Returns how to end it.
 */
export function openProgram(place: HTMLElement, hands?: Hands): () => void {
  passOverOldLayers();
  const stage = document.createElement('div');
  const root = createRoot(stage);
  // One that is hidden, as after the quick exit, has no box.
  const snapshot = hands?.snapshot.getClientRects().length ? hands.snapshot : undefined;
  if (snapshot) stage.setAttribute('data-stage', '');
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    if (hands && snapshot) hands.whenFree(() => handOver(snapshot, stage));
    else place.replaceChildren(stage);
    showFlash();
  };
  // In slices: what a slow phone's finger does meanwhile is heard.
  const draw = () =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <Beginning onDrawn={begin} />
          <App />
        </StrictMode>,
      ),
    );
  place.append(stage);
  if (snapshot)
    void loadScreen(window.location.pathname)
      .catch(() => undefined)
      .then(draw);
  else draw();
  return () => root.unmount();
}

/** Stands before all else, so that its effect comes first: what the others measure is in its place by then. */
function Beginning({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}
