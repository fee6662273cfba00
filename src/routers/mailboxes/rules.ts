/** What keys are made of where a mailbox stands for its person. Accounts' ids are UUIDs: no key of one is the same. */
export function standInFor(mailbox: string): string {
  return `mailbox ${mailbox}`;
}
