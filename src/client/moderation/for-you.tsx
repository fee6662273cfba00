import { chakra } from '@chakra-ui/react/styled-system';
import { emergencyLines, listeningLine } from '../support/helplines.ts';
import { LineList } from '../support/line-list.tsx';

const lines = [listeningLine, emergencyLines[0]!];

/** Helplines for the moderators themselves, who read distressing texts all day. */
export function ForYou() {
  return (
    <chakra.section aria-label="Anche per te" marginTop="6" padding="4" borderRadius="card" bg="talk.fill">
      <chakra.h2 textStyle="h3">Anche per te</chakra.h2>
      <chakra.p textStyle="small" marginTop="1" marginBottom="3">
        Leggere queste cose pesa. Puoi fermarti quando vuoi: un caso lasciato a metà torna agli altri dopo un quarto d’ora.
      </chakra.p>
      <LineList lines={lines} />
    </chakra.section>
  );
}
