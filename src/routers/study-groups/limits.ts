/** The group sizes that the form offers: enough to share the work, few enough to meet. */
export const MAX_MEMBERS_CHOICES = [4, 5, 6, 7, 8, 9, 10, 12, 15] as const;
export const MAX_MEMBERS_DEFAULT = 6;
