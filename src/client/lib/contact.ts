import { readSettings } from './settings.ts';

/** `.example` is reserved and never belongs to a stranger: it stands where an operator has named no mailbox. */
const NO_MAILBOX = 'supporto@sottovoce.example';

/** Where people reach those who run the site. */
export const CONTACT_EMAIL = readSettings().contactEmail ?? NO_MAILBOX;
