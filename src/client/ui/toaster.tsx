/*
 * Our own: Chakra's toaster has no swipe, lets a fourth notification wait instead of taking the oldest's place, and names its region
 * by its corner, in English. As part of the entry it would pass the first load's bar: of scripts (gzip) the login's is 139.3 with this and 156.7 with it,
 * 139.1 were it fetched with the first notification.
 */

import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, useEffect, useRef, useState } from 'react';
import { Later } from './later.tsx';
import { lastPressY } from '../lib/pointer.ts';
import { dismissToast, type Toast, useToasts } from '../lib/toasts.ts';
import { besideDialogs } from './beside-dialogs.ts';

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }));

/** The notification region. F8 brings the focus here; hover or focus stops every clock. */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const open = toasts.filter((entry) => entry.open);
  if (paused && open.length === 0) setPaused(false);
  const newest = open.at(-1)?.id;
  const [place, setPlace] = useState({ of: newest, low: false });
  if (newest !== place.of) setPlace({ of: newest, low: newest === undefined ? place.low : pressedWhereItStands() });

  // A dialog that fills a phone makes room for it: see the theme.
  const shown = open.some(({ saidInline }) => !saidInline);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-notified', shown);
  }, [shown]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <chakra.section
      ref={region}
      {...besideDialogs}
      aria-label="Notifiche (F8)"
      tabIndex={-1}
      position="fixed"
      _print={{ display: 'none' }}
      zIndex="toast"
      // On a phone above the sheets and their keyboard, below the bar with the quick exit; or above the lower bar.
      top={{ base: place.low ? 'auto' : 'calc(66px + env(safe-area-inset-top))', md: 'auto' }}
      bottom={{ base: place.low ? 'calc(72px + env(safe-area-inset-bottom))' : 'auto', md: '5' }}
      right={{ base: '3', md: '5' }}
      width={{ base: 'calc(100% - 24px)', sm: '340px' }}
      borderRadius="card"
      pointerEvents={open.length === 0 ? 'none' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setPaused(false)}
    >
      <chakra.ol
        aria-live="polite"
        aria-relevant="additions"
        display="flex"
        flexDirection="column"
        gap="2"
        listStyle="none"
        css={{ '@media (max-width: 47.99rem)': { '& > :not(:last-child)': { srOnly: true } } }}
      >
        <Later instead={open.map(inWords)}>
          {open.map((entry) => (
            <ToastCard key={entry.id} toast={entry} paused={paused} />
          ))}
        </Later>
      </chakra.ol>
    </chakra.section>
  );
}

/** Without its card, and without a clock: a touch takes it away. */
function inWords({ id, title, description }: Toast) {
  return (
    <chakra.li
      key={id}
      padding="4"
      bg="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      boxShadow="float"
      onClick={() => dismissToast(id)}
    >
      {title} {description}
    </chakra.li>
  );
}

/** Nothing covers what was just touched; below, in a dialog, stand its buttons. */
function pressedWhereItStands(): boolean {
  const y = lastPressY();
  return y > 56 && y < 126 && !document.querySelector('[role$=dialog]');
}
