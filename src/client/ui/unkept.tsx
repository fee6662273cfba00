import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, useSyncExternalStore } from 'react';
import { followDrafts } from '../lib/note-kept.ts';
import { unkept } from '../lib/unkept.ts';

/** True if the form shows `Unkept` once for all its fields. */
export const UnkeptSaid = createContext(false);

/** A warning, shown while the browser cannot store a draft. */
export function Unkept() {
  const any = useSyncExternalStore(followDrafts, () => unkept.size > 0);
  if (!any) return null;
  return (
    <chakra.p role="alert" textStyle="small" color="red.text">
      Questo browser non riesce a tenere la bozza: copiala prima di uscire.
    </chakra.p>
  );
}
