import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

interface Props {
  /** Where it stands for a whole page. */
  drawing?: ReactNode;
  title?: string;
  /** What is safe and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be read; one way to try again, which is taken alone when the network returns. */
export function ErrorCard({
  drawing,
  title = 'Errore nel caricamento',
  children = 'Controlla la connessione e riprova',
  onRetry,
  retrying,
}: Props) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Card role="alert" display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="2" paddingBlock="10">
      {drawing && (
        <chakra.div color="talk.edge" marginBottom="3">
          {drawing}
        </chakra.div>
      )}
      <chakra.p textStyle="h2">{title}</chakra.p>
      <chakra.p color="muted" maxWidth="44ch">
        {children}
      </chakra.p>
      {onRetry && (
        <Button variant="outline" marginTop="3" onClick={onRetry} pending={retrying} pendingText="Riprovo...">
          {!retrying && <RotateCw aria-hidden size={18} strokeWidth={1.75} />}
          Riprova
        </Button>
      )}
    </Card>
  );
}
