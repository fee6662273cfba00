import { useCallback, useState } from 'react';

/**
 * A dialog that is loaded when it is wanted. Mounted from its first opening on: what is written and under way in it outlives its
 * closing. `value` is what it was last opened for.
 */
export function useOpening<Value = void>(startsOpen = false) {
  const [opening, setOpening] = useState<{ mounted: boolean; open: boolean; value?: Value }>({ mounted: startsOpen, open: startsOpen });
  const show = useCallback((value: Value) => setOpening({ mounted: true, open: true, value }), []);
  const close = useCallback(() => setOpening((last) => ({ ...last, open: false })), []);
  return { ...opening, show, close };
}
