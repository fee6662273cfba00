import { z } from 'zod';
import { Register } from '../../routers/auth/schema.ts';

/** Unticked is a state of the form, never of what is sent. */
export type RegisterInput = Omit<z.input<typeof Register>, 'termsAccepted'> & { termsAccepted: boolean };

/** What the form holds, turned into what is sent. */
export const RegisterForm = z.preprocess((form: RegisterInput) => form, Register);
