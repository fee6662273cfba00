import { chakra } from '@chakra-ui/react/styled-system';
import { trpc } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { addressOf, type FeedFilter, feedFilters } from './feed-filters.ts';

/** Counted every minute on the server. */
const STALE_MS = 60_000;

const chosen = { borderColor: 'talk.edge', bg: 'talk.fill', color: 'talk.text' } as const;

export function useAnswers() {
  return trpc.posts.answers.useQuery(undefined, { staleTime: STALE_MS }).data;
}

/** Which posts to show, and how many still wait for somebody's first word. */
export function FeedFilterBar({ current }: { current: FeedFilter }) {
  const waiting = useAnswers()?.waiting ?? 0;
  return (
    <>
      <chakra.nav aria-label="Quali post" display="flex" flexWrap="wrap" gap="2" marginBottom="4">
        {feedFilters.map(({ name, label }) => (
          <ButtonLink
            key={name}
            href={addressOf(name)}
            variant="outline"
            size="sm"
            borderRadius="full"
            aria-current={name === current}
            {...(name === current && chosen)}
          >
            {label}
          </ButtonLink>
        ))}
      </chakra.nav>
      {waiting > 0 && current !== 'waiting' && (
        <chakra.p textStyle="small" marginBottom="4">
          <TextLink href={addressOf('waiting')}>Aspettano ancora una parola: {waiting}</TextLink>
        </chakra.p>
      )}
    </>
  );
}
