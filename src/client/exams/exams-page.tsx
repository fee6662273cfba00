import { chakra } from '@chakra-ui/react/styled-system';
import { useToday } from '../lib/use-today.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { DiscussedExamsCard } from './discussed-exams-card.tsx';
import { ExamsSidebar } from './exams-sidebar.tsx';
import { NextSessionsCard } from './next-sessions-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function ExamsPage() {
  const today = useToday();
  return (
    <Page sidebar={<ExamsSidebar />}>
      <PageHeading>Calendario esami</PageHeading>
      <chakra.p marginTop="2" marginBottom="6" color="muted" maxWidth="prose" textWrap="pretty">
        Quando cadono le sessioni, di quali esami si parla di più e come arrivarci con un po’ di calma.
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <NextSessionsCard today={today} />
        <SessionsCard today={today} />
        <DiscussedExamsCard />
      </chakra.div>
    </Page>
  );
}
