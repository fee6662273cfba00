import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, useSyncExternalStore } from 'react';
import { followUnkept } from '../lib/note-kept.ts';
import { unkept } from '../lib/unkept.ts';

/** True where a line for the whole form says it. */
export const UnkeptSaid = createContext(false);

/** Says that the browser does not keep what is being written, while it is so. */
export function Unkept() {
  const any = useSyncExternalStore(followUnkept, () => unkept.size > 0);
  if (!any) return null;
  return (
    <chakra.p role="alert" textStyle="small" color="red.text">
      Questo browser non riesce a tenere la bozza: copiala prima di uscire.
    </chakra.p>
  );
}
