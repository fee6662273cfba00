import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackCloses } from '../lib/use-back-closes.ts';
import { showIssues } from '../lib/form.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { useLost } from '../lib/use-lost.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { AccessFields } from './access-fields.tsx';
import { enter, showFailure } from './enter.ts';
import { StudentFields } from './student-fields.tsx';
import { ACCESS, useRegisterForm } from './use-register-form.ts';

const MAYBE_YOURS =
  'Esiste già un account con questa email: forse è il tuo, creato con il tentativo di prima. Prova ad accedere con la password che avevi scelto.';

/** The registration form in two steps. Both stay mounted, so that no input is lost between them. */
export function RegisterForm() {
  const state = useRegisterForm();
  const { form } = state;
  const utils = trpc.useUtils();
  const [step, setStep] = useState<1 | 2>(1);
  const [checking, setChecking] = useState(false);
  useBackCloses(step === 2, () => setStep(1));

  /** Shows the first step if one of `fields` is in it, so that the field can take the focus. */
  const showStepOf = (fields: readonly string[]) => {
    if (fields.some((field) => (ACCESS as readonly string[]).includes(field))) flushSync(() => setStep(1));
  };
  const lost = useLost();
  const signUp = trpc.auth.register.useMutation({
    onSuccess: (user) => enter(user, 'register'),
    onError(error) {
      const mayBeTheirs = lost(error) && asRequestError(error)?.reason === 'email_taken';
      const text = showFailure(error, mayBeTheirs ? MAYBE_YOURS : undefined);
      showStepOf(asRequestError(error)?.issues.map(({ path }) => String(path[0])) ?? []);
      if (!showIssues(form, error)) form.setError('root', { message: text });
      if (mayBeTheirs) form.setError('email', { type: 'server', message: text });
    },
  });
  const pending = form.formState.isSubmitting || signUp.isPending || signUp.isSuccess;

  /** Asks the server, and shows its refusal. If it cannot tell now, it will when the form is sent. */
  const isUniversityAddress = async () => {
    const domain = form.getValues('email').trim().split('@').at(-1)!;
    const refusal = await utils.universities.domain.fetch({ domain }).then(
      () => undefined,
      (error: unknown) => error,
    );
    const problem = asRequestError(refusal)?.issues[0];
    if (problem) form.setError('email', { type: 'server', message: problem.message }, { shouldFocus: true });
    return !problem;
  };
  const goOn = async () => {
    setChecking(true);
    const right = (await form.trigger(ACCESS, { shouldFocus: true })) && (await isUniversityAddress());
    setChecking(false);
    if (right) setStep(2);
  };
  const submit = (event: FormEvent) => {
    if (step === 2) {
      return form.handleSubmit(
        (values) => signUp.mutate(values),
        (errors) => showStepOf(Object.keys(errors)),
      )(event);
    }
    event.preventDefault();
    return goOn();
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Step number={1} current={step} title="Come entri">
        <AccessFields form={form} />
        {/* In the second step, Enter would press the form's first submit button, which is not disabled while the account is being created. */}
        <Button type={step === 1 ? 'submit' : 'button'} size="lg" wide pending={checking}>
          Continua
        </Button>
      </Step>
      <Step number={2} current={step} title="Che cosa studi">
        <StudentFields state={state} />
        {form.formState.errors.root && <FieldError error={form.formState.errors.root.message} />}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button variant="outline" size="lg" onClick={() => setStep(1)} disabled={pending}>
            Indietro
          </Button>
          <Button type="submit" size="lg" flex="1" paddingInline="3" pending={pending} pendingText="Caricamento...">
            Crea account
          </Button>
        </chakra.div>
      </Step>
    </chakra.form>
  );
}

interface StepProps {
  number: 1 | 2;
  current: 1 | 2;
  title: string;
  children: ReactNode;
}

function Step({ number, current, title, children }: StepProps) {
  const shown = number === current;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    // An invalid field may have the focus already.
    if (shown && before.current !== current && !heading.current?.closest('form')?.querySelector('[aria-invalid]:focus')) {
      heading.current?.focus();
    }
    before.current = current;
  }, [shown, current]);
  return (
    <div hidden={!shown}>
      <chakra.h2 ref={heading} tabIndex={-1} outline="0" textStyle="small" color="muted" marginBottom="4">
        Passo {number} di 2 · {title}
      </chakra.h2>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {children}
      </chakra.div>
    </div>
  );
}
