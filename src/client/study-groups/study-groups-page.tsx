import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { otherSearch } from '../lib/found-words.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useResumed } from '../lib/use-resumed.ts';
import { useQuietAddress } from '../lib/quiet-address.ts';
import { FacultyFilter, UniversityFilter } from '../universities/study-filters.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { FoundList } from '../ui/found-list.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { EmptyTableDrawing } from './empty-table-drawing.tsx';
import { GroupCard } from './group-card.tsx';
import { groupColumns } from './group-columns.ts';
import { everyGroup, filtersOf, type GroupFilters, queryOf } from './group-filters.ts';
import { GroupSkeletons } from './group-skeletons.tsx';
import { MyGroups } from './my-groups.tsx';
import { NEW_GROUP } from './draft-keys.ts';
import { useGroups, useMyGroups } from './use-groups.ts';

const CreateGroupDialog = lazy(async () => ({ default: (await import('./create-group-dialog.tsx')).CreateGroupDialog }));

const words = { all: 'Tutti i gruppi', none: 'Gruppi trovati', one: '1 gruppo trovato', several: 'gruppi trovati' };

export function StudyGroupsPage() {
  const [address, setAddress] = useQuietAddress();
  const filters = filtersOf(address);
  const filtered = Object.keys(queryOf(filters)).length > 0;
  const groups = useGroups(filters);
  const mine = useMyGroups();
  const dialog = useOpening();
  const write = () => dialog.show();
  useResumed((key) => (key === NEW_GROUP ? write : undefined));

  /** If both lists have failed, one card stands for them. */
  const retry = () => {
    groups.retry();
    if (!mine.data) void mine.refetch();
  };

  const look = (next: GroupFilters) => {
    const query = new URLSearchParams(queryOf(next));
    if (query.toString() === new URLSearchParams(queryOf(filters)).toString()) retry();
    else setAddress(query);
  };

  return (
    <Page width="wide">
      <PageTop
        title="Gruppi di studio"
        basis="20rem"
        action={
          <Button onClick={write}>
            <Plus aria-hidden size={18} strokeWidth={2} />
            Crea un gruppo
          </Button>
        }
      >
        Studiare in compagnia pesa meno: trova chi prepara il tuo stesso esame.
      </PageTop>
      <chakra.div marginTop="6">
        <SearchBar filters={filters} onSearch={look} label="Cerca un gruppo" placeholder="Una materia o un titolo">
          {(change) => (
            <>
              <UniversityFilter filters={filters} change={change} />
              <FacultyFilter filters={filters} change={change} />
            </>
          )}
        </SearchBar>
      </chakra.div>
      {/* The list waits for the user's own groups, because they would cause a layout shift above it. */}
      {!filtered && !mine.isFetched ? (
        <chakra.div marginTop={{ base: '6', md: '8' }}>
          <GroupSkeletons />
        </chakra.div>
      ) : (
        <>
          {!filtered && <MyGroups groups={mine.data} />}
          {!filtered && !mine.data && !groups.failed && (
            <chakra.div marginTop={{ base: '6', md: '8' }}>
              <ErrorCard
                title="I tuoi gruppi non si sono caricati"
                error={mine.error}
                onRetry={() => void mine.refetch()}
                retrying={mine.isFetching}
              />
            </chakra.div>
          )}
          <FoundList
            words={words}
            filtered={filtered}
            pages={{ ...groups, retry }}
            columns={groupColumns}
            skeleton={<GroupSkeletons />}
            empty={
              filtered ? (
                <NothingFound title="Nessun gruppo trovato" onReset={() => look(everyGroup)}>
                  {otherSearch({ ...filters })} Se ancora non c’è, puoi crearlo tu.
                </NothingFound>
              ) : (
                <NoGroups onWrite={write} />
              )
            }
            end="Non ci sono altri gruppi. Manca il tuo?"
            more="Carica altri gruppi"
            moreFailed="Gli altri gruppi non si sono caricati. Quelli qui sopra restano dove sono."
          >
            {(group) => <GroupCard group={group} />}
          </FoundList>
        </>
      )}
      {dialog.mounted && (
        <Suspense>
          <CreateGroupDialog open={dialog.open} onClose={dialog.close} onCreated={() => filtered && look(everyGroup)} />
        </Suspense>
      )}
    </Page>
  );
}

function NoGroups({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyTableDrawing />}
      title="Il tavolo è ancora libero"
      action={<Button onClick={onWrite}>Crea il primo gruppo</Button>}
    >
      Nessun gruppo, per ora. Bastano una materia e un orario: qualcuno con lo stesso esame c’è di sicuro.
    </EmptyState>
  );
}
