import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { features } from './landing-texts.ts';

/** The features as collapsible cards, each with its main point in the summary. */
export function FeatureCards() {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3" alignItems="start">
      {features.map(({ icon: Icon, title, line, text }) => (
        <chakra.details key={title} bg="surface" borderWidth="1px" borderColor="hairline" borderRadius="card">
          <chakra.summary
            display="flex"
            alignItems="flex-start"
            gap="4"
            padding={{ base: '4', sm: '5' }}
            borderRadius="card"
            listStyle="none"
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            <chakra.span color="talk.edge" paddingTop="0.5">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
            <chakra.span flex="1">
              <chakra.span display="block" textStyle="h3">
                {title}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="muted">
                {line}
              </chakra.span>
            </chakra.span>
            <chakra.span
              color="muted"
              paddingTop="0.5"
              transition="rotate 180ms"
              css={{ 'details[open] > summary > &': { rotate: '180deg' } }}
            >
              <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
          </chakra.summary>
          <chakra.p
            paddingInlineStart={{ base: '4', sm: '14' }}
            paddingInlineEnd={{ base: '4', sm: '5' }}
            paddingBottom={{ base: '4', sm: '5' }}
          >
            {text}
          </chakra.p>
        </chakra.details>
      ))}
    </chakra.div>
  );
}
