/** Long enough to mend a slip and to think better of a word; later, people have answered what stands there. */
export const EDIT_MINUTES = 15;
/** Long enough to see what has happened and press once. */
export const UNDO_SECONDS = 10;
/** An undo that is pressed in time may be on its way for so long. */
export const UNDO_GRACE_SECONDS = 5;
