import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoMentorsDrawing } from '../ui/line-drawings.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { MentorCard } from '../mentors/mentor-card.tsx';
import { mentorColumns } from '../mentors/mentor-columns.ts';
import { MentorSkeletons } from '../mentors/mentor-skeletons.tsx';
import { RATINGS_TOGETHER } from '../mentors/mentor-words.ts';
import type { useMentors } from '../mentors/use-mentors.ts';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

export function FindMentors({ mentors }: { mentors: ReturnType<typeof useMentors> }) {
  const member = isAuthenticated(useStoredUser());
  // Mounted from the first opening on, so that closing can fade out.
  const [asked, setAsked] = useState<{ mentor: Mentor; open: boolean }>();

  return (
    <section aria-labelledby="mentori">
      <chakra.h2 id="mentori" textStyle="h2">
        I mentori
      </chakra.h2>
      <chakra.p textStyle="small" color="muted" marginBottom="4">
        Prima chi ha posto, e chi ti è più vicino per corso, facoltà e ateneo. {RATINGS_TOGETHER}
      </chakra.p>
      <PagedList
        pages={mentors}
        columns={mentorColumns}
        skeleton={<MentorSkeletons />}
        empty={
          <EmptyState drawing={<NoMentorsDrawing />} title="Nessun mentore disponibile">
            Sii il primo a registrarti come mentore!
          </EmptyState>
        }
        end="Non ci sono altri mentori, per ora."
        moreFailed="Gli altri mentori non si sono caricati. Quelli qui sopra restano dove sono."
      >
        {(mentor) => <MentorCard mentor={mentor} member={member} onRequest={() => setAsked({ mentor, open: true })} />}
      </PagedList>
      {asked && (
        <Suspense>
          <RequestDialog
            key={asked.mentor.id}
            mentor={asked.mentor}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </Suspense>
      )}
    </section>
  );
}
