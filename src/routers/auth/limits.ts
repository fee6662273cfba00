/** NIST SP 800-63B-4 asks for at least 8; a longer password is recommended, not demanded. */
export const PASSWORD_MIN = 8;
/** Bounds the cost of hashing. */
export const PASSWORD_MAX = 128;
/** The same password as it may be typed: NFC composes a letter from up to four characters. */
export const PASSWORD_TYPED_MAX = 4 * PASSWORD_MAX;
/** Extra characters allowed before trimming, for spaces pasted along with an address. */
export const EMAIL_PASTED_MAX = 46;
