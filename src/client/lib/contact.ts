import { readSettings } from './settings.ts';

/** Fallback when the operator has configured no mailbox: `.example` is reserved, so mail to it cannot reach a stranger. */
const NO_MAILBOX = 'supporto@sottovoce.example';

/** The operator’s support address. */
export const CONTACT_EMAIL = readSettings().contactEmail ?? NO_MAILBOX;
