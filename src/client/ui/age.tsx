import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { watchedBy } from '../lib/listeners.ts';
import { exactTime, relativeAge } from '../lib/time.ts';

const TICK_MS = 60_000;

/** One timer for all ages on the page. */
const { notify, subscribe } = watchedBy(() => {
  const timer = setInterval(() => notify(), TICK_MS);
  return () => clearInterval(timer);
});

/** The age of an instant, with the exact time on hover. Updates while the page stays open. */
export function Age({ of: iso }: { of: string }) {
  const age = useSyncExternalStore(subscribe, () => relativeAge(iso));
  return (
    <chakra.time dateTime={iso} title={exactTime(iso)} whiteSpace="nowrap">
      {age}
    </chakra.time>
  );
}

/** The mark “modificato” beside the age of an edited text. */
export function Edited({ at }: { at: string | null }) {
  if (!at) return null;
  return (
    <chakra.span title={`Modificato: ${exactTime(at)}`} whiteSpace="nowrap">
      modificato
    </chakra.span>
  );
}
