import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX } from '../limits.ts';
import { requiredText, Timestamp } from '../text.ts';
import { MAIL_DOMAIN } from '../universities/rules.ts';
import { isVisible } from '../written.ts';
import { EMAIL_PASTED_MAX, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TYPED_MAX } from './limits.ts';

const EMAIL_TOO_LONG = 'L’indirizzo email è troppo lungo';

/** Letters, digits and a few signs, at a valid domain: no quotes, comments or bracketed IP addresses. */
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)[a-z0-9_'+-]+(?:\\.[a-z0-9_'+-]+)*@${MAIL_DOMAIN.source.slice(1)}`);

const NOT_ASCII = 'Nell’indirizzo email c’è un carattere che non può esserci: scrivilo a mano, con lettere senza accenti, numeri e punti';

export const Email = z
  .string()
  .max(EMAIL_MAX + EMAIL_PASTED_MAX, { error: EMAIL_TOO_LONG })
  .trim()
  // Before lower-casing, which turns the Kelvin sign into a k, and other characters into Latin letters too.
  .regex(/^[\x21-\x7e]*$/, { error: NOT_ASCII })
  .toLowerCase()
  .max(EMAIL_MAX, { error: EMAIL_TOO_LONG })
  .pipe(z.email({ pattern: EMAIL, error: 'Inserisci un indirizzo email valido' }))
  .meta({ format: 'email', example: 'giulia.rossi@edu.unito.it' });

/** An address in a response to its owner. */
export const OwnEmail = z.string().meta({ format: 'email' });

/** A new password, in NFC, so that it does not matter how a keyboard composes its letters. Blanks at its ends belong to it. */
const chosen = z.string().overwrite((text) => (text.length > PASSWORD_TYPED_MAX ? text : text.normalize('NFC')));

export const Password = chosen
  .min(PASSWORD_MIN, { error: `La password deve avere almeno ${PASSWORD_MIN} caratteri` })
  .max(PASSWORD_MAX, { error: `La password può avere al massimo ${PASSWORD_MAX} caratteri` })
  .refine(isVisible, { error: 'La password non può essere fatta di soli spazi' })
  .meta({ example: 'mare-calmo-a-novembre' });

export const Login = z
  .object({
    email: Email,
    // Not `Password`, because existing passwords may predate the current rules.
    password: z.string().min(1, { error: 'Inserisci la password' }).max(PASSWORD_TYPED_MAX, { error: 'Email o password non corretti' }),
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof Login>;

const Passwords = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) });

/** Without a maximum: a long one differs from any password that is accepted. */
export const ConfirmPassword = chosen.min(1, { error: 'Ripeti la password' });

/** Checks that both passwords match, even while other fields are invalid, because people fill in a form from top to bottom. */
export function samePasswords<Schema extends z.ZodType<{ password: string; confirmPassword: string }>>(schema: Schema): Schema {
  return schema.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Le due password non coincidono',
    when: ({ value }) => Passwords.safeParse(value).success,
  });
}

export const Register = samePasswords(
  z.object({
    email: Email,
    password: Password,
    confirmPassword: ConfirmPassword,
    firstName: requiredText(NAME_MAX),
    lastName: requiredText(NAME_MAX),
    university: requiredText(NAME_MAX),
    faculty: requiredText(NAME_MAX),
    studyYear: requiredText(NAME_MAX),
    termsAccepted: z.literal(true, { error: 'Per registrarti accetta i termini e conferma di avere letto l’informativa sulla privacy' }),
  }),
).meta({ id: 'Register' });
export type Register = z.infer<typeof Register>;

/** An account as its owner sees it; nobody else ever does. */
export const Profile = z
  .object({
    id: z.uuid(),
    email: OwnEmail,
    firstName: z.string(),
    lastName: z.string(),
    university: z.string(),
    faculty: z.string(),
    studyYear: z.string(),
    moderator: z.literal(true).optional().meta({ description: 'Set if the operator has appointed the account as a moderator' }),
    emailConfirmed: z.boolean().meta({
      description: 'Whether the address is confirmed; until then the account can read but not write. Always true if the site sends no mail',
    }),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

export const LoggedIn = Profile.extend({
  authToken: z.string().meta({ description: 'Opaque session token, for `Authorization: Bearer`' }),
}).meta({ id: 'LoggedIn' });
export type LoggedIn = z.infer<typeof LoggedIn>;

/** Identifies an open session to its owner; it can only be used to end the session. */
const SessionId = z
  .string({ error: 'Identificativo non valido' })
  .regex(/^[0-9a-f]{32}$/, { error: 'Identificativo non valido' })
  .meta({ description: 'Identifies a session to its owner', example: '9f86d081884c7d659a2feaa0c55ad015' });
export const EndSession = z.object({ id: SessionId });

/** An open login, without its token. Nothing is recorded about its device. */
export const Session = z
  .object({
    id: SessionId,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    current: z.boolean().meta({ description: 'Whether this is the session of the request' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const SessionsEnded = z.object({ ended: z.number().int().min(0) }).meta({ id: 'SessionsEnded' });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

export const DeviceForgotten = z.object({ forgotten: z.literal(true) }).meta({ id: 'DeviceForgotten' });
export const LoggedOut = z.object({ loggedOut: z.literal(true) }).meta({ id: 'LoggedOut' });
