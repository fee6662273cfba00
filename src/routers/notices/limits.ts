/** Days for which notices are kept: about one exam session. */
export const NOTICE_DAYS = 60;
/** Notices that the client lists and that are counted as unread; `all` marks older ones as read too. */
export const NOTICES_MAX = 50;
/** Characters by which an author recognises a text. */
export const EXCERPT_MAX = 60;
/** Ids in one receipt: they must fit into a sealed row, and all rows have the same length. */
export const IDS_OF_RECEIPT = 16;
/** Digits of an event’s id, the number of a log entry: longer than any of them. */
export const EVENT_ID_MAX = 20;
