import { createContext, type SyntheticEvent, useContext } from 'react';

/**
 * True while what a form holds is on its way: its fields keep the focus and their words, and take no others, which would be lost when it
 * has arrived.
 */
export const UnderWay = createContext(false);

/** For what cannot be read only: a press changes nothing. React tells of a change with the click, before that is taken back. */
const held = { 'aria-disabled': true, onClick: (event: SyntheticEvent) => event.preventDefault(), onChange: () => {} } as const;

export function useUnderWayPress(): typeof held | undefined {
  return useContext(UnderWay) ? held : undefined;
}
