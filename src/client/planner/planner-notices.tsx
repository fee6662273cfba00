import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { exportUnreadable } from './planner-actions.ts';
import { PlannerError, plannerErrorText } from './planner-error.ts';
import type { Snapshot } from './storage.ts';
import { useOnline } from './use-online.ts';
import { count } from './words.ts';

interface Props {
  snapshot: Snapshot;
  onForgetUnreadable: () => void;
}

/** Warnings above the planner: no network, storage trouble, unreadable entries. */
export function PlannerNotices({ snapshot: { trouble, pending, unreadable }, onForgetUnreadable }: Props) {
  const online = useOnline();
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" marginTop="5" _empty={{ display: 'none' }}>
      {!online && (
        <Notice icon={<WifiOff aria-hidden size={20} strokeWidth={1.75} />}>
          Ora non c’è rete. Qui funziona tutto lo stesso: quello che scrivi resta in questo browser.
        </Notice>
      )}
      {trouble && (
        <Notice
          alert
          actions={
            trouble === 'newer' && (
              <Button variant="outline" onClick={() => window.location.reload()}>
                Ricarica la pagina
              </Button>
            )
          }
        >
          {plannerErrorText(new PlannerError(trouble))}
        </Notice>
      )}
      {!trouble && unreadable.length > 0 && (
        <Notice
          alert
          actions={
            <>
              <Button variant="outline" onClick={() => exportUnreadable(unreadable)}>
                {unreadable.length === 1 ? 'Scaricala' : 'Scaricale'}
              </Button>
              <Button variant="quiet" onClick={onForgetUnreadable}>
                {unreadable.length === 1 ? 'Eliminala' : 'Eliminale'}
              </Button>
            </>
          }
        >
          {count(unreadable.length, 'voce del tuo piano non era leggibile', 'voci del tuo piano non erano leggibili')}.{' '}
          {whereabouts(unreadable.length === 1, pending.length > 0)} Tutto il resto è qui sotto, intatto.
        </Notice>
      )}
    </chakra.div>
  );
}

/** Where the unreadable entries are. While they could not be set aside, no change can be saved. */
function whereabouts(isOne: boolean, inPlace: boolean): string {
  if (!inPlace) return `${isOne ? 'L’abbiamo messa' : 'Le abbiamo messe'} da parte senza cancellare nulla.`;
  return isOne
    ? 'Non riusciamo a metterla da parte: prima di cambiare qualcosa scaricala, poi eliminala.'
    : 'Non riusciamo a metterle da parte: prima di cambiare qualcosa scaricale, poi eliminale.';
}

function Notice({ icon, alert, actions, children }: { icon?: ReactNode; alert?: boolean; actions?: ReactNode; children: ReactNode }) {
  return (
    <Card role={alert ? 'alert' : 'status'} display="flex" gap="3" textStyle="small" borderColor={alert ? 'orange.edge' : undefined}>
      <chakra.span color={alert ? 'orange.text' : 'muted'} flexShrink="0">
        {icon ?? <CircleAlert aria-hidden size={20} strokeWidth={1.75} />}
      </chakra.span>
      <chakra.div minWidth="0">
        <p>{children}</p>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
}
