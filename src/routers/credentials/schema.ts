import { z } from 'zod';
import { ConfirmPassword, Email, Password, samePasswords } from '../auth/schema.ts';
import { CODE_LENGTH, TOKEN_MAX } from './limits.ts';

const Token = z
  .string({ error: 'Questo link non è completo' })
  .min(1, { error: 'Questo link non è completo' })
  .max(TOKEN_MAX, { error: 'Questo link non è completo' })
  .meta({ description: 'Token from the link in the mail', example: 'Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN' });

/** A code as it is copied, possibly with spaces or hyphens. */
const Code = z
  .string()
  .max(TOKEN_MAX, { error: `Il codice ha ${CODE_LENGTH} cifre` })
  .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), { error: `Il codice ha ${CODE_LENGTH} cifre` })
  .meta({ description: 'Code from the mail, an alternative to its link', example: '042817' });

/** Either the token of the mailed link, or the code with the address that it was sent to. */
export const ConfirmAddress = z
  .object({ token: Token.optional(), email: Email.optional(), code: Code.optional() })
  .refine(({ token, email, code }) => token !== undefined || (email !== undefined && code !== undefined), {
    path: ['code'],
    error: 'Inserisci il codice che trovi nell’email',
  })
  .meta({ id: 'ConfirmAddress' });
export type ConfirmAddress = z.infer<typeof ConfirmAddress>;

export const AskForMail = z.object({ email: Email }).meta({ id: 'AskForMail' });
export type AskForMail = z.infer<typeof AskForMail>;

/** The same whether or not the address has an account. */
export const MailAsked = z.object({ asked: z.literal(true) }).meta({ id: 'MailAsked' });
export type MailAsked = z.infer<typeof MailAsked>;

export const ResetPassword = samePasswords(z.object({ token: Token, password: Password, confirmPassword: ConfirmPassword })).meta({
  id: 'ResetPassword',
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const PasswordChanged = z.object({ changed: z.literal(true) }).meta({ id: 'PasswordChanged' });
export type PasswordChanged = z.infer<typeof PasswordChanged>;
