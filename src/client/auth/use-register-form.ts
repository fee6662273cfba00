import { useState } from 'react';
import type { Register } from '../../routers/auth/schema.ts';
import type { University } from '../../routers/universities/schema.ts';
import { type SchemaForm, useSchemaForm } from '../lib/form.ts';
import type { RegisterInput } from './register-schema.ts';

const loadForm = async () => (await import('./register-schema.ts')).RegisterForm;

/** The fields of the first step, in the order of the page. */
export const ACCESS = ['email', 'password', 'confirmPassword'] as const satisfies (keyof RegisterInput)[];

export interface RegisterFormState {
  form: SchemaForm<RegisterInput, Register>;
  university: University | null;
  setUniversity: (university: University) => void;
  /** 'Altro' is chosen: the faculty is typed. */
  otherFaculty: boolean;
  setOtherFaculty: (other: boolean) => void;
}

export function useRegisterForm(): RegisterFormState {
  const form = useSchemaForm(loadForm, {
    email: '',
    password: '',
    confirmPassword: '',
    firstName: '',
    lastName: '',
    university: '',
    faculty: '',
    studyYear: '',
    termsAccepted: false,
  });
  const [university, setUniversity] = useState<University | null>(null);
  const [otherFaculty, setOtherFaculty] = useState(false);
  return { form, university, setUniversity, otherFaculty, setOtherFaculty };
}
