import { asRequestError } from '../lib/request-error.ts';
import { readUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useLost } from '../lib/use-lost.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { usePassingForm } from './use-passing-form.ts';

const loadRules = async () => (await import('../../routers/account/schema.ts')).ChangePassword;

const MAYBE_CHANGED = 'Forse la password è già cambiata con il tentativo di prima: come password attuale prova la nuova.';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function PasswordDialog({ open, onClose }: Props) {
  const { form, problem, checking, close, explain, warn, submitTo } = usePassingForm(
    loadRules,
    { currentPassword: '', password: '', confirmPassword: '' },
    { open, onClose },
  );
  const { register, formState } = form;
  const { errors } = formState;
  const utils = trpc.useUtils();

  const lost = useLost();
  const change = trpc.account.changePassword.useMutation({
    async onSuccess() {
      close();
      toast({ title: 'Password cambiata', description: 'Gli altri accessi aperti si sono chiusi.' });
      await utils.auth.sessions.invalidate();
    },
    onError(error) {
      if (lost(error) && asRequestError(error)?.reason === 'wrong_password') warn(MAYBE_CHANGED);
      else explain(error, 'Non siamo riusciti a cambiarla. Riprova tra poco.');
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Cambia la password"
      note="Su questo dispositivo resti dentro, sugli altri si rientra con la nuova."
      problem={problem}
      onSubmit={submitTo(change.mutate)}
      submitLabel="Cambia"
      pending={change.isPending}
      checking={checking}
      pendingText="Un attimo..."
    >
      {/* For password managers, which store a password with a user name. */}
      <input hidden readOnly autoComplete="username" value={readUser()?.email ?? ''} />
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
