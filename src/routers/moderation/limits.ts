/** The longest text that somebody may publish, with the fields of its form. */
export const REREAD_MAX = 8000;
