import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { facultyChoices, universityChoices } from '../universities/study-choices.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoResultsDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { EmptyTableDrawing } from './empty-table-drawing.tsx';
import { GroupCard } from './group-card.tsx';
import { groupColumns } from './group-columns.ts';
import { everyGroup, filtersOf, type GroupFilters, queryOf } from './group-filters.ts';
import { GroupSkeletons } from './group-skeletons.tsx';
import { MyGroups } from './my-groups.tsx';
import { useGroups } from './use-groups.ts';

const CreateGroupDialog = lazy(async () => ({ default: (await import('./create-group-dialog.tsx')).CreateGroupDialog }));

export function StudyGroupsPage() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const filtered = Object.keys(queryOf(filters)).length > 0;
  const groups = useGroups(filters);
  const listId = useId();
  // Mounted from the first opening on, so that closing can fade out.
  const [dialog, setDialog] = useState<{ open: boolean }>();
  const write = () => setDialog({ open: true });

  const look = (next: GroupFilters) => {
    const query = new URLSearchParams(queryOf(next));
    if (query.toString() === new URLSearchParams(queryOf(filters)).toString()) groups.retry();
    else setAddress(query);
  };

  return (
    <Page width="wide">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4">
        <chakra.div flex="1 1 20rem" minWidth="0">
          <PageHeading>Gruppi di studio</PageHeading>
          <chakra.p marginTop="2" color="muted" maxWidth="prose" textWrap="pretty">
            Studiare in compagnia pesa meno. Trova chi prepara il tuo stesso esame, o chiama tu gli altri.
          </chakra.p>
        </chakra.div>
        <Button onClick={write}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          Crea un gruppo
        </Button>
      </chakra.div>
      {!filtered && <MyGroups />}
      <chakra.div marginTop="6">
        <SearchBar filters={filters} onSearch={look} label="Cerca un gruppo" placeholder="Una materia o un titolo">
          {(change) => (
            <>
              <SelectField
                label="Università"
                placeholder="Tutte"
                options={universityChoices(filters.university)}
                value={filters.university}
                onChange={(event) => change({ university: event.target.value })}
              />
              <SelectField
                label="Facoltà"
                placeholder="Tutte"
                options={facultyChoices(filters.faculty)}
                value={filters.faculty}
                onChange={(event) => change({ faculty: event.target.value })}
              />
            </>
          )}
        </SearchBar>
      </chakra.div>
      <chakra.section aria-labelledby={listId} marginTop={{ base: '6', md: '8' }}>
        <chakra.div role="status" minHeight="7" marginBottom="4">
          <chakra.h2 id={listId} textStyle="h2">
            {headingOf(filtered, groups.outdated ? undefined : groups.items?.length, groups.complete)}
          </chakra.h2>
        </chakra.div>
        <PagedList
          pages={groups}
          columns={groupColumns}
          skeleton={<GroupSkeletons />}
          empty={filtered ? <NothingFound onReset={() => look(everyGroup)} /> : <NoGroups onWrite={write} />}
          end="Non ci sono altri gruppi. Manca il tuo?"
          moreFailed="Gli altri gruppi non si sono caricati. Quelli qui sopra restano dove sono."
        >
          {(group) => <GroupCard group={group} />}
        </PagedList>
      </chakra.section>
      {dialog && (
        <Suspense>
          <CreateGroupDialog open={dialog.open} onClose={() => setDialog({ open: false })} onCreated={() => filtered && look(everyGroup)} />
        </Suspense>
      )}
    </Page>
  );
}

function headingOf(filtered: boolean, count: number | undefined, complete: boolean): string {
  if (!filtered) return 'Tutti i gruppi';
  if (!count) return 'Gruppi trovati';
  if (!complete) return `Più di ${count} gruppi trovati`;
  return count === 1 ? '1 gruppo trovato' : `${count} gruppi trovati`;
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title="Nessun gruppo trovato"
      action={
        <Button variant="outline" onClick={onReset}>
          Togli testo e filtri
        </Button>
      }
    >
      Prova con una parola sola, o allarga a tutte le università. Se ancora non c’è, puoi crearlo tu.
    </EmptyState>
  );
}

function NoGroups({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyTableDrawing />}
      title="Il tavolo è ancora libero"
      action={<Button onClick={onWrite}>Crea il primo gruppo</Button>}
    >
      Nessun gruppo, per ora. Basta una materia e un orario: qualcuno con lo stesso esame c’è di sicuro.
    </EmptyState>
  );
}
