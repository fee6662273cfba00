/** Days for which reports from a mailbox that an account has left cannot hide a text, so that one person cannot give all three reports. */
export const LEFT_DAYS = 30;
