import { useState } from 'react';
import type { z } from 'zod';
import type { Register } from '../../routers/auth/schema.ts';
import type { University } from '../../routers/universities/schema.ts';
import { type SchemaForm, useSchemaForm } from '../lib/form.ts';

const loadRegister = async () => (await import('../../routers/auth/schema.ts')).Register;

/** Unticked is a state of the form, never of what is sent. */
type RegisterInput = Omit<z.input<typeof Register>, 'termsAccepted'> & { termsAccepted: boolean };

export interface RegisterFormState {
  form: SchemaForm<RegisterInput, Register>;
  university: University | null;
  setUniversity: (university: University) => void;
  /** 'Altro' is chosen: the faculty is typed. */
  otherFaculty: boolean;
  setOtherFaculty: (other: boolean) => void;
}

export function useRegisterForm(): RegisterFormState {
  const form = useSchemaForm(loadRegister as () => Promise<z.ZodType<Register, RegisterInput>>, {
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
