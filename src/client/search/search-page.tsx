import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useQuietAddress } from '../lib/quiet-address.ts';
import { chipRow } from '../ui/chip-row.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { fadingEnds, useFadingEnds } from '../ui/use-fading-ends.ts';
import { PostResults } from './post-results.tsx';
import { addressOf, everything, filtersOf, periodChoices, type SearchFilters, typeChoices } from './search-filters.ts';
import { SearchForm } from './search-form.tsx';
import { Topics } from './topics.tsx';
import { SearchTips } from './search-tips.tsx';

const GroupResults = lazy(async () => ({ default: (await import('./group-results.tsx')).GroupResults }));
const ExperienceResults = lazy(async () => ({ default: (await import('./experience-results.tsx')).ExperienceResults }));

const ExamResults = lazy(async () => ({ default: (await import('./exam-results.tsx')).ExamResults }));

/** The search page. A change of filter or tab applies at once, together with the text typed so far. */
export function SearchPage() {
  const [address, setAddress] = useQuietAddress();
  const filters = filtersOf(address);
  const [text, setText] = useState(filters.q);
  const [searched, setSearched] = useState(filters.q);
  if (filters.q !== searched) {
    setSearched(filters.q);
    setText(filters.q);
  }
  const client = useQueryClient();

  const look = (change: Partial<SearchFilters>) => {
    const next = addressOf({ ...filters, q: text, ...change });
    if (next.toString() === addressOf(filters).toString()) void client.refetchQueries({ type: 'active' });
    else setAddress(next);
  };
  const reset = () => {
    setText('');
    look({ ...everything, kind: filters.kind });
  };
  const found = { q: filters.q.trim(), onReset: reset };

  return (
    <Page sidebar={<SearchTips />}>
      <PageHeading>Cerca</PageHeading>
      <SearchForm kind={filters.kind} text={text} onType={setText} onSearch={() => look({})} />
      <Tabs
        label="Dove cercare"
        value={filters.kind}
        onChange={(kind) => look({ kind })}
        items={[
          {
            value: 'posts',
            label: 'Post',
            content: (
              <>
                {filters.q === '' && <Topics onChoose={(q) => look({ q })} />}
                <PostFilters filters={filters} onChange={look} />
                <PostResults filters={filters} onReset={reset} />
              </>
            ),
          },
          { value: 'groups', label: 'Gruppi', content: <Loading>{<GroupResults {...found} />}</Loading> },
          { value: 'experiences', label: 'Esperienze', content: <Loading>{<ExperienceResults {...found} />}</Loading> },
          { value: 'exams', label: 'Esami', content: <Loading>{<ExamResults {...found} />}</Loading> },
        ]}
      />
    </Page>
  );
}

function PostFilters({ filters, onChange }: { filters: SearchFilters; onChange: (change: Partial<SearchFilters>) => void }) {
  return (
    <chakra.div display={{ md: 'flex' }} flexWrap="wrap" columnGap="3" marginBottom={{ base: '5', md: '6' }}>
      <ChipChoice legend="Tipo di post" options={typeChoices} value={filters.type} onValueChange={(type) => onChange({ type })} />
      <ChipChoice legend="Periodo" options={periodChoices} value={filters.period} onValueChange={(period) => onChange({ period })} />
    </chakra.div>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

function ChipChoice<Value extends string>(choice: ChoiceProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useFadingEnds(row);
  return (
    <chakra.div ref={row} css={fadingEnds} {...chipRow}>
      <RadioGroup look="chips" oneRow hideLegend {...choice} />
    </chakra.div>
  );
}

function Loading({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Spinner />}>{children}</Suspense>;
}
