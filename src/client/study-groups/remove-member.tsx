import { chakra } from '@chakra-ui/react/styled-system';
import { asRequestError, errorText, isUnheard } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { Confirm } from '../ui/confirm.tsx';
import { useGroupLists } from './group-lists.ts';
import { UNCLEAR, whereItGoes } from './group-words.ts';

interface Props {
  groupId: number;
  /** The member to remove; if absent, the longest-standing member who has never written. */
  alias?: string;
  open: boolean;
  onClose: () => void;
  /** Called with the name of somebody who is no longer a member. */
  onGone?: (alias: string) => void;
}

/** The confirmation before a member is removed from the group. */
export function RemoveMember({ groupId, alias, open, onClose, onGone }: Props) {
  const { show, reread } = useGroupLists();
  const removal = trpc.removals.create.useMutation({
    onSuccess(group) {
      onClose();
      if (alias) onGone?.(alias);
      void show(group);
      toast(
        alias
          ? { title: `${alias} non fa più parte del gruppo`, description: 'Quello che ha scritto resta.' }
          : { title: 'Una persona non fa più parte del gruppo', description: `Il suo posto ${whereItGoes(group)}.` },
      );
    },
    onError(error) {
      if (asRequestError(error)?.status === 404) onClose();
      if (alias && asRequestError(error)?.reason === 'member_not_found') onGone?.(alias);
      if (isUnheard(error)) {
        toast({
          title: UNCLEAR,
          description: 'Non è arrivata la conferma. Se riprovi, non esce nessun’altra persona.',
          variant: 'destructive',
        });
        void reread();
      } else toast({ title: 'Il gruppo è rimasto com’era', description: errorText(error, 'Riprova tra poco.'), variant: 'destructive' });
    },
  });
  return (
    <Confirm
      open={open}
      onClose={onClose}
      onConfirm={() => removal.mutate({ id: groupId, ...(alias ? { alias } : { silent: true }) })}
      pending={removal.isPending}
      title={alias ? `Togliere ${alias} dal gruppo?` : 'Togliere chi non ha mai scritto?'}
      confirmLabel="Togli dal gruppo"
      danger
    >
      {!alias && (
        <chakra.p marginBottom="3">
          Esce una persona sola: tra chi in bacheca non ha scritto nulla, quella che è nel gruppo da più tempo. Non diciamo chi è, nemmeno a
          te. Può darsi che legga e venga agli incontri: se puoi, prima chiedi in bacheca.
        </chakra.p>
      )}
      <chakra.p>
        Il posto torna libero, o va a chi aspetta in lista, e questa persona non potrà rientrare. Riceve un avviso che dice soltanto che non
        fa più parte del gruppo; agli altri non diciamo nulla.{alias && ' Quello che ha scritto resta.'}
      </chakra.p>
      {alias && <chakra.p marginTop="3">Se scrive cose che fanno male, puoi anche segnalare il messaggio: lo legge chi modera.</chakra.p>}
    </Confirm>
  );
}
