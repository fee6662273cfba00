import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import type { Session } from '../../routers/auth/schema.ts';
import { errorText } from '../lib/request-error.ts';
import { asRequestError } from '../lib/request-error.ts';
import { withArticle } from '../lib/elision.ts';
import { formatDate, formatLongDate, formatTime } from '../lib/time.ts';
import { trpc } from '../lib/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';

const FAILED = 'Non siamo riusciti a chiuderlo. Riprova tra poco.';

/** The user's sessions, with buttons to end them. */
export function SessionsCard() {
  const utils = trpc.useUtils();
  const { data, error: unread, isPending, isFetching, refetch } = trpc.auth.sessions.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  const [done, setDone] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const settled = async (text: string) => {
    await utils.auth.sessions.invalidate();
    setDone(text);
    // The pressed button is gone with its row.
    list.current?.focus({ preventScroll: true });
  };
  const end = trpc.auth.endSession.useMutation({
    onSuccess: () => settled('Accesso chiuso'),
    onError(error) {
      // Another device has ended the session already.
      if (asRequestError(error)?.status !== 404) return;
      end.reset();
      void settled('Accesso chiuso');
    },
  });
  const endOthers = trpc.auth.endOtherSessions.useMutation({ onSuccess: () => settled('Tutti gli altri accessi sono chiusi') });
  const pending = end.isPending || endOthers.isPending;
  const error = end.error ?? endOthers.error;

  const begin = () => {
    setDone(undefined);
    end.reset();
    endOthers.reset();
  };

  return (
    <AccountCard
      title="I tuoi accessi"
      lead="Gli accessi ancora aperti. Da quali dispositivi non lo sappiamo: non lo registriamo. Se uno non ti torna, chiudilo."
    >
      {data && (
        <chakra.ul
          ref={list}
          tabIndex={-1}
          aria-label="Accessi aperti"
          listStyle="none"
          outline="0"
          borderTopWidth="1px"
          borderColor="hairline"
        >
          {data.map((session) => (
            <Line
              key={session.id}
              session={session}
              pending={pending}
              onEnd={() => {
                begin();
                end.mutate({ id: session.id });
              }}
            />
          ))}
        </chakra.ul>
      )}
      {!data && isPending && (
        <SkeletonRegion>
          <SkeletonText lines={2} />
        </SkeletonRegion>
      )}
      {!data && !isPending && <ErrorCard error={unread} inside onRetry={() => void refetch()} retrying={isFetching} />}
      <FieldError error={error ? errorText(error, FAILED) : undefined} />
      <chakra.p role="status" textStyle="small" color="muted" marginTop={done ? '3' : '0'}>
        {done}
      </chakra.p>
      {data && data.length > 1 && (
        <Button
          variant="outline"
          marginTop="4"
          disabled={pending}
          onClick={() => {
            begin();
            endOthers.mutate();
          }}
        >
          Chiudi tutti gli altri
        </Button>
      )}
    </AccountCard>
  );
}

function Line({ session, pending, onEnd }: { session: Session; pending: boolean; onEnd: () => void }) {
  const { createdAt, expiresAt, current } = session;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minHeight="16"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <div>
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <time dateTime={createdAt}>
            {formatDate(createdAt)} alle {formatTime(createdAt)}
          </time>
          {current && <Badge tone="green">Questo accesso</Badge>}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="muted">
          Scade {withArticle('il', formatDate(expiresAt))}
        </chakra.span>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          disabled={pending}
          aria-label={`Chiudi l’accesso ${withArticle('del', formatLongDate(createdAt))} alle ${formatTime(createdAt)}`}
          onClick={onEnd}
        >
          Chiudi
        </Button>
      )}
    </chakra.li>
  );
}
