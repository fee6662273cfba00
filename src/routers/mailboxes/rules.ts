/** The input of pseudonyms that outlast an account: the mailbox instead of the account’s id. Ids are UUIDs, so the two never collide. */
export function standInFor(mailbox: string): string {
  return `mailbox ${mailbox}`;
}
