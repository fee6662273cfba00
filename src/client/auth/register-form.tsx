import { chakra } from '@chakra-ui/react/styled-system';
import { useController } from 'react-hook-form';
import { paths } from '../lib/paths.ts';
import { showIssues } from '../lib/form.ts';
import { readSettings } from '../lib/settings.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { TextField } from '../ui/text-field.tsx';
import { enter, showFailure } from './enter.ts';
import { FacultyPicker } from '../universities/faculty-picker.tsx';
import { LegalLink } from './legal-link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { UniversityPicker } from '../universities/university-picker.tsx';
import { useRegisterForm } from './use-register-form.ts';

/** What the address is for, and whether anybody checks that it is one's own. */
const emailHint = () =>
  readSettings().sendsMail
    ? 'Solo tu la vedi. Ti scriviamo un codice per sapere che è tua.'
    : 'Solo tu la vedi. Dev’essere di un ateneo italiano, ma non controlliamo che sia davvero tua.';

export function RegisterForm() {
  const { form, university, setUniversity, otherFaculty, setOtherFaculty } = useRegisterForm();
  const { control, register, formState } = form;
  const { errors } = formState;
  const recheckConfirmation = () => {
    // Not before somebody has been there: nothing is wrong with it yet.
    if (form.getFieldState('confirmPassword').isTouched || formState.isSubmitted) void form.trigger('confirmPassword');
  };
  // In the order of the page: the first of them that is wrong gets the focus.
  const account = {
    email: register('email'),
    firstName: register('firstName'),
    lastName: register('lastName'),
    password: register('password', { onChange: recheckConfirmation }),
    confirmPassword: register('confirmPassword'),
  };
  const { ref: universityRef, ...universityField } = useController({ control, name: 'university' }).field;
  const { ref: facultyRef, ...facultyField } = useController({ control, name: 'faculty' }).field;

  const signUp = trpc.auth.register.useMutation({
    onSuccess: (user) => enter(user, 'register'),
    onError(error) {
      const text = showFailure(error);
      if (!showIssues(form, error)) form.setError('root', { message: text });
    },
  });
  const pending = signUp.isPending || signUp.isSuccess;

  return (
    <chakra.form noValidate onSubmit={form.handleSubmit((values) => signUp.mutate(values))} display="grid" gap="5">
      <TextField
        label="Email universitaria"
        hint={emailHint()}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email?.message}
        {...account.email}
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        <TextField label="Nome" autoComplete="given-name" required error={errors.firstName?.message} {...account.firstName} />
        <TextField label="Cognome" autoComplete="family-name" required error={errors.lastName?.message} {...account.lastName} />
      </chakra.div>
      <PasswordField
        label="Password"
        hint="Almeno 8 caratteri, meglio 15: una frase che ricordi va benissimo."
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...account.password}
      />
      <PasswordField
        label="Conferma password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...account.confirmPassword}
      />
      <UniversityPicker
        ref={universityRef}
        value={universityField.value}
        error={errors.university?.message}
        onBlur={universityField.onBlur}
        onSelect={(chosen) => {
          setUniversity(chosen);
          form.setValue('university', chosen.name, { shouldValidate: true });
          if (chosen.id === university?.id) return;
          setOtherFaculty(false);
          form.setValue('faculty', '', { shouldValidate: formState.isSubmitted });
        }}
      />
      <FacultyPicker
        ref={facultyRef}
        universityId={university?.id}
        value={facultyField.value}
        other={otherFaculty}
        error={errors.faculty?.message}
        onBlur={facultyField.onBlur}
        onChange={facultyField.onChange}
        onOtherChange={setOtherFaculty}
      />
      <TextField
        label="Anno di studio"
        placeholder="Per esempio: 2° anno triennale"
        required
        error={errors.studyYear?.message}
        {...register('studyYear')}
      />
      <Checkbox
        required
        error={errors.termsAccepted?.message}
        label={
          <>
            Accetto i <LegalLink href={paths.terms}>termini di servizio</LegalLink> e l’
            <LegalLink href={paths.privacy}>informativa sulla privacy</LegalLink>
          </>
        }
        {...register('termsAccepted')}
      />
      {errors.root && <FieldError error={errors.root.message} />}
      <Button type="submit" size="lg" wide pending={pending} pendingText="Caricamento...">
        Crea account
      </Button>
    </chakra.form>
  );
}
