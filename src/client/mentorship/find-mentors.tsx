import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { foundHeading, otherSearch } from '../lib/found-words.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useResumed } from '../lib/use-resumed.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoMentorsDrawing } from '../ui/line-drawings.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { MentorCard } from '../mentors/mentor-card.tsx';
import { mentorColumns } from '../mentors/mentor-columns.ts';
import { addressOf, everyMentor, type MentorFilters } from '../mentors/mentor-filters.ts';
import { MentorSearch } from '../mentors/mentor-search.tsx';
import { MentorSkeletons } from '../mentors/mentor-skeletons.tsx';
import { RATINGS_TOGETHER } from '../mentors/mentor-words.ts';
import type { useMentors } from '../mentors/use-mentors.ts';
import { requestKeyOf } from './draft-keys.ts';
import { LostRequests } from './lost-requests.tsx';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

const words = { all: 'I mentori', none: 'Mentori trovati', one: '1 mentore trovato', several: 'mentori trovati' };

interface Props {
  mentors: ReturnType<typeof useMentors>;
  filters: MentorFilters;
  onSearch: (filters: MentorFilters) => void;
  onBecome: () => void;
}

export function FindMentors({ mentors, filters, onSearch, onBecome }: Props) {
  const member = isAuthenticated(useStoredUser());
  const filtered = addressOf(filters).size > 0;
  const asking = useOpening<Mentor>();
  useResumed((key) => {
    const mentor = mentors.items?.find(({ id }) => key === requestKeyOf(id));
    return mentor && (() => asking.show(mentor));
  });

  return (
    <section aria-labelledby="mentori">
      <MentorSearch filters={filters} onSearch={onSearch} />
      <chakra.div role="status" marginTop={{ base: '6', md: '8' }}>
        <chakra.h2 id="mentori" textStyle="h2">
          {foundHeading(words, filtered, mentors)}
        </chakra.h2>
      </chakra.div>
      <chakra.p textStyle="small" color="muted" marginBottom="4">
        {member ? 'Prima chi ha posto, e chi ti è più vicino per corso, facoltà e ateneo.' : 'Prima chi ha posto.'}
      </chakra.p>
      <PagedList
        pages={mentors}
        columns={mentorColumns}
        skeleton={<MentorSkeletons />}
        empty={
          filtered ? (
            <NothingFound title="Nessun mentore trovato" onReset={() => onSearch(everyMentor)}>
              {otherSearch({ ...filters })}
              {filters.university && ' Chi studia altrove conosce spesso lo stesso esame.'}
            </NothingFound>
          ) : (
            <NoMentors onBecome={onBecome} />
          )
        }
        end="Non ci sono altri mentori, per ora."
        more="Carica altri mentori"
        moreFailed="Gli altri mentori non si sono caricati. Quelli qui sopra restano dove sono."
      >
        {(mentor) => <MentorCard mentor={mentor} member={member} onRequest={() => asking.show(mentor)} />}
      </PagedList>
      {mentors.items && mentors.items.length > 0 && (
        <chakra.p textStyle="tiny" color="muted" marginTop="8" maxWidth="prose">
          {RATINGS_TOGETHER}
        </chakra.p>
      )}
      {mentors.items && (
        <LostRequests
          mentors={mentors.items}
          all={!filtered && mentors.complete && !mentors.outdated}
          asked={asking.open ? asking.value : undefined}
        />
      )}
      {asking.value && (
        <Suspense>
          <RequestDialog key={asking.value.id} mentor={asking.value} open={asking.open} onClose={asking.close} />
        </Suspense>
      )}
    </section>
  );
}

function NoMentors({ onBecome }: Pick<Props, 'onBecome'>) {
  return (
    <EmptyState
      drawing={<NoMentorsDrawing />}
      title="Nessun mentore disponibile"
      action={<Button onClick={onBecome}>Diventa mentore</Button>}
    >
      Sii il primo a registrarti come mentore!
    </EmptyState>
  );
}
