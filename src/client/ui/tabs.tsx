/*
 * Written by hand because of the first load (gzip): the login's is 139.3 KiB with these, 153.0 with Chakra's
 * tabs and 152.1 with Ark's bare ones. The keys follow the ARIA Authoring Practices.
 */

import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fadingEnds, useFadingEnds } from './use-fading-ends.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Beside the label, such as a count; give it a text for screen readers. */
  badge?: ReactNode;
  content: ReactNode;
}

interface Props<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  items: TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `segmented`: two or three choices of equal weight in one control. */
  look?: 'line' | 'segmented';
  /** Panels that have been open stay mounted, with the text typed in them. */
  keepMounted?: boolean;
}

/** A tab list with its panels; arrow keys choose. Only the chosen panel is mounted, unless `keepMounted` is set. */
export function Tabs<Value extends string>({ label, items, value, onChange, look = 'line', keepMounted }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  const [seen, setSeen] = useState(() => new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));
  const styles = look === 'line' ? line : segmented;
  useFadingEnds(list);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    (list.current?.children[next!] as HTMLElement | undefined)?.focus();
  };

  return (
    <div>
      <chakra.div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} css={styles.list}>
        {items.map((item) => {
          const selected = item === items[index];
          return (
            <chakra.button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel-${item.value}` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(item.value)}
              css={styles.tab}
            >
              {item.label}
              {item.badge}
            </chakra.button>
          );
        })}
      </chakra.div>
      {items.map((item) => {
        const selected = item === items[index];
        if (!selected && !(keepMounted && seen.has(item.value))) return null;
        return (
          <chakra.div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            hidden={!selected}
            paddingTop="6"
          >
            {item.content}
          </chakra.div>
        );
      })}
    </div>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flexShrink: '0',
  minHeight: 'target',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'muted',
  transition: 'color 120ms, background-color 120ms, border-color 120ms',
  _hover: { color: 'ink' },
} as const;

const line = {
  list: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px 0 {colors.hairline}',
    ...fadingEnds,
  },
  tab: {
    ...tab,
    paddingInline: '3',
    borderBottom: '2px solid transparent',
    _selected: { color: 'primary', borderBottomColor: 'primary' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
  },
} as const;

const segmented = {
  // Side by side and of equal width, or stacked where a label needs the whole width.
  list: { display: 'flex', flexWrap: 'wrap', gap: '1', padding: '1', bg: 'sunken', borderRadius: 'card' },
  tab: {
    ...tab,
    flex: '1 1 0',
    minWidth: 'max-content',
    maxWidth: '100%',
    paddingInline: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    _selected: { bg: 'surface', color: 'ink', borderColor: 'hairline' },
  },
} as const;
