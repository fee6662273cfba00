import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountCard } from './account-card.tsx';
import { MeasureItem } from './measure-item.tsx';

/** The measures against the user's content, each with a form to appeal. */
export function MeasuresCard() {
  const { data, error, isPending, isFetching, refetch } = trpc.measures.list.useQuery({}, { staleTime: 0 });
  return (
    <AccountCard
      title="Provvedimenti"
      anchor="provvedimenti"
      lead={
        <>
          Quello che chi modera ha deciso su qualcosa di tuo, secondo le <TextLink href={paths.rules}>regole della community</TextLink>. Lo
          vedi solo tu, e chi modera non sa chi sei.
        </>
      }
    >
      {data?.length === 0 && <p>Non ce n’è nessuno.</p>}
      {data && data.length > 0 && (
        <chakra.ul listStyle="none">
          {data.map((measure) => (
            <MeasureItem key={`${measure.action} ${measure.id}`} measure={measure} />
          ))}
        </chakra.ul>
      )}
      {!data && isPending && (
        <SkeletonRegion>
          <SkeletonText lines={1} />
        </SkeletonRegion>
      )}
      {!data && !isPending && <ErrorCard error={error} inside onRetry={() => void refetch()} retrying={isFetching} />}
    </AccountCard>
  );
}
