import type { SystemContext } from '@chakra-ui/react/styled-system';
import { styles } from './styles.ts';

const kept = window as { styleSystem?: SystemContext };
const NONE = {};

/**
 * Lets the tests of a worker share one style system, which computes styles only while they are in the document: elsewhere nobody sees them,
 * and they took a seventh of the CPU time of the client tests.
 */
export function quickSystem(make: () => SystemContext): SystemContext {
  kept.styleSystem ??= make();
  const { css } = kept.styleSystem;
  const quick = Object.assign((...given: Parameters<typeof css>) => (styles.isConnected ? css(...given) : NONE), css);
  return { ...kept.styleSystem, css: quick };
}
