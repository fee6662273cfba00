import { useEffect, useState } from 'react';
import { paths } from '../app/paths.ts';
import { redirectTo } from '../lib/redirect.ts';
import { pageNonce, readSettings } from '../lib/settings.ts';

/** `off`: the site has no live chat. `failed`: it could not be loaded, or has not answered yet. */
export type WidgetState = 'off' | 'loading' | 'ready' | 'failed';

/** After this long the page offers other ways; a script that still arrives is welcome. */
const PATIENCE_MS = 10_000;

/**
 * The third-party live chat, while this page is open and at no other time. It waits until the page has loaded and the
 * browser is idle. The content security policy that admits it belongs to documents opened at this address, and a foreign
 * script cannot be unloaded: coming here from another page, and leaving with the script on board, take a fresh document.
 */
export function useChatWidget(): WidgetState {
  const [url] = useState(() => readSettings().chatWidgetUrl);
  const [state, setState] = useState<WidgetState>(url ? 'loading' : 'off');

  useEffect(() => {
    if (!url) return;
    if (!openedHere()) {
      redirectTo(paths.landing);
      return;
    }
    let script: HTMLScriptElement | undefined;
    const patience = setTimeout(() => setState('failed'), PATIENCE_MS);
    const settle = (next: WidgetState) => {
      clearTimeout(patience);
      setState(next);
    };
    const cancel = whenQuiet(() => {
      script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.nonce = pageNonce() ?? '';
      script.addEventListener('load', () => settle('ready'));
      script.addEventListener('error', () => settle('failed'));
      document.body.append(script);
    });
    return () => {
      cancel();
      clearTimeout(patience);
      script?.remove();
      const { pathname, search } = window.location;
      if (script && pathname !== paths.landing) redirectTo(pathname + search);
    };
  }, [url]);

  return state;
}

/** Whether this document was loaded at this address, and not brought here by a link inside the site. */
function openedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name, window.location.href).pathname === paths.landing;
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
