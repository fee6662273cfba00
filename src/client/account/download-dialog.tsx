import type { ExportAccount } from '../../routers/account/schema.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { download } from '../lib/download.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { usePassingForm } from './use-passing-form.ts';

const loadRules = async () => (await import('../../routers/account/schema.ts')).ExportAccount;

interface Props {
  open: boolean;
  onClose: () => void;
}

export function DownloadDialog({ open, onClose }: Props) {
  const { form, problem, checking, close, explain, submitTo } = usePassingForm(loadRules, { password: '' }, { open, onClose });
  const { register, formState } = form;

  // The response holds all data of the user, so it must not stay in the cache.
  const exporting = trpc.account.export.useMutation({ gcTime: 0 });
  /** Also forgets a request that is still pending: its answer has no effect then. */
  const end = () => {
    exporting.reset();
    close();
  };
  const send = (input: ExportAccount) =>
    exporting.mutate(input, {
      onSuccess(data) {
        download(`sottovoce-dati-${data.exportedAt.slice(0, 10)}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
        end();
        toast({ title: 'Dati scaricati', description: 'Il file contiene testi tuoi: tienilo in un posto sicuro.' });
      },
      onError: (error) => explain(error, 'Non siamo riusciti a preparare il file. Riprova tra poco.'),
    });

  return (
    <FormDialog
      open={open}
      onClose={end}
      title="Scarica i tuoi dati"
      note="Chi ha il file può leggere tutto ciò che hai scritto: su un computer condiviso, meglio di no."
      problem={problem}
      onSubmit={submitTo(send)}
      submitLabel="Scarica il file"
      pending={exporting.isPending}
      checking={checking}
      pendingText="Preparo..."
    >
      <PasswordField
        label="La tua password"
        hint="Serve a sapere che sei tu a chiederlo."
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
    </FormDialog>
  );
}
