import { useEffect, useState } from 'react';
import { asRequestError } from './request-error.ts';

/**
 * Why a text could not be sent, shown at its field. The words about a missing connection give way to a hint as soon as there is one.
 * @param again what the user can do then
 */
export function useRefusal(again: string) {
  const [refusal, setRefusal] = useState<string>();
  const [connection, setConnection] = useState<'missing' | 'back'>();

  useEffect(() => {
    if (connection !== 'missing') return;
    const onOnline = () => {
      setRefusal(undefined);
      setConnection('back');
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [connection]);

  return {
    refusal,
    hint: connection === 'back' ? `Sei di nuovo in rete: ${again}.` : undefined,
    refuse(words: string, error: unknown): void {
      setRefusal(words);
      setConnection(asRequestError(error)?.status === 0 ? 'missing' : undefined);
    },
    forget(): void {
      setRefusal(undefined);
      setConnection(undefined);
    },
  };
}
