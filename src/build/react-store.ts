/* Replaces a shim that exists only for React versions before 18. */
export { useSyncExternalStore } from 'react';
