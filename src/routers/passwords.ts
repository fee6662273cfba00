import { weaknessText } from './auth/rules.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';

const PRODUCT = 'sottovoce';

/** What others may know about the person choosing a password. */
interface Known {
  firstName: string;
  lastName: string;
  email: string;
  university: string;
  faculty: string;
}

/** @throws AppError when the password can be guessed. */
export async function refuseWeakPassword({ passwords }: Pick<Context, 'passwords'>, password: string, known: Known): Promise<void> {
  const { firstName, lastName, email, university, faculty } = known;
  const weakness = await passwords.findWeakness(password, [PRODUCT, firstName, lastName, email, university, faculty]);
  if (weakness) throw new AppError('password_too_common', { field: 'password', text: weaknessText(weakness) });
}
