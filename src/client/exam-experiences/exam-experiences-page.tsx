import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DIFFICULTIES } from '../../routers/exam-experiences/limits.ts';
import { otherSearch } from '../lib/found-words.ts';
import { useResumed } from '../lib/use-resumed.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useQuietAddress } from '../lib/quiet-address.ts';
import { FacultyFilter } from '../universities/study-filters.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FoundList } from '../ui/found-list.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { DRAFT_KEY } from './draft-key.ts';
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

const words = { all: 'Le più recenti', none: 'Esperienze trovate', one: '1 esperienza trovata', several: 'esperienze trovate' };

export function ExamExperiencesPage() {
  const [address, setAddress] = useQuietAddress();
  const filters = filtersOf(address);
  const filtered = addressOf(filters).size > 0;
  const experiences = useExperiences(filters);
  const dialog = useOpening();
  const write = () => dialog.show();
  useResumed((key) => (key === DRAFT_KEY ? write : undefined));

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
      <PageTop
        title="Esperienze d’esame"
        action={
          <Button onClick={write}>
            <PenLine aria-hidden size={18} strokeWidth={1.75} />
            Condividi la tua
          </Button>
        }
      >
        Com’è andata a chi l’ha già dato, senza nomi e senza vanterie.
      </PageTop>
      <chakra.div marginTop="6">
        <SearchBar filters={filters} onSearch={look} label="Cerca un’esperienza" placeholder="Un esame o un docente">
          {(change) => (
            <>
              <FacultyFilter filters={filters} change={change} />
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
      <FoundList
        words={words}
        filtered={filtered}
        pages={experiences}
        skeleton={<ExperienceSkeletons />}
        empty={
          filtered ? (
            <NothingFound title="Nessuna esperienza trovata" onReset={() => look(everyExperience)}>
              Nessuno ne ha ancora raccontata una così. {otherSearch({ ...filters })}
            </NothingFound>
          ) : (
            <NoExperiences onWrite={write} />
          )
        }
        end="Non ci sono altre esperienze, per ora."
        more="Carica altre esperienze"
        moreFailed="Le altre esperienze non si sono caricate. Quelle qui sopra restano dove sono."
      >
        {(experience) => <ExperienceCard experience={experience} />}
      </FoundList>
      {dialog.mounted && (
        <Suspense>
          <ShareDialog open={dialog.open} onClose={dialog.close} onShared={() => filtered && look(everyExperience)} />
        </Suspense>
      )}
    </Page>
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
