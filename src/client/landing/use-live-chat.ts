import { useEffect, useState } from 'react';
import { readSettings } from '../lib/settings.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';

/** `off`: none here, or not for members. `failed`: it could not be loaded, or has not answered yet. `closed`: put away by the visitor. */
export type LiveChatState = 'off' | 'loading' | 'ready' | 'failed' | 'closed';

/** After this long the page offers other ways; a chat that still arrives is welcome. */
const PATIENCE_MS = 10_000;

interface LiveChatControl {
  state: LiveChatState;
  /** The frame is to be there. It waits until the page has loaded and the browser is idle. */
  framed: boolean;
  /** It was closed and asked for again. */
  reopened: boolean;
  hear: (state: 'ready' | 'failed') => void;
  close: () => void;
  reopen: () => void;
}

/** The third party's live chat, for guests alone: it never loads while somebody is logged in, and goes when somebody does. */
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

/** Runs `task` once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
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
