import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpenText, ChevronRight } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { Link } from 'wouter';
import { PAGE_MAX } from '../../routers/limits.ts';
import { cursorAt } from '../../routers/exams/rules.ts';
import type { ExamSubject } from '../../routers/exams/schema.ts';
import { countsOf } from '../exams/exam-words.ts';
import { focusItem } from '../lib/focus.ts';
import { inOneLine } from '../lib/names.ts';
import { examPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ListEnd } from '../ui/list-end.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { Highlighted } from './highlighted.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { atLeast, countOf, Results, SimilarResults } from './results.tsx';
import { Marked } from '../ui/marking.tsx';

/** The exams found; the response marks those that are only similar to the query. */
export function ExamResults({ q, onReset }: { q: string; onReset: () => void }) {
  const search = trpc.exams.list.useInfiniteQuery(
    { limit: PAGE_MAX, ...(q && { q }) },
    { getNextPageParam: (page) => (page.length === PAGE_MAX ? cursorAt(page.at(-1)!) : undefined) },
  );
  const list = useRef<HTMLUListElement>(null);
  const similarList = useRef<HTMLUListElement>(null);
  const all = search.data?.pages.flat();
  const found = all?.filter(({ similar }) => !similar);
  const resembling = all?.filter(({ similar }) => similar) ?? [];
  const failed = !search.data && search.errorUpdateCount > 0;

  const loadMore = async () => {
    const next = found?.length ?? 0;
    const { data } = await search.fetchNextPage();
    const exact = data?.pages.flat().filter(({ similar }) => !similar).length ?? 0;
    if (exact > next) focusItem(list.current, next);
    else focusItem(similarList.current, resembling.length);
  };

  return (
    <Results // The similar ones follow when all exact ones are known.
      count={found && search.hasNextPage && resembling.length === 0 ? atLeast(found.length) : countOf(found)}
      stale={search.isRefetchError}
      onRetry={() => void search.refetch()}
    >
      {failed && <ErrorCard error={search.error} onRetry={() => void search.refetch()} retrying={search.isFetching} />}
      {!failed && !found && (
        <SkeletonRegion>
          <Skeleton height="40" borderRadius="card" />
        </SkeletonRegion>
      )}
      {found?.length === 0 && resembling.length === 0 && (
        <NothingFound title="Nessun esame trovato" onReset={onReset}>
          Di questo esame non ha ancora scritto nessuno. Prova con il nome che ha sul libretto.
        </NothingFound>
      )}
      {found && (
        <Highlighted wanted={q}>
          <ExamList ref={list} exams={found} />
        </Highlighted>
      )}
      <SimilarResults q={q} found={resembling}>
        <ExamList ref={similarList} exams={resembling} />
      </SimilarResults>
      {search.hasNextPage && (
        <ListEnd
          failed={search.isFetchNextPageError && 'Gli altri esami non si sono caricati. Quelli qui sopra restano dove sono.'}
          label="Carica altri esami"
          loading={search.isFetchingNextPage}
          onMore={() => void loadMore()}
          room={undefined}
        />
      )}
    </Results>
  );
}

function ExamList({ exams, ref }: { exams: ExamSubject[]; ref?: Ref<HTMLUListElement> }) {
  if (exams.length === 0) return null;
  return (
    <Card paddingBlock="1.5">
      <chakra.ul ref={ref} listStyle="none" marginInline="-2">
        {exams.map((exam) => (
          <li key={exam.slug}>
            {exam.matches ? (
              <Highlighted wanted={exam.matches}>
                <Row exam={exam} />
              </Highlighted>
            ) : (
              <Row exam={exam} />
            )}
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const StyledLink = chakra(Link);

function Row({ exam: { slug, name, faculty, ...counts } }: { exam: ExamSubject }) {
  const id = useId();
  return (
    <StyledLink
      href={examPath(slug)}
      aria-labelledby={id}
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="target"
      padding="2"
      borderRadius="control"
      _hover={{ bg: 'sunken' }}
    >
      <chakra.span color="primary">
        <BookOpenText aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        <chakra.span id={id} display="block" fontWeight="semibold" overflowWrap="anywhere">
          <Marked>{name}</Marked>
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="muted">
          {inOneLine(faculty, ...countsOf(counts))}
        </chakra.span>
      </chakra.span>
      <chakra.span color="muted">
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
      </chakra.span>
    </StyledLink>
  );
}
