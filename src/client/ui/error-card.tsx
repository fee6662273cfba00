import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isServerFault } from '../lib/request-error.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { unkept } from '../lib/unkept.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

interface Props {
  /** What failed. It may be gone while it is tried again; the card goes on saying it. */
  error: unknown;
  /** Where it stands for a whole page. */
  drawing?: ReactNode;
  title?: string;
  /** What is safe and what to do, where the server was not at fault. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** On a card already: no second edge around it, and quieter than the card's own heading. */
  inside?: boolean;
}

/** Something could not be read; one way to try again. What a page reads comes by itself when the network returns. */
export function ErrorCard({
  error,
  drawing,
  title = 'Errore nel caricamento',
  children = 'Controlla la connessione e riprova',
  onRetry,
  retrying,
  inside,
}: Props) {
  const member = isAuthenticated(useStoredUser());
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
        {isServerFault(said)
          ? `Da noi qualcosa non va. Riprova tra poco${member && unkept.size === 0 ? ': quello che hai scritto è al sicuro.' : '.'}`
          : children}
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

const alone = { alignItems: 'center', textAlign: 'center', paddingBlock: '10' } as const;
const underAHeading = { alignItems: 'flex-start', padding: '0', borderWidth: '0' } as const;
