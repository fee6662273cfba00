import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { CODE_LENGTH } from '../../routers/credentials/limits.ts';
import type { Profile } from '../../routers/auth/schema.ts';
import { type FieldErrors, useCheck } from '../lib/check.ts';
import { errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

const loadRules = async () => (await import('../../routers/credentials/schema.ts')).ConfirmAddress;

interface Props {
  /** The address that the code was sent to. */
  email: string;
  onConfirmed: (profile: Profile) => void;
}

/** The form for the six-digit code from a confirmation mail. */
export function CodeForm({ email, onConfirmed }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { checking, check } = useCheck();
  const utils = trpc.useUtils();
  const confirm = trpc.auth.confirm.useMutation({
    onSuccess: onConfirmed,
    onError(error) {
      setErrors({ code: errorText(error, 'Non siamo riusciti a controllare il codice. Riprova tra poco.') });
      // The answer to an earlier attempt may have been lost: whoever shows this form then sees that the address is confirmed.
      void utils.auth.user.invalidate();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, errors: found = {} } = await check(loadRules, { email, code: new FormData(form).get('code') });
    setErrors(found);
    if (data) confirm.mutate(data);
    else form.querySelector<HTMLElement>('[name=code]')?.focus();
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
      <chakra.div flex="1 1 10rem" maxWidth="16rem">
        <TextField
          label="Codice"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={'0'.repeat(CODE_LENGTH)}
          required
          error={errors['code']}
        />
      </chakra.div>
      {/* The margin aligns the button with the field, below its label. */}
      <Button type="submit" minHeight="12" marginTop="7" pending={checking || confirm.isPending} pendingText="Controllo...">
        Conferma
      </Button>
    </chakra.form>
  );
}
