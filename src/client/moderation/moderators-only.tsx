import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { asRequestError } from '../lib/request-error.ts';
import { type Restriction, useRestriction } from '../lib/restriction.ts';
import { restrictionText } from '../lib/restriction-words.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { OfflineDrawing } from '../ui/line-drawings.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { TextLink } from '../ui/text-link.tsx';

function Restricted({ restriction }: { restriction: Restriction }) {
  return (
    <Page>
      <PageHeading>Moderazione</PageHeading>
      <chakra.p role="status" marginTop="4" maxWidth="prose">
        {restrictionText(restriction)} Finché è così non puoi nemmeno moderare. Perché, e come fare reclamo, è nelle{' '}
        <TextLink href={paths.account}>impostazioni</TextLink>.
      </chakra.p>
    </Page>
  );
}

/** Shows «not found» to everyone but moderators. The role is checked on every visit, because it can be revoked at any time. */
export function ModeratorsOnly({ children }: { children: ReactNode }) {
  const member = isAuthenticated(useStoredUser());
  const { data, error, isFetching, refetch } = trpc.auth.user.useQuery(undefined, { enabled: member, staleTime: 0 });
  const restriction = useRestriction(data?.moderator === true);
  const ended = asRequestError(error)?.status === 401;
  if (!member || ended) return <NotFound />;
  if (data && !data.moderator) return <NotFound />;
  if (restriction) return <Restricted restriction={restriction} />;
  if (data) return children;
  if (!error) return <PageSpinner />;
  return (
    <Page>
      <PageHeading>Moderazione</PageHeading>
      <chakra.div marginTop="5">
        <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />
      </chakra.div>
    </Page>
  );
}
