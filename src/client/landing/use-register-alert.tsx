import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { REGISTER_TEXT } from './sample-posts.ts';

type Alert = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * The dialog shown on any interaction in the preview. Loaded right after the page is rendered; if that fails, for example offline,
 * `window.alert` shows the same text.
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
