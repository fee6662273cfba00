import { useState } from 'react';
import { showIssues, useSchemaForm } from '../lib/form.ts';
import { errorText } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const loadRules = async () => (await import('../../routers/account/schema.ts')).ChangePassword;

interface Props {
  open: boolean;
  onClose: () => void;
}

export function PasswordDialog({ open, onClose }: Props) {
  const form = useSchemaForm(loadRules, { currentPassword: '', password: '', confirmPassword: '' });
  const { register, formState } = form;
  const { errors } = formState;
  const [problem, setProblem] = useState<string>();
  const utils = trpc.useUtils();

  const close = () => {
    form.reset();
    setProblem(undefined);
    onClose();
  };
  const change = trpc.account.changePassword.useMutation({
    async onSuccess() {
      close();
      toast({ title: 'Password cambiata', description: 'Gli altri accessi aperti si sono chiusi.' });
      await utils.auth.sessions.invalidate();
    },
    onError(error) {
      if (!showIssues(form, error)) setProblem(errorText(error, 'Non siamo riusciti a cambiarla. Riprova tra poco.'));
    },
  });
  const submit = form.handleSubmit((values) => {
    change.mutate(values);
  });

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Cambia la password"
      note="Su questo dispositivo resti dentro, sugli altri si rientra con la nuova."
      problem={problem}
      onSubmit={(event) => {
        setProblem(undefined);
        void submit(event);
      }}
      submitLabel="Cambia"
      pending={change.isPending}
      pendingText="Un momento..."
    >
      <PasswordField
        label="La password attuale"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        label="Nuova password"
        password={{ error: errors.password?.message, ...register('password') }}
        confirmation={{ error: errors.confirmPassword?.message, ...register('confirmPassword') }}
      />
    </FormDialog>
  );
}
