// Limits shared by several features; each has its own in its limits.ts. No zod here: pages load these files before they need a schema.

/** Names of people, universities, faculties, courses. */
export const NAME_MAX = 120;
/** Titles of posts and groups: about a line and a half on a phone. */
export const TITLE_MAX = 120;
/** Descriptions, tips, bios and other free text outside posts and comments. */
export const FREE_TEXT_MAX = 2000;
/** Entries in a list such as tags or resources. */
export const LIST_MAX = 20;
/** Search queries: bounded so that a hostile one costs no more than a real one. */
export const SEARCH_MAX = 200;
/** RFC 5321: the longest address that can receive mail. */
export const EMAIL_MAX = 254;
/** Identifiers are PostgreSQL `integer` keys. */
export const ID_MAX = 2_147_483_647;
/** The largest page. */
export const PAGE_MAX = 50;
/** Items returned without a page size: more than a list usually has, yet few enough for one response. */
export const LIST_MAX_PLAIN = 500;
/** PostgreSQL allows more, but nobody pages this far. */
export const OFFSET_MAX = 10_000_000;

/** Time to undo a deletion: enough for screen readers, for hovering over the toast, and for a short loss of the network. */
export const UNDO_SECONDS = 60;
/** Extra time on the server, for an undo pressed in time to arrive. */
export const UNDO_GRACE_SECONDS = 5;
/** How long the undo toast stays without hover or focus: enough to read it and press the button. */
export const UNDO_OFFERED_SECONDS = 10;
