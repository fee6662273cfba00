import { useCallback, useState } from 'react';

/**
 * The state of a dialog that is loaded on demand. It stays mounted after its first opening, so that its text
 * and pending requests survive closing. `value` is the argument of the last `show`.
 */
export function useOpening<Value = void>(startsOpen = false) {
  const [opening, setOpening] = useState<{ mounted: boolean; open: boolean; value?: Value }>({ mounted: startsOpen, open: startsOpen });
  const show = useCallback((value: Value) => setOpening({ mounted: true, open: true, value }), []);
  const close = useCallback(() => setOpening((last) => ({ ...last, open: false })), []);
  return { ...opening, show, close };
}
