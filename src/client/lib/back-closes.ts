interface Layer {
  id: number;
  close: () => void;
  /** Whether it stands in the history. */
  listed: boolean;
}

/** From the bottom up. */
let layers: Layer[] = [];
/** Later ones are greater, also after a reload. */
let lastId = Date.now();
/** A step back of our own is under way. */
let steppingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page is about to make place for another. */
let leaving = false;
const PATIENCE_MS = 300;

/** To be called once, as the program starts: after a reload nothing lies over the page, and the lines of what did are passed over. */
export function passOverOldLayers(): void {
  if (layerHere() === 0) return;
  window.addEventListener('popstate', onPop);
  stepBack();
}

/** To be called before the page goes to another address: a step back on its way would call that off. */
export function stopSteppingBack(): void {
  leaving = true;
  // Brought back as it was put away.
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
}

/** From now on the back button calls this before it leaves the page. Returns how to end that. */
export function addLayer(close: () => void): () => void {
  window.addEventListener('popstate', onPop);
  lastId += 1;
  const layer: Layer = { id: lastId, close, listed: false };
  layers.push(layer);
  if (!steppingBack) list(layer);
  return () => {
    layers = layers.filter((other) => other !== layer);
    // A link inside may be about to go elsewhere, or another layer to take its place: then its line is passed over later.
    setTimeout(() => {
      if (!steppingBack && !leaving && layerHere() === layer.id) stepBack();
    });
  };
}

/** A line in the history at the same address. wouter need not know. */
function list(layer: Layer): void {
  layer.listed = true;
  History.prototype.pushState.call(window.history, { ...window.history.state, layer: layer.id }, '');
}

function onPop(): void {
  const here = layerHere();
  // Not ours: of a copy of this module that was loaded later.
  if (here > lastId) return;
  const closed = layers.filter(({ id, listed }) => listed && id > here);
  layers = layers.filter((layer) => !closed.includes(layer));
  for (const { close } of closed.toReversed()) close();
  // A line of what is open no more is passed over.
  if (here !== 0 && !layers.some(({ id }) => id === here)) stepBack();
  else onStepped();
}

function stepBack(): void {
  steppingBack = true;
  window.history.back();
  // Going elsewhere at the same moment calls it off.
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
