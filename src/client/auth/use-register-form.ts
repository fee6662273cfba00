import { useEffect, useState } from 'react';
import type { Register } from '../../routers/auth/schema.ts';
import type { University } from '../../routers/universities/schema.ts';
import { type SchemaForm, useSchemaForm } from '../lib/form.ts';
import { keepTyped, readTyped } from './kept-registration.ts';
import type { RegisterInput } from './register-schema.ts';

const loadForm = async () => (await import('./register-schema.ts')).RegisterForm;

/** The fields of the first step, in display order. */
export const ACCESS = ['email', 'password', 'confirmPassword'] as const satisfies (keyof RegisterInput)[];

export interface RegisterFormState {
  form: SchemaForm<RegisterInput, Register>;
  university: University | null;
  setUniversity: (university: University) => void;
  /** 'Altro' is chosen: the faculty is typed. */
  otherFaculty: boolean;
  setOtherFaculty: (other: boolean) => void;
}

/** The state of the registration form. Its values survive a reload, except the passwords and the consent, which are never stored. */
export function useRegisterForm(): RegisterFormState {
  const [kept] = useState(readTyped);
  const form = useSchemaForm(loadForm, {
    email: '',
    firstName: '',
    lastName: '',
    university: '',
    faculty: '',
    studyYear: '',
    ...kept.fields,
    password: '',
    confirmPassword: '',
    termsAccepted: false,
  });
  const [university, setUniversity] = useState(kept.university);
  const [otherFaculty, setOtherFaculty] = useState(kept.otherFaculty);
  const { subscribe, getValues } = form;

  useEffect(() => {
    const keep = () => keepTyped({ fields: getValues(), university, otherFaculty });
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, university, otherFaculty]);

  return { form, university, setUniversity, otherFaculty, setOtherFaculty };
}
