/* In place of the shim that brings React 18's store to older Reacts. */
export { useSyncExternalStore } from 'react';
