import { readSettings } from '../lib/settings.ts';
import { readUser } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { usePassingForm } from './use-passing-form.ts';

const loadRules = async () => {
  const { ChangeAddress } = await import('../../routers/account/schema.ts');
  const email = ChangeAddress.shape.email.refine((address) => address !== readUser()?.email, { error: ownAddress });
  return ChangeAddress.extend({ email });
};

function ownAddress(): string {
  const unconfirmed = readUser()?.emailConfirmed === false;
  return unconfirmed ? 'È già il tuo indirizzo: per confermarlo, usa il codice in cima alla pagina' : 'È già il tuo indirizzo';
}

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called when a confirmation mail is on its way to the new address. */
  onAsked: (email: string) => void;
  /** Called when the new address is in effect already, because the site sends no mail. */
  onChanged: (email: string) => void;
}

export function AddressDialog({ open, onClose, onAsked, onChanged }: Props) {
  const { form, problem, checking, close, explain, submitTo } = usePassingForm(
    loadRules,
    { email: '', currentPassword: '' },
    { open, onClose },
  );
  const { register, formState } = form;
  const { errors } = formState;

  const change = trpc.account.changeAddress.useMutation({
    onSuccess({ email, confirmed }) {
      close();
      if (confirmed) onChanged(email);
      else onAsked(email);
    },
    onError: (error) => explain(error, 'Non siamo riusciti a cambiarlo. Riprova tra poco.'),
  });

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Cambia indirizzo"
      note={
        readSettings().sendsMail
          ? 'Scriviamo al nuovo indirizzo, per sapere che è tuo. L’indirizzo cambia solo quando lo confermi.'
          : 'Il cambio vale subito: questo sito non invia email, quindi scrivilo con attenzione.'
      }
      problem={problem}
      onSubmit={submitTo(change.mutate)}
      submitLabel="Cambia indirizzo"
      pending={change.isPending}
      checking={checking}
      pendingText="Un attimo..."
    >
      <TextField
        label="Nuova email universitaria"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="La tua password"
        hint="Serve a sapere che sei tu a chiederlo."
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}
