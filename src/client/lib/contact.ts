/**
 * Where people reach those who run the site. `.example` is reserved and never belongs to a stranger: whoever puts a
 * site on line sets their own mailbox here.
 */
export const CONTACT_EMAIL = 'supporto@sottovoce.example';
