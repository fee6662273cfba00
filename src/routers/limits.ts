// Numbers that several rooms share; a room's own stand in its limits.ts. No zod here: pages load these files before they need a schema.

/** Names of people, universities, faculties, courses. */
export const NAME_MAX = 120;
/** Titles of posts and groups: one line on a phone and a half. */
export const TITLE_MAX = 120;
/** Descriptions, tips, bios and other free text outside posts and comments. */
export const FREE_TEXT_MAX = 2000;
/** Entries in a list such as tags or resources. */
export const LIST_MAX = 20;
/** Keeps a hostile query from costing more than a real one. */
export const SEARCH_MAX = 200;
/** RFC 5321: the longest address that can receive mail. */
export const EMAIL_MAX = 254;
/** Identifiers are PostgreSQL `integer` keys. */
export const ID_MAX = 2_147_483_647;
/** The largest page. */
export const PAGE_MAX = 50;
/** What a caller gets who asks for no page: more than any list of a person's day, and still one answer. */
export const LIST_MAX_PLAIN = 500;
/** PostgreSQL counts on, but nobody leafs this far. */
export const OFFSET_MAX = 10_000_000;

/** For whoever reads by ear, rests on the notification or loses the network meanwhile. */
export const UNDO_SECONDS = 60;
/** An undo that is pressed in time may be on its way for so long. */
export const UNDO_GRACE_SECONDS = 5;
/** Offered for so long to whoever does not turn to it: enough to see what has happened and press once. */
export const UNDO_OFFERED_SECONDS = 10;
