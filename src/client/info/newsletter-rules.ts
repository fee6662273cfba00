import { EMAIL_MAX } from '../../routers/limits.ts';
import type { Subscription } from './subscribe.ts';

export const messages = {
  required: 'Questo campo non può essere lasciato vuoto.',
  invalid: 'Le informazioni fornite non sono valide. Controlla il formato del campo e riprova.',
  noPrefix: 'Scegli un prefisso paese',
  failure: 'La tua iscrizione non può essere convalidata.',
  success: 'La tua iscrizione è avvenuta correttamente.',
} as const;

/** Something, one @ and a domain with a dot; the provider's confirmation mail verifies the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** National digits without `GROUPING` characters: 6 to 15, the maximum of E.164. */
const PHONE = /^\d{6,15}$/;
const GROUPING = /[\s./()-]/g;

/** Validators for react-hook-form: each returns true or an error message. */
export const rules = {
  email: (value: string) => (value === '' ? messages.required : (value.length <= EMAIL_MAX && EMAIL.test(value)) || messages.invalid),
  phone: (value: string) => value === '' || PHONE.test(value.replace(GROUPING, '')) || messages.invalid,
  prefix: (value: string, { phone }: Subscription) => phone.trim() === '' || value !== '' || messages.noPrefix,
};
