/** The key of the draft of a new profile. */
export const NEW_DRAFT = 'mentor';
/** The key of the draft of a profile’s edit. */
export const EDIT_DRAFT = 'mentor-profile';
/** The labels of the text fields of a profile’s form, in their order on screen. */
export const TEXT_LABELS = {
  courseOfStudy: 'Corso di studi',
  specializations: 'Specializzazioni',
  bio: 'Bio',
  availableHours: 'Orari disponibili',
  languages: 'Lingue',
};
