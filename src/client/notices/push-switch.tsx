import { useEffect, useState } from 'react';
import { SILENT } from '../lib/quick-exit.ts';
import { errorText } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { subscribe } from './push-subscription.ts';

const FAILED = 'Non siamo riusciti a cambiarlo. Riprova tra poco.';
const AWAY = 'Il servizio di notifiche del browser non risponde: senza, non possiamo avvisarti qui. Riprova più tardi.';
const FORBIDDEN = 'Il browser non ci permette di mostrare avvisi: puoi cambiarlo nelle sue impostazioni per questo sito.';

/** The switch for push notifications in this browser. Renders nothing if it has no Web Push or no service worker. */
export function PushSwitch() {
  const utils = trpc.useUtils();
  const [shown, setShown] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = trpc.devices.add.useMutation();
  const remove = trpc.devices.remove.useMutation();

  useEffect(() => {
    void (async () => {
      const registration = await workerHere();
      if (!registration) return;
      const subscription = await registration.pushManager.getSubscription();
      const known = subscription && (await utils.devices.list.fetch({ endpoint: subscription.endpoint }, { staleTime: 0 }));
      setShown(known?.here === true);
    })().catch(() => {});
  }, [utils]);
  if (shown === undefined) return null;

  const change = async (wanted: boolean) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const registration = (await workerHere())!;
      if (!wanted) {
        const subscription = await registration.pushManager.getSubscription();
        if (subscription) await remove.mutateAsync({ endpoint: subscription.endpoint });
        await subscription?.unsubscribe();
      } else if ((await Notification.requestPermission()) !== 'granted') return setProblem(FORBIDDEN);
      else {
        await window.caches?.delete(SILENT);
        const { publicKey } = await utils.devices.list.fetch({}, { staleTime: 0 });
        const subscription = await subscribe(registration.pushManager, publicKey);
        if (!subscription) return setProblem(AWAY);
        const { endpoint, keys } = subscription.toJSON();
        await add.mutateAsync({ endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } });
      }
      setShown(wanted);
    } catch (error) {
      setProblem(errorText(error, FAILED));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Checkbox
        label="Avvisami su questo dispositivo anche a sito chiuso. Sullo schermo compaiono solo il nome del sito e «C’è qualcosa di nuovo»"
        checked={shown}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <FieldError error={problem} />
    </div>
  );
}

/** The service worker registration; undefined if there is none or the browser has no Web Push. */
async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
