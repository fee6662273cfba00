import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import type { OwnKind } from './own-texts.tsx';

const OwnTexts = lazy(async () => ({ default: (await import('./own-texts.tsx')).OwnTexts }));

const QUERY = 'miei';

/** The user's own texts. Fetched on demand, because the server has to search everything. */
export function OwnTextsCard() {
  // In the URL, so that going back from a text restores the list.
  const [address, setAddress] = useSearchParams();
  const shown = address.get(QUERY);
  const show = (kind: OwnKind) => setAddress({ [QUERY]: kind }, { replace: true });
  return (
    <AccountCard
      title="Quello che hai scritto"
      lead="Questo elenco lo vedi solo tu: chi legge il sito non sa che sono testi della stessa persona. Da qui li ritrovi e li puoi eliminare, anche nei gruppi che non frequenti più."
    >
      {shown ? (
        <Suspense>
          <OwnTexts kind={shown} onChange={show} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => show('posts')}>
          Mostra quello che ho scritto
        </Button>
      )}
    </AccountCard>
  );
}
