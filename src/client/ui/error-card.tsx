import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { asRequestError } from '../lib/request-error.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

interface Props {
  /** The error. If it becomes undefined during a retry, the card keeps the previous one. */
  error: unknown;
  /** Only where the card stands for a whole page. */
  drawing?: ReactNode;
  title?: string;
  /** What to do if no answer has arrived. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Inside a card: without a border, and with a smaller title than the card's heading. */
  inside?: boolean;
}

/** A loading error with a retry button. When the network returns, failed queries are refetched automatically. */
export function ErrorCard({
  error,
  drawing,
  title = 'Errore nel caricamento',
  children = 'Controlla la connessione e riprova',
  onRetry,
  retrying,
  inside,
}: Props) {
  const [said, setSaid] = useState(error);
  if (error && error !== said) setSaid(error);
  return (
    <Card role="alert" display="flex" flexDirection="column" gap="2" {...(inside ? underAHeading : alone)}>
      {drawing && (
        <chakra.div color="talk.edge" marginBottom="3">
          {drawing}
        </chakra.div>
      )}
      <chakra.p textStyle={inside ? 'h3' : 'h2'}>{title}</chakra.p>
      <chakra.p color="muted" maxWidth="44ch">
        {explain(said) ?? children}
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

/** What the server’s answer says about the failure, such as how long to wait; undefined without an answer. */
function explain(error: unknown): string | undefined {
  const failure = asRequestError(error);
  if (!failure?.status) return undefined;
  return failure.status >= 500 ? 'Da noi qualcosa non va. Riprova tra poco.' : failure.text;
}

const alone = { alignItems: 'center', textAlign: 'center', paddingBlock: '10' } as const;
const underAHeading = { alignItems: 'flex-start', padding: '0', borderWidth: '0' } as const;
