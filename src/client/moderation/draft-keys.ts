/** The drafts of what moderators write about a case. */
export const draftKeys = {
  decision: (id: number) => `decision-${id}`,
  answer: (id: number) => `appeal-answer-${id}`,
  care: (id: number) => `care-${id}`,
};
