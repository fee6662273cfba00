import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** A lucide icon before the title. */
  icon?: ReactNode;
  /** Opens the section whenever it becomes true; only the user closes it. */
  defaultOpen?: boolean;
}

/** A collapsible section, which the browser's page search also opens. Stack several for an accordion. */
export function AccordionItem({ title, children, icon, defaultOpen }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (defaultOpen) details.current!.open = true;
  }, [defaultOpen]);
  return (
    <chakra.details ref={details} borderBottomWidth="1px" borderColor="hairline">
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="target"
        paddingBlock="3"
        textStyle="h3"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {icon}
        {title}
        <chakra.span
          marginInlineStart="auto"
          color="muted"
          transition="rotate 180ms"
          css={{ 'details[open] > summary > &': { rotate: '180deg' } }}
        >
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
      </chakra.summary>
      <chakra.div paddingBottom="4" color="muted">
        {children}
      </chakra.div>
    </chakra.details>
  );
}
