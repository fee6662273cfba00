import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { reach } from '../lib/reach.ts';
import { unkept } from '../lib/unkept.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Catches errors thrown while a page renders, and says what happened, what is safe and what to do. A new `key` retries. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Stumble />;
  }
}

const words = (kept: boolean) => ({
  fault: {
    title: 'Qualcosa si è inceppato',
    text: `È un errore nostro, non tuo. Quello che hai pubblicato è al sicuro${kept ? ', e i testi che stavi scrivendo li ritrovi dopo aver ricaricato la pagina' : ''}.`,
  },
  offline: {
    title: 'La pagina non è arrivata',
    text: `Manca la connessione. ${kept ? 'Quello che stavi scrivendo è al sicuro: q' : 'Q'}uando torna la rete, la pagina si ricarica da sola.`,
  },
});

/** Depends on as little as possible, because whatever failed may be what a richer page would need. */
function Stumble() {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  // Read before the failed forms unmount and remove their drafts from `unkept`.
  const [kept] = useState(() => unkept.size === 0);
  const { title, text } = words(kept)[offline ? 'offline' : 'fault'];
  useEffect(() => {
    if (offline) return onNetwork(() => window.location.reload());
    // Browsers also report a network that leads nowhere.
    reach().catch(() => setOffline(true));
    return undefined;
  }, [offline]);
  return (
    <chakra.div
      role="alert"
      display="grid"
      justifyItems="center"
      gap="3"
      maxWidth="52ch"
      marginInline="auto"
      paddingInline="5"
      paddingBlock="24"
      textAlign="center"
    >
      <PageHeading align="center">{title}</PageHeading>
      <chakra.p color="muted" textWrap="pretty">
        {text}
      </chakra.p>
      <Button marginTop="3" onClick={() => window.location.reload()}>
        Ricarica
      </Button>
    </chakra.div>
  );
}

/** Tries every few seconds: browsers report a network before there is one. @returns a function that stops waiting */
function onNetwork(listener: () => void): () => void {
  let waiting = true;
  const tryLater = () => setTimeout(() => waiting && void reach().then(() => waiting && listener(), tryLater), RETRY_MS);
  tryLater();
  return () => void (waiting = false);
}

const RETRY_MS = 3000;
