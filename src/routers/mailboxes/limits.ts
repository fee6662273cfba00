/** For so long a mailbox that an account has left hides nothing: whoever comes back with it each time needs months for the three reports that one case takes. */
export const LEFT_DAYS = 30;
