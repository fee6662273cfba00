/*
 * Written by hand because of the first load (gzip), as the navbar has one: the entry is 129.2 KiB with
 * this and 157.9 with Chakra's, whose positioning and layers are most of that.
 */

import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useRef } from 'react';
import { FloatingPanel } from './floating-panel.tsx';
import { useDismiss } from './use-dismiss.ts';

interface TriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Renders the button; spread the props on it. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  width?: string;
  padding?: string;
}

/** A panel under its button. Escape closes it and returns the focus; moving the focus out of it closes it, too. */
export function Popover({ open, onOpenChange, renderTrigger, children, align, width = '18rem', padding = '4' }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useDismiss(root, open, (by) => {
    onOpenChange(false);
    if (by === 'escape') root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });

  return (
    <chakra.div ref={root} position="relative">
      {renderTrigger({ 'aria-expanded': open, 'aria-controls': open ? panelId : undefined, onClick: () => onOpenChange(!open) })}
      {open && (
        <FloatingPanel id={panelId} align={align} width={width} padding={padding}>
          {children}
        </FloatingPanel>
      )}
    </chakra.div>
  );
}
