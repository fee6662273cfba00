import { chakra } from '@chakra-ui/react/styled-system';
import { Lightbulb } from 'lucide-react';
import { Card } from '../ui/card.tsx';

const tips = [
  'Basta una parola, o anche solo un pezzo: «ansi» trova ansia e ansioso.',
  'Maiuscole, accenti e apostrofi non contano, e un errore di battitura si perdona.',
  'Se trova poco, guarda anche tra le altre forme della parola: «esami» porta a esame.',
  'Puoi cercare un’università, una facoltà, un corso o un argomento, come «Tesi» o «Alloggio».',
  'Non trovi niente? Scrivilo tu: spesso qualcuno aspetta proprio quella domanda.',
];

export function SearchTips() {
  return (
    <Card as="section" aria-labelledby="consigli" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <chakra.h2 id="consigli" display="flex" alignItems="center" gap="2" textStyle="h3">
        <chakra.span color="advice.edge">
          <Lightbulb aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        Consigli per la ricerca
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
