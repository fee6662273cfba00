import { useSyncExternalStore } from 'react';
import { watchedBy } from './listeners.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

type ColourMode = 'light' | 'dark';
export type ColourChoice = ColourMode | 'system';

/** Also read by index.html, before the first paint. */
const KEY = 'sottovoce-colour-mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';

const { notify, subscribe } = watchedBy(() => {
  const query = window.matchMedia(DARK_QUERY);
  const onStorage = ({ key }: StorageEvent) => (key === null || key === KEY) && follow();
  query.addEventListener('change', follow);
  window.addEventListener('storage', onStorage);
  return () => {
    query.removeEventListener('change', follow);
    window.removeEventListener('storage', onStorage);
  };
});

export function useColourMode() {
  const mode = useSyncExternalStore(subscribe, currentMode);
  const choice = useSyncExternalStore(subscribe, currentChoice);
  return { mode, choice, choose, toggle: () => setMode(mode === 'dark' ? 'light' : 'dark') };
}

function choose(choice: ColourChoice): void {
  if (choice === 'system') removeItem(KEY);
  else writeItem(KEY, choice);
  follow();
}

function currentChoice(): ColourChoice {
  const stored = readItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** If the user chooses the mode that the system prefers, stores nothing, so that the site keeps following the system. */
function setMode(mode: ColourMode): void {
  if (mode === systemMode()) removeItem(KEY);
  else writeItem(KEY, mode);
  apply(mode);
}

function currentMode(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function systemMode(): ColourMode {
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

function apply(mode: ColourMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  notify();
}

function follow(): void {
  const choice = currentChoice();
  apply(choice === 'system' ? systemMode() : choice);
}
