import { chakra } from '@chakra-ui/react/styled-system';
import { trpc } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { chipRow, chipWidth, chosenChip } from '../ui/chip-row.ts';
import { TextLink } from '../ui/text-link.tsx';
import { addressOf, type FeedFilter, feedFilters } from './feed-filters.ts';

/** The server recomputes the counts every minute. */
const STALE_MS = 60_000;

export function useAnswers() {
  return trpc.posts.answers.useQuery(undefined, { staleTime: STALE_MS }).data;
}

/** The chips that filter the feed. */
export function FeedFilterBar({ current }: { current: FeedFilter }) {
  return (
    <chakra.nav aria-label="Quali post" {...chipRow} gap="2" marginBottom="3">
      {feedFilters.map(({ name, label }) => (
        <ButtonLink
          key={name}
          ref={name === current ? comeIntoView : undefined}
          href={addressOf(name)}
          variant="outline"
          borderRadius="full"
          fontWeight="medium"
          {...chipWidth}
          aria-current={name === current}
          {...(name === current && chosenChip)}
        >
          {label}
        </ButtonLink>
      ))}
    </chakra.nav>
  );
}

/** A link to the unanswered posts, with their number. */
export function WaitingLink({ current }: { current: FeedFilter }) {
  const waiting = useAnswers()?.waiting ?? 0;
  if (waiting === 0 || current === 'waiting') return null;
  return (
    <TextLink href={addressOf('waiting')} display="inline-flex" alignItems="center" minHeight="target" textStyle="small">
      Aspettano ancora una parola: {waiting}
    </TextLink>
  );
}

function comeIntoView(link: HTMLElement | null): void {
  const row = link?.parentElement;
  // Skipped for the first chip: it is always in view, and reading its offset would force a layout of the whole page.
  if (row && link.previousElementSibling) row.scrollLeft = link.offsetLeft + link.offsetWidth + 48 - row.clientWidth;
}
