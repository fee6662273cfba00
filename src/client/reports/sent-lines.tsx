import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import { WrittenText } from '../ui/written-text.tsx';
import type { ReportedLine } from './report-target.ts';

/** The chat messages that go to the moderators, with the reported one marked. */
export function SentLines({ lines, reported }: { lines: readonly ReportedLine[]; reported: number }) {
  return (
    <chakra.ol listStyle="none" display="grid" gap="2" padding="3" borderRadius="control" bg="sunken" textStyle="small">
      {lines.map(({ id, who, content }) => (
        <chakra.li key={id} overflowWrap="anywhere" {...(id === reported && marked)}>
          <chakra.span fontWeight="semibold">
            {id === reported && (
              <>
                <chakra.span display="inline-block" verticalAlign="-2px" marginInlineEnd="1">
                  <Flag aria-hidden size={14} strokeWidth={2} />
                </chakra.span>
                <chakra.span srOnly>Messaggio segnalato, </chakra.span>
              </>
            )}
            {who}
          </chakra.span>
          <chakra.span display="block" whiteSpace="pre-wrap">
            <WrittenText>{content}</WrittenText>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const marked = { borderInlineStartWidth: '3px', borderColor: 'orange.edge', paddingInlineStart: '3' } as const;
