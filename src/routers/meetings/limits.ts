/** Long enough for a room, a street and directions. */
export const PLACE_MAX = 300;
/** Links to video calls carry long keys. */
export const LINK_MAX = 500;
/** Upcoming meetings of a group: two a week for a term. */
export const MEETINGS_MAX = 30;
/** An academic year. */
export const MEETING_AHEAD_DAYS = 366;
/** Hours for which a meeting stays listed after it begins, for members who are late. */
export const MEETING_HOURS = 3;
