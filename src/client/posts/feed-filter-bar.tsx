import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { trpc } from '../lib/trpc.ts';
import { TextLink } from '../ui/text-link.tsx';
import { addressOf, type FeedFilter, feedFilters } from './feed-filters.ts';

/** Counted every minute on the server. */
const STALE_MS = 60_000;

const StyledLink = chakra(Link);

const chosen = { borderColor: 'talk.edge', bg: 'talk.fill', color: 'talk.text', fontWeight: 'semibold' } as const;
const other = { borderColor: 'outline', bg: 'surface' } as const;

export function useAnswers() {
  return trpc.posts.answers.useQuery(undefined, { staleTime: STALE_MS }).data;
}

/** Which posts to show, and how many still wait for somebody's first word. */
export function FeedFilterBar({ filter }: { filter: FeedFilter }) {
  const waiting = useAnswers()?.waiting ?? 0;
  return (
    <>
      <chakra.nav aria-label="Quali post" display="flex" flexWrap="wrap" gap="2" marginBottom="4">
        {feedFilters.map(({ filter: own, label }) => (
          <StyledLink
            key={own}
            href={addressOf(own)}
            aria-current={own === filter ? 'true' : undefined}
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            paddingInline="4"
            borderWidth="1px"
            borderRadius="full"
            textStyle="small"
            {...(own === filter ? chosen : other)}
          >
            {label}
          </StyledLink>
        ))}
      </chakra.nav>
      {waiting > 0 && filter !== 'waiting' && (
        <chakra.p textStyle="small" marginBottom="4">
          <TextLink href={addressOf('waiting')}>Aspettano ancora una parola: {waiting}</TextLink>
        </chakra.p>
      )}
    </>
  );
}
