import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpenText, NotebookPen, Users } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { TipsCard } from '../ui/tips-card.tsx';

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
      <TipsCard title="Consigli di studio" tips={tips} />
    </chakra.div>
  );
}
