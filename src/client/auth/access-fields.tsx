import { readSettings } from '../lib/settings.ts';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RegisterFormState } from './use-register-form.ts';

/** Says what the address is for and whether it is verified. */
const emailHint = () =>
  readSettings().sendsMail
    ? 'Solo tu la vedi. Ti scriviamo un codice per sapere che è tua.'
    : 'Solo tu la vedi. Dev’essere di un ateneo italiano, ma non controlliamo che sia davvero tua.';

/** The email and password fields of the registration. */
export function AccessFields({ form }: Pick<RegisterFormState, 'form'>) {
  const { register, formState } = form;
  const { errors } = formState;
  const recheckConfirmation = () => {
    // Not before the user has visited the field: the error would come too early.
    if (form.getFieldState('confirmPassword').isTouched || formState.isSubmitted) void form.trigger('confirmPassword');
  };
  return (
    <>
      <TextField
        label="Email universitaria"
        hint={emailHint()}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        label="Password"
        password={{ error: errors.password?.message, ...register('password', { onChange: recheckConfirmation }) }}
        confirmation={{ error: errors.confirmPassword?.message, ...register('confirmPassword') }}
      />
    </>
  );
}
