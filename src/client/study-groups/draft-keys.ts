/** The keys of the drafts of a group’s board message, of an edit of the group, and of a meeting. */
export const draftKeys = {
  board: (groupId: number) => `board-${groupId}`,
  edit: (groupId: number) => `study-group-${groupId}`,
  meeting: (groupId: number) => `meeting-${groupId}`,
};

/** The key of the draft of a new group. */
export const NEW_GROUP = 'study-group';
