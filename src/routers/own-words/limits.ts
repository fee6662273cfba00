/** Long enough to mend a slip and to think better of a word; later, people have answered what stands there. */
export const EDIT_MINUTES = 15;
