import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, NotebookPen, PenLine } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'wouter';
import { countCharacters } from '../../routers/characters.ts';
import { CHART_FROM } from '../../routers/exams/limits.ts';
import type { Exam } from '../../routers/exams/schema.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';
import { ExamCharts } from '../exam-experiences/exam-summary-card.tsx';
import { ExperienceCard } from '../exam-experiences/experience-card.tsx';
import { ExperienceSkeletons } from '../exam-experiences/experience-skeletons.tsx';
import { usePages } from '../lib/use-pages.ts';
import { inOneLine } from '../lib/names.ts';
import { newPlanPath, paths } from '../lib/paths.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { LostDrawing, OfflineDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SidebarSkeleton, Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ExamSidebar } from './exam-sidebar.tsx';
import { countsOf, inWords } from './exam-words.ts';

/** The page of an exam: its experiences, groups, mentors and posts. */
export function ExamPage() {
  const slug = useParams<{ slug: string }>().slug ?? '';
  const possible = slug.trim() !== '' && countCharacters(slug) <= SEARCH_MAX;
  const { data: exam, error, isFetching, refetch } = trpc.exams.get.useQuery({ slug }, { enabled: possible, staleTime: 0 });

  if (!possible || asRequestError(error)?.status === 404) return <Unknown />;
  return (
    <Page sidebar={exam ? <ExamSidebar exam={exam} /> : error ? undefined : <SidebarSkeleton />}>
      <Back />
      <PageHeading>{exam?.name ?? 'Un esame'}</PageHeading>
      {exam ? (
        <About exam={exam} />
      ) : error ? (
        <chakra.div marginTop="5">
          <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />
        </chakra.div>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function About({ exam }: { exam: Exam }) {
  return (
    <>
      <chakra.p marginTop="1" color="muted">
        {inOneLine(exam.faculty, ...countsOf(exam.counts)) || 'Ancora nessuna voce: la prima può essere la tua.'}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="5">
        <ButtonLink href={newPlanPath(exam.name)}>
          <NotebookPen aria-hidden size={18} strokeWidth={1.75} />
          Aggiungi al mio piano
        </ButtonLink>
        <ButtonLink href={paths.examExperiences} variant="outline">
          <PenLine aria-hidden size={18} strokeWidth={1.75} />
          Racconta com’è andata
        </ButtonLink>
      </chakra.div>
      {exam.difficulty && <chakra.p marginTop="5">{inWords(exam, exam.difficulty)}</chakra.p>}
      <Told exam={exam} />
      {exam.difficulty && exam.counts.experiences >= CHART_FROM && <Charts difficulty={exam.difficulty} grades={exam.grades} />}
    </>
  );
}

/** Charts of difficulty and grades. Not used for a few experiences, because a chart would suggest more data than there is. */
function Charts({ difficulty, grades }: { difficulty: NonNullable<Exam['difficulty']>; grades: Exam['grades'] }) {
  const id = useId();
  return (
    <chakra.div marginTop="8">
      <Card as="section" aria-labelledby={id}>
        <chakra.h2 id={id} textStyle="h3">
          Com’è andata a chi l’ha dato
        </chakra.h2>
        <ExamCharts difficulty={difficulty} grades={isTold(grades) ? grades : null} />
        {grades && !isTold(grades) && (
          <chakra.p marginTop="3" textStyle="small" color="muted">
            I voti, per ora, sono troppo pochi per un grafico.
          </chakra.p>
        )}
      </Card>
    </chakra.div>
  );
}

/** Whether enough people gave a grade for a chart. */
function isTold(grades: Exam['grades']): boolean {
  return (grades?.bars ?? []).reduce((sum, { count }) => sum + count, 0) >= CHART_FROM;
}

/** A small page size, because on phones the sidebar comes below the experiences. */
const SHOWN = 4;

function Told({ exam }: { exam: Exam }) {
  const id = useId();
  const experiences = usePages(trpc.examExperiences.list, { exam: exam.slug }, { size: SHOWN, staleTime: 0 });
  return (
    <chakra.section aria-labelledby={id} marginTop="8">
      <chakra.h2 id={id} textStyle="h2" marginBottom="4">
        Le esperienze
      </chakra.h2>
      <PagedList
        pages={experiences}
        skeleton={<ExperienceSkeletons />}
        empty={
          <Card>
            <chakra.p fontWeight="semibold">Nessuno l’ha ancora raccontato.</chakra.p>
            <chakra.p marginTop="1" color="muted">
              Quando l’avrai dato, bastano due righe nelle <TextLink href={paths.examExperiences}>esperienze d’esame</TextLink>: a chi viene
              dopo servono più di quanto sembri.
            </chakra.p>
          </Card>
        }
        end="Non ci sono altre esperienze, per ora."
        more="Carica altre esperienze"
        moreFailed="Le altre esperienze non si sono caricate. Quelle qui sopra restano dove sono."
      >
        {(experience) => <ExperienceCard experience={experience} />}
      </PagedList>
    </chakra.section>
  );
}

function Back() {
  return (
    <TextLink href={paths.exams} display="inline-flex" alignItems="center" gap="1.5" minHeight="target" textStyle="small">
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      Calendario esami
    </TextLink>
  );
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton height="6" width="60%" marginTop="2" />
      <Skeleton height="11" width="14rem" marginTop="5" />
      <Skeleton height="40" marginTop="6" />
    </SkeletonRegion>
  );
}

function Unknown() {
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title={<PageHeading align="center">Di questo esame non c’è ancora nulla</PageHeading>}
        action={<ButtonLink href={paths.exams}>Vai al calendario esami</ButtonLink>}
      >
        Nessuno ne ha ancora scritto, oppure l’indirizzo ha una lettera di troppo. Se lo stai preparando, puoi essere tu la prima voce.
      </EmptyState>
    </Page>
  );
}
