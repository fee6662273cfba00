import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { DIFFICULTIES } from '../../routers/exam-experiences/limits.ts';
import { facultyChoices } from '../universities/study-choices.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoResultsDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { EmptyBookDrawing } from './empty-book-drawing.tsx';
import { summariesOf } from './exam-summary.ts';
import { ExperienceCard } from './experience-card.tsx';
import { addressOf, everyExperience, type ExperienceFilters, filtersOf } from './experience-filters.ts';
import { ExperienceSidebar } from './experience-sidebar.tsx';
import { ExperienceSkeletons } from './experience-skeletons.tsx';
import { difficultyLabel } from './experience-words.ts';
import { useExperiences } from './use-experiences.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const difficultyOptions = DIFFICULTIES.map((value) => ({ value: String(value), label: `${value} · ${difficultyLabel(value)}` }));

export function ExamExperiencesPage() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const filtered = addressOf(filters).size > 0;
  const experiences = useExperiences(filters);
  const listId = useId();
  // Mounted from the first opening on, so that closing can fade out.
  const [dialog, setDialog] = useState<{ open: boolean }>();
  const write = () => setDialog({ open: true });

  const look = (next: ExperienceFilters) => {
    if (addressOf(next).toString() === addressOf(filters).toString()) experiences.retry();
    else setAddress(addressOf(next));
  };

  const summaries = experiences.outdated ? [] : summariesOf(experiences.items ?? [], filters.q !== '');
  const searchedExam = filters.q !== '' && summaries.length === 1 ? summaries[0] : undefined;

  return (
    <Page
      sidebar={<ExperienceSidebar summaries={summaries} onSearch={searchedExam ? undefined : (q) => look({ ...everyExperience, q })} />}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <chakra.div flex="1 1 18rem" minWidth="0">
          <PageHeading>Esperienze d’esame</PageHeading>
          <chakra.p marginTop="2" color="muted" textWrap="pretty">
            Com’è andata a chi l’ha già dato, senza nomi e senza vanterie.
          </chakra.p>
        </chakra.div>
        <Button onClick={write}>
          <PenLine aria-hidden size={18} strokeWidth={1.75} />
          Condividi la tua
        </Button>
      </chakra.div>
      <chakra.div marginTop="6">
        <SearchBar filters={filters} onSearch={look} label="Cerca un’esperienza" placeholder="Un esame o un docente">
          {(change) => (
            <>
              <SelectField
                label="Facoltà"
                placeholder="Tutte"
                options={facultyChoices(filters.faculty)}
                value={filters.faculty}
                onChange={(event) => change({ faculty: event.target.value })}
              />
              <SelectField
                label="Difficoltà"
                placeholder="Tutte"
                options={difficultyOptions}
                value={filters.difficulty}
                onChange={(event) => change({ difficulty: event.target.value })}
              />
            </>
          )}
        </SearchBar>
      </chakra.div>
      <chakra.section aria-labelledby={listId} marginTop={{ base: '6', md: '8' }}>
        <chakra.div role="status" minHeight="7" marginBottom="4">
          <chakra.h2 id={listId} textStyle="h2">
            {headingOf(filtered, experiences.outdated ? undefined : experiences.items?.length, experiences.complete)}
          </chakra.h2>
        </chakra.div>
        <PagedList
          pages={experiences}
          skeleton={<ExperienceSkeletons />}
          empty={filtered ? <NothingFound onReset={() => look(everyExperience)} /> : <NoExperiences onWrite={write} />}
          end="Non ci sono altre esperienze, per ora."
          moreFailed="Le altre esperienze non si sono caricate. Quelle qui sopra restano dove sono."
        >
          {(experience) => <ExperienceCard experience={experience} />}
        </PagedList>
      </chakra.section>
      {dialog && (
        <Suspense>
          <ShareDialog open={dialog.open} onClose={() => setDialog({ open: false })} onShared={() => filtered && look(everyExperience)} />
        </Suspense>
      )}
    </Page>
  );
}

function headingOf(filtered: boolean, count: number | undefined, complete: boolean): string {
  if (!filtered) return 'Le più recenti';
  if (!count) return 'Esperienze trovate';
  if (!complete) return `Più di ${count} esperienze trovate`;
  return count === 1 ? '1 esperienza trovata' : `${count} esperienze trovate`;
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title="Nessuna esperienza trovata"
      action={
        <Button variant="outline" onClick={onReset}>
          Togli testo e filtri
        </Button>
      }
    >
      Di questo esame non ha ancora raccontato nessuno. Quando l’avrai dato, la prima voce può essere la tua.
    </EmptyState>
  );
}

function NoExperiences({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyBookDrawing />}
      title="Pagine ancora bianche"
      action={<Button onClick={onWrite}>Racconta il primo esame</Button>}
    >
      Nessuno ha ancora raccontato un esame. Bastano poche righe per far dormire meglio chi lo deve dare.
    </EmptyState>
  );
}
