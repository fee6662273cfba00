import { z } from 'zod';
import { Register } from '../../routers/auth/schema.ts';

/** Unlike in the request, `termsAccepted` may be false in the form. */
export type RegisterInput = Omit<z.input<typeof Register>, 'termsAccepted'> & { termsAccepted: boolean };

/** Parses the form's values into the request. */
export const RegisterForm = z.preprocess((form: RegisterInput) => form, Register);
