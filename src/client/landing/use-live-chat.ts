import { useEffect, useState } from 'react';
import { readSettings } from '../lib/settings.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';

/** `off`: not configured, or the visitor is logged in. `failed`: an error, or no response in time. `closed`: closed by the visitor. */
export type LiveChatState = 'off' | 'loading' | 'ready' | 'failed' | 'closed';

/** After this long the page offers other ways to make contact; a chat that still loads is shown. */
const PATIENCE_MS = 10_000;

interface LiveChatControl {
  state: LiveChatState;
  /** Whether to render the frame: only once the page has loaded and the browser is idle. */
  framed: boolean;
  /** The visitor has closed the chat and opened it again. */
  reopened: boolean;
  hear: (state: 'ready' | 'failed') => void;
  close: () => void;
  reopen: () => void;
}

/** The third-party live chat, for guests only: never loaded while a user is logged in, and removed on login. */
export function useLiveChat(): LiveChatControl {
  const [configured] = useState(() => readSettings().liveChat);
  const guest = !isAuthenticated(useStoredUser());
  const [quiet, setQuiet] = useState(false);
  const [state, setState] = useState<LiveChatState>('loading');
  const [reopened, setReopened] = useState(false);
  const wanted = configured && guest;
  const waiting = wanted && state === 'loading';

  useEffect(() => {
    if (wanted) return whenQuiet(() => setQuiet(true));
  }, [wanted]);

  useEffect(() => {
    if (!waiting) return;
    const patience = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [waiting]);

  return {
    state: wanted ? state : 'off',
    framed: wanted && quiet && state !== 'closed',
    reopened,
    hear: setState,
    close: () => setState('closed'),
    reopen() {
      setReopened(true);
      setState('loading');
    },
  };
}

/** Runs `task` once the page has loaded and the browser is idle. @returns a function that cancels it */
function whenQuiet(task: () => void): () => void {
  let off = false;
  const run = () => off || task();
  const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    off = true;
    window.removeEventListener('load', wait);
  };
}
