/** The key of the draft of a new experience. */
export const DRAFT_KEY = 'exam-experience';
