/** Long enough to mend a slip and to think better of a word; later, people have answered what stands there. */
export const EDIT_MINUTES = 15;
/** For whoever reads by ear, rests on the notification or loses the network meanwhile. */
export const UNDO_SECONDS = 60;
/** An undo that is pressed in time may be on its way for so long. */
export const UNDO_GRACE_SECONDS = 5;
/** Offered for so long to whoever does not turn to it: enough to see what has happened and press once. */
export const UNDO_OFFERED_SECONDS = 10;
