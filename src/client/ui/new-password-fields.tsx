import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>;

interface Props {
  label: string;
  password: Field;
  confirmation: Field;
}

/** The fields of a new password and its confirmation. */
export function NewPasswordFields({ label, password, confirmation }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        hint="Almeno 8 caratteri, meglio 15: una frase che ricordi va benissimo."
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label="Conferma password" autoComplete="new-password" required {...confirmation} />
    </>
  );
}
