/** Replaces Chakra's preflight, whose rules are already in the page: see prerender.ts. */
export function createPreflight(): object {
  return {};
}
