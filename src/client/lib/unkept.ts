/** The texts under way on this page that the browser has refused to keep: while there is one, nothing may promise that they wait. See note-kept.ts. */
export const unkept = new Set<string>();
