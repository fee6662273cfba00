import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { payLogout } from '../lib/log-out.ts';

/** The retry interval, because the network may be back before the browser fires `online`. */
const TRY_AGAIN_MS = 5000;

/** Says that a logout has not reached the server and what to do about it; then that it has. */
export function OwedLogout() {
  const [owed, setOwed] = useState(true);
  useEffect(() => {
    if (!owed) return;
    const pay = () => void payLogout().then((paid) => setOwed(!paid));
    const timer = setInterval(pay, TRY_AGAIN_MS);
    window.addEventListener('online', pay);
    pay();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', pay);
    };
  }, [owed]);

  return (
    <chakra.div
      role="status"
      display="grid"
      gap="2"
      maxWidth={{ base: '520px', lg: 'none' }}
      marginInline="auto"
      marginBottom="6"
      padding="4"
      borderRadius="card"
      bg={owed ? 'red.fill' : 'sunken'}
      textStyle="small"
    >
      {owed ? (
        <>
          <strong>Non hai ancora finito di uscire</strong>
          <p>
            La rete non risponde, e in questo browser il tuo accesso è ancora aperto. Resta su questa pagina finché torna la connessione:
            all’uscita pensiamo noi, e te lo diciamo qui.
          </p>
          <p>
            Il computer non è tuo e devi andare via? Cancella i cookie di questo sito dalle impostazioni del browser o, se hai usato una
            finestra privata, chiudi tutte quelle private. Oppure, appena puoi, accedi da un altro dispositivo: nelle impostazioni, sotto «I
            tuoi accessi», scegli «Chiudi tutti gli altri».
          </p>
        </>
      ) : (
        <p>Ora hai finito di uscire: in questo browser l’accesso è chiuso.</p>
      )}
    </chakra.div>
  );
}
