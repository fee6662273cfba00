import './begin.ts';
import './no-eval.ts';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { passOverOldLayers } from '../lib/back-closes.ts';
import { showFlash } from '../lib/flash.ts';
import { App } from './app.tsx';
import { handOver } from './hand-over.ts';
import type { Hands } from './hands.ts';
import { loadScreen } from './routes.tsx';

/**
 * Renders the page, hidden beside its snapshot (src/build/snapshots.ts), if there is one,
 * until it can replace it. Returns a function that unmounts it.
 */
export function openProgram(place: HTMLElement, hands?: Hands): () => void {
  passOverOldLayers();
  const stage = document.createElement('div');
  const root = createRoot(stage);
  // A hidden snapshot, as after the quick exit, has no box.
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
  // As a transition, so that input on slow phones is handled meanwhile.
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

/** First in the tree, so that its effect runs first and puts the page in place before other effects measure it. */
function Beginning({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}
