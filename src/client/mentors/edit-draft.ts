/** The key of the draft of a new profile. */
export const NEW_DRAFT = 'mentor';
/** The key of the draft of a profile’s edit, and the text fields of its form in their order on screen. */
export const EDIT_DRAFT = 'mentor-profile';
export const EDIT_TEXTS = ['courseOfStudy', 'specializations', 'bio', 'availableHours', 'languages'];
