import { chakra } from '@chakra-ui/react/styled-system';
import type { TOPICS } from '../universities/pick-lists.ts';
import { Button } from '../ui/button.tsx';

const topics: (typeof TOPICS)[number][] = ['Ansia da prestazione', 'Esami', 'Tesi', 'Stress da studio', 'Alloggio', 'Tirocinio'];

/** Suggested topics, for users without a search term in mind. */
export function Topics({ onChoose }: { onChoose: (topic: string) => void }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1"
      marginInlineStart="-2"
      marginBottom="4"
      role="group"
      aria-label="Argomenti"
    >
      <chakra.span textStyle="small" color="muted" paddingInlineStart="2" flexBasis={{ base: '100%', sm: 'auto' }}>
        Di che cosa?
      </chakra.span>
      {topics.map((topic) => (
        <Button key={topic} variant="inked" size="sm" paddingInline="2" textAlign="start" onClick={() => onChoose(topic)}>
          {topic}
        </Button>
      ))}
    </chakra.div>
  );
}
