import { chakra } from '@chakra-ui/react/styled-system';
import { TipsCard } from '../ui/tips-card.tsx';

const tips = [
  'Basta una parola, o anche solo un pezzo: «ansi» trova ansia e ansioso.',
  'Maiuscole, accenti e apostrofi non contano, e un errore di battitura si perdona.',
  'Se i risultati sono pochi, la ricerca prova anche le altre forme della parola: «esami» porta a esame.',
  'Puoi cercare un’università, una facoltà, un corso o un argomento, come «Tesi» o «Alloggio».',
  'Non trovi niente? Scrivilo tu: spesso qualcuno aspetta proprio quella domanda.',
];

export function SearchTips() {
  return (
    <chakra.div position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <TipsCard title="Consigli per la ricerca" tips={tips} />
    </chakra.div>
  );
}
