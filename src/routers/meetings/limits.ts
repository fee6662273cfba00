/** A room, a street and how to find the door. */
export const PLACE_MAX = 300;
/** Links of video calls carry long keys. */
export const LINK_MAX = 500;
/** A term of two meetings a week, planned ahead. */
export const MEETINGS_MAX = 30;
/** An academic year. */
export const MEETING_AHEAD_DAYS = 366;
/** Whoever comes late still finds where. */
export const MEETING_HOURS = 3;
