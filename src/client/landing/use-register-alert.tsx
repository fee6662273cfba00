import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { REGISTER_TEXT } from './sample-posts.ts';

type Alert = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * The preview's alert. Whatever a guest tries ends in it, so it is fetched once the page stands; where it cannot be had,
 * as without a connection, the browser's own alert says the same.
 */
export function useRegisterAlert(): { showAlert: () => void; alert: ReactNode } {
  const [open, setOpen] = useState(false);
  const [Alert, setAlert] = useState<Alert>();

  useEffect(() => {
    loadAlert().then(
      (loaded) => setAlert(() => loaded),
      () => {},
    );
  }, []);

  const showAlert = () => {
    setOpen(true);
    if (Alert) return;
    loadAlert().then(
      (loaded) => setAlert(() => loaded),
      () => {
        setOpen(false);
        window.alert(REGISTER_TEXT);
      },
    );
  };

  return { showAlert, alert: Alert && <Alert open={open} onClose={() => setOpen(false)} /> };
}

async function loadAlert(): Promise<Alert> {
  return (await import('./register-alert.tsx')).RegisterAlert;
}
