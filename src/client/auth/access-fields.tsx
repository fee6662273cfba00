import { readSettings } from '../lib/settings.ts';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RegisterFormState } from './use-register-form.ts';

/** What the address is for, and whether anybody checks that it is one's own. */
const emailHint = () =>
  readSettings().sendsMail
    ? 'Solo tu la vedi. Ti scriviamo un codice per sapere che è tua.'
    : 'Solo tu la vedi. Dev’essere di un ateneo italiano, ma non controlliamo che sia davvero tua.';

/** What one logs in with. */
export function AccessFields({ form }: Pick<RegisterFormState, 'form'>) {
  const { register, formState } = form;
  const { errors } = formState;
  const recheckConfirmation = () => {
    // Not before somebody has been there: nothing is wrong with it yet.
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
