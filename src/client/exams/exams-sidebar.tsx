import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpenText, Lightbulb, NotebookPen, Users } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { LinkList } from '../ui/link-list.tsx';

const tips = [
  'Parti dagli appelli: scegli le date, poi conta all’indietro le settimane che ti servono.',
  'Tre esami preparati bene valgono più di cinque tentati di corsa.',
  'Alterna una materia da capire e una da ricordare: la testa si stanca meno.',
  'Chiedi a chi l’ha già dato come si svolge l’esame, non solo che cosa chiedono.',
  'Metti in calendario anche il riposo, soprattutto il giorno prima.',
];

const links = [
  { path: paths.studyGroups, label: 'Gruppi di studio', line: 'Trova chi prepara il tuo stesso esame', icon: Users },
  { path: paths.examExperiences, label: 'Esperienze d’esame', line: 'Com’è andata a chi l’ha già dato', icon: BookOpenText },
  { path: paths.studyPlanner, label: 'Piano di studio', line: 'Dividi le ore fino al giorno dell’esame', icon: NotebookPen },
] as const;

export function ExamsSidebar() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <Card as="nav" aria-labelledby="vai-a" paddingBottom="2">
        <chakra.h2 id="vai-a" textStyle="h3">
          Preparati con calma
        </chakra.h2>
        <LinkList links={links} />
      </Card>
      <Card as="section" aria-labelledby="consigli-di-studio">
        <chakra.h2 id="consigli-di-studio" display="flex" alignItems="center" gap="2" textStyle="h3">
          <chakra.span color="advice.edge">
            <Lightbulb aria-hidden size={20} strokeWidth={1.75} />
          </chakra.span>
          Consigli di studio
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
    </chakra.div>
  );
}
