import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { isAuthenticated } from '../lib/storage.ts';
import { useResumed } from '../lib/use-resumed.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { NoMentorsDrawing, OfflineDrawing } from '../ui/line-drawings.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { LoginNeeded } from '../ui/login-needed.tsx';
import { NEW_DRAFT } from './edit-draft.ts';
import { OwnProfile } from './own-profile.tsx';
import type { OwnMentor } from './use-own-mentor.ts';

const MentorDialog = lazy(async () => ({ default: (await import('./mentor-dialog.tsx')).MentorDialog }));

/** The user's own mentor profile, or the invitation to create one. */
export function BecomeMentor({ own }: { own: OwnMentor }) {
  const { mentor, failed } = own;
  const member = isAuthenticated(useStoredUser());
  const dialog = useOpening();
  useResumed((key) => (key === NEW_DRAFT && mentor === null ? () => dialog.show() : undefined));
  if (!member) return <LoginNeeded>Accedi per fare da mentore a chi viene dopo di te.</LoginNeeded>;

  return (
    <section aria-label="Diventa mentore">
      {failed && <ErrorCard error={own.error} drawing={<OfflineDrawing />} onRetry={own.retry} retrying={own.retrying} />}
      {mentor === undefined && !failed && (
        <SkeletonRegion>
          <Skeleton height="64" borderRadius="card" maxWidth="content" />
        </SkeletonRegion>
      )}
      {mentor && <OwnProfile mentor={mentor} />}
      {mentor === null && (
        <EmptyState
          drawing={<NoMentorsDrawing />}
          title={<chakra.h2 textStyle="h2">Fai da mentore</chakra.h2>}
          action={<Button onClick={() => dialog.show()}>Diventa Mentore</Button>}
        >
          Quello che a te è costato fatica, a qualcuno può risparmiarla. Decidi tu gli orari, e il tuo nome non compare mai.
        </EmptyState>
      )}
      {dialog.mounted && (
        <Suspense>
          <MentorDialog open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  );
}
