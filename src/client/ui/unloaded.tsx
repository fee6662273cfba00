import { useEffect, useEffectEvent } from 'react';
import { toast } from '../lib/toasts.ts';

/** In place of a dialog that cannot be loaded: closes it and says why. */
export function Unloaded({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    close();
    toast({
      title: 'Errore',
      description: 'Manca la connessione. Ricarica la pagina quando torni in rete, e riprova.',
      variant: 'destructive',
    });
  }, []);
  return null;
}
