/*
 * Written by hand because of the size budget of a route (tests/browser/budget.test.ts): in KiB of gzip, the planner adds 18.9 with this
 * and 52.2 with Chakra's menu. That one also finds items by their first letter and opens upwards, but each menu here has two items.
 */

import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FloatingPanel } from './floating-panel.tsx';
import { IconButton } from './icon-button.tsx';
import { useDismiss } from './use-dismiss.ts';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  /** A lucide icon, 20 px. */
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
}

interface Props {
  /** The accessible name, such as 'Azioni sul post'. */
  label: string;
  /** A function is called on each opening, for items that change over time. */
  items: MenuItem[] | (() => MenuItem[]);
  icon?: ReactNode;
  align?: 'start' | 'end';
  /** Opens at once: for a menu that replaces a trigger which has been pressed. */
  startsOpen?: boolean;
}

/** A menu of actions behind an icon button. Arrow keys move, Enter chooses, Escape closes. For links use a `Popover`. */
export function Menu({
  label,
  items,
  icon = <Ellipsis aria-hidden size={20} strokeWidth={1.75} />,
  align = 'end',
  startsOpen = false,
}: Props) {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const focusTrigger = () => root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  const focusItem = (step: (index: number, count: number) => number) => {
    const options = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
    options[step(options.indexOf(document.activeElement as HTMLElement), options.length)]?.focus();
  };

  useDismiss(root, open, (by) => {
    setOpen(false);
    if (by === 'escape') focusTrigger();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    focusItem(step);
  };

  return (
    <chakra.div ref={root} position="relative">
      <IconButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'ArrowDown' && (event.preventDefault(), setOpen(true))}
      />
      {open && (
        <FloatingPanel
          ref={focusFirst}
          id={menuId}
          role="menu"
          aria-label={label}
          align={align}
          width="max-content"
          minWidth="48"
          // Longer labels wrap: the narrowest supported page is 320 px.
          maxWidth="min(18rem, 100vw - 32px)"
          padding="1.5"
          onKeyDown={onKeyDown}
        >
          {(typeof items === 'function' ? items() : items).map((item) => (
            <chakra.button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              onClick={() => {
                setOpen(false);
                focusTrigger();
                item.onSelect();
              }}
              display="flex"
              alignItems="center"
              gap="3"
              width="100%"
              minHeight="target"
              paddingInline="3"
              borderRadius="control"
              textStyle="small"
              textAlign="start"
              paddingBlock="2"
              color={item.danger ? 'red.text' : 'ink'}
              _hover={{ bg: 'sunken' }}
              _focus={{ bg: 'sunken', outlineOffset: '-2px' }}
              _disabled={{ color: 'muted', cursor: 'not-allowed' }}
            >
              {item.icon}
              {item.label}
            </chakra.button>
          ))}
        </FloatingPanel>
      )}
    </chakra.div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
  // In a scroll container, such as a chat, the menu may extend below the visible part.
  menu?.scrollIntoView?.({ block: 'nearest' });
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
