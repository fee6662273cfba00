/** The most that a list gives at once; the export has everything. */
export const OWN_TEXTS_MAX = 500;
