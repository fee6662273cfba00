/** Minutes in which a text can be edited: enough to fix a mistake. Later edits would change what others have answered. */
export const EDIT_MINUTES = 15;
