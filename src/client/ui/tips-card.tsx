import { chakra } from '@chakra-ui/react/styled-system';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { Card } from './card.tsx';

interface Props {
  title: string;
  tips: readonly string[];
}

/** A sidebar card with a list of tips. */
export function TipsCard({ title, tips }: Props) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <chakra.h2 id={headingId} display="flex" alignItems="center" gap="2" textStyle="h3">
        <chakra.span color="advice.edge">
          <Lightbulb aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        {title}
      </chakra.h2>
      <chakra.ul
        display="flex"
        flexDirection="column"
        gap="2.5"
        marginTop="3"
        paddingInlineStart="4"
        listStyle="disc"
        textStyle="small"
        color="muted"
      >
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </chakra.ul>
    </Card>
  );
}
