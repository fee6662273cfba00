import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import { paths, settingsPath } from '../lib/paths.ts';
import { Badge } from './badge.tsx';
import { TextLink } from './text-link.tsx';

/** Explains that a text is covered while it is under review: to readers, or to its author and moderators, who still see it. */
export function UnderReview({ mine, covered }: { mine: boolean; covered: boolean }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      marginBlock="2"
      textStyle="small"
      color="muted"
    >
      <Badge tone="yellow" icon={<Hourglass aria-hidden size={14} strokeWidth={2} />}>
        In verifica
      </Badge>
      <chakra.p flex="1 1 14rem">
        {mine ? (
          <>
            Per ora il testo lo vedi solo tu, finché una persona che modera non lo guarda. Nelle{' '}
            <TextLink href={paths.account}>impostazioni</TextLink> trovi perché, e che cosa puoi fare.
          </>
        ) : covered ? (
          'Il testo è coperto finché una persona che modera non lo guarda.'
        ) : (
          'Lo leggi perché fai parte di chi modera: per gli altri il testo è coperto.'
        )}
      </chakra.p>
    </chakra.div>
  );
}

/** What the author reads in the place of a text that moderators removed. */
export function RemovedByModerators() {
  return (
    <>
      L’ha tolto chi modera. Perché, e come fare reclamo, lo trovi{' '}
      <TextLink href={settingsPath('provvedimenti')}>nelle impostazioni</TextLink>.
    </>
  );
}
