/*
 * Written by hand: Chakra's toaster has no swipe, queues a fourth toast instead of replacing the oldest, and names its region by
 * its corner, in English. In the entry it would also exceed the first load's limit: the login's scripts (gzip) are 139.3 KiB with
 * this one and 156.7 with Chakra's, or 139.1 if this one were loaded with the first toast.
 */

import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { Later } from './later.tsx';
import { dismissToast, type Toast, useToasts } from '../lib/toasts.ts';
import { besideDialogs, NOTIFICATIONS_ID } from './beside-dialogs.ts';

const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }));

const BELOW_BAR = 'calc(66px + env(safe-area-inset-top))';

/** The notification region. F8 moves the focus there; hover and focus pause all timers. */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The element that had the focus before the region. */
  const before = useRef<HTMLElement>(null);
  const open = toasts.filter((entry) => entry.open);
  if (hovered && open.length === 0) setHovered(false);
  if (focused && open.length === 0) setFocused(false);

  // Full-screen dialogs on phones make room for the toast: see the theme.
  const shown = open.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-notified', shown);
  }, [shown]);

  // React reports no blur when a toast with the focus is removed.
  const onGone = useCallback(() => {
    if (!region.current?.contains(document.activeElement)) setFocused(false);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A button, if there is one: while a dialog is open, Tab leads from the region itself back into the dialog.
      if (event.key === 'F8') (region.current?.querySelector('button') ?? region.current)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <chakra.section
      ref={region}
      {...besideDialogs}
      id={NOTIFICATIONS_ID}
      role="region"
      aria-label="Notifiche (F8)"
      tabIndex={-1}
      _print={{ display: 'none' }}
      // Without a box of its own, which an open dialog would let catch every press.
      css={{ '&:focus-visible': { outline: 'none' } }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(false)}
    >
      {[false, true].map((away) => {
        const here = open.filter((entry) => entry.away === away);
        return (
          <chakra.ol
            key={`${away}`}
            aria-live="polite"
            aria-relevant="additions"
            position="fixed"
            zIndex="toast"
            // On phones below the top bar, clear of sheets and keyboard, or above the bottom bar; on wide screens the other way round.
            top={{ base: away ? 'auto' : BELOW_BAR, md: away ? BELOW_BAR : 'auto' }}
            bottom={{ base: away ? 'calc(72px + env(safe-area-inset-bottom))' : 'auto', md: away ? 'auto' : '5' }}
            right={{ base: '3', md: '5' }}
            width={{ base: 'calc(100% - 24px)', sm: '340px' }}
            borderRadius="card"
            display="flex"
            flexDirection="column"
            gap="2"
            listStyle="none"
            css={{
              ':focus-visible > &:not(:empty)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
              '@media (max-width: 47.99rem)': { '& > :not(:last-child, :has(+ [data-joins]))': { srOnly: true } },
            }}
          >
            <Later instead={here.map(inWords)}>
              {here.map((entry) => (
                <ToastCard key={entry.id} toast={entry} paused={hovered || focused} before={before} onGone={onGone} />
              ))}
            </Later>
          </chakra.ol>
        );
      })}
    </chakra.section>
  );
}

/** The fallback if `ToastCard` cannot be loaded: without a timer, dismissed by a click. */
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
