/** Italian university marks: 18 passes, 30 is full. */
export const GRADE_MIN = 18;
export const GRADE_MAX = 30;
export const DIFFICULTY_MIN = 1;
export const DIFFICULTY_MAX = 5;
export const DIFFICULTIES = [DIFFICULTY_MIN, 2, 3, 4, DIFFICULTY_MAX] as const;
export const DIFFICULTY_DEFAULT = 3;
/** Earlier dates are typing errors. */
export const EXAM_DATE_MIN = '1900-01-01';
