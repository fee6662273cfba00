/** Drafts on this page that the browser could not store: until there are none, no text may promise that they are safe. See note-kept.ts. */
export const unkept = new Set<string>();
