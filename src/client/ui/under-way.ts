import { createContext, type SyntheticEvent, useContext } from 'react';

/** True while a form is being sent: its fields keep their focus and values, but accept no input, which would be lost afterwards. */
export const UnderWay = createContext(false);

/** For controls without `readOnly`: ignores presses. React calls `onChange` during the click, before it is reverted. */
const held = { 'aria-disabled': true, onClick: (event: SyntheticEvent) => event.preventDefault(), onChange: () => {} } as const;

export function useUnderWayPress(): typeof held | undefined {
  return useContext(UnderWay) ? held : undefined;
}
