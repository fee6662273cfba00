interface Layer {
  id: number;
  close: () => void;
  /** Whether the layer has an entry in the session history. */
  listed: boolean;
}

/** Open layers, bottom first. */
let layers: Layer[] = [];
/** Starts at the current time, so that ids also grow across reloads. */
let lastId = Date.now();
/** Whether a `history.back()` of this module is pending. */
let steppingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the page is about to navigate to another document. */
let leaving = false;
const PATIENCE_MS = 300;

/** Steps back over history entries that layers left behind before a reload. Call it once, at startup. */
export function passOverOldLayers(): void {
  if (layerHere() === 0) return;
  window.addEventListener('popstate', onPop);
  stepBack();
}

/** Call it before navigating to another document: a `history.back()` on the way would cancel the navigation. */
export function stopSteppingBack(): void {
  leaving = true;
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
}

/** Makes the back button call `close` instead of leaving the page. Returns a function that removes the layer. */
export function addLayer(close: () => void): () => void {
  window.addEventListener('popstate', onPop);
  lastId += 1;
  const layer: Layer = { id: lastId, close, listed: false };
  layers.push(layer);
  if (!steppingBack) list(layer);
  return () => {
    layers = layers.filter((other) => other !== layer);
    // Deferred: a link inside may be navigating, or another layer replacing this one. `onPop` then skips the entry later.
    setTimeout(() => {
      if (!steppingBack && !leaving && layerHere() === layer.id) stepBack();
    });
  };
}

/** Adds a history entry with the same URL. Calls the prototype’s method, because wouter patches `history.pushState`. */
function list(layer: Layer): void {
  layer.listed = true;
  History.prototype.pushState.call(window.history, { ...window.history.state, layer: layer.id }, '');
}

function onPop(): void {
  const here = layerHere();
  // The entry belongs to a copy of this module that was loaded later.
  if (here > lastId) return;
  const closed = layers.filter(({ id, listed }) => listed && id > here);
  layers = layers.filter((layer) => !closed.includes(layer));
  for (const { close } of closed.toReversed()) close();
  // Skip the entry of a layer that is already closed.
  if (here !== 0 && !layers.some(({ id }) => id === here)) stepBack();
  else onStepped();
}

function stepBack(): void {
  steppingBack = true;
  window.history.back();
  // A navigation at the same moment cancels the step back, and no `popstate` arrives.
  clearTimeout(timer);
  timer = setTimeout(onStepped, PATIENCE_MS);
}

function onStepped(): void {
  clearTimeout(timer);
  steppingBack = false;
  layers.filter(({ listed }) => !listed).forEach(list);
}

function layerHere(): number {
  const layer = (window.history.state as { layer?: unknown } | null)?.layer;
  return typeof layer === 'number' ? layer : 0;
}
