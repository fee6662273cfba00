import { chakra } from '@chakra-ui/react/styled-system';
import { Phone } from 'lucide-react';
import { ButtonAnchor } from '../ui/button.tsx';
import { answerText, openFirst } from './helpline-hours.ts';
import type { Helpline } from './helplines.ts';
import { useMinute } from './use-minute.ts';

/** A compact list of helplines, each with whether it answers now; those that do come first. */
export function LineList({ lines }: { lines: readonly Helpline[] }) {
  const now = useMinute();
  return (
    <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2">
      {openFirst(lines, now).map((line) => (
        <Line key={line.id} line={line} now={now} />
      ))}
    </chakra.ul>
  );
}

function Line({ line, now }: { line: Helpline; now: Date }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3" rowGap="1" textStyle="small">
      <chakra.span flex="1 1 7.5rem">
        <chakra.span display="block" fontWeight="semibold">
          {line.name}
        </chakra.span>
        <chakra.span display="block" color="muted" textStyle="tiny">
          {answerText(line, now)}
        </chakra.span>
      </chakra.span>
      {/* As wide as the longest number, so that all buttons are beside their names, or all below. */}
      <ButtonAnchor
        variant="outline"
        paddingInline="3"
        minWidth="9.5rem"
        href={`tel:${line.tel}`}
        aria-label={`Chiama ${line.name}, ${line.label}`}
      >
        <Phone aria-hidden size={18} strokeWidth={1.75} />
        {line.label}
      </ButtonAnchor>
    </chakra.li>
  );
}
