import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'wouter';
import type { CaseState } from '../../routers/moderation/schema.ts';
import { usePages } from '../lib/use-pages.ts';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useReadWhileVisible } from '../notices/use-notices.ts';
import { CaseRow } from './case-row.tsx';
import { CaseRowSkeletons } from './case-skeletons.tsx';
import { ForYou } from './for-you.tsx';
import { ModeratorsOnly } from './moderators-only.tsx';
import { REASON_WORDS } from '../reports/reason-words.ts';
import { KINDS } from './moderation-words.ts';
import { addressOf, filtersOf, kindOf, type QueueFilters, reasonOf } from './queue-filters.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts, useShortcutsOn } from './use-shortcuts.ts';

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));
const kindOptions = optionsOf(KINDS);
const reasonOptions = optionsOf(REASON_WORDS);

/** Refetched while it is on screen, because somebody in danger may come first at any time. */
const fresh = { staleTime: 0, refetchInterval: 30_000, refetchOnWindowFocus: true } as const;

export function ModerationPage() {
  return (
    <ModeratorsOnly>
      <Queue />
    </ModeratorsOnly>
  );
}

function Queue() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const change = (next: Partial<QueueFilters>) => setAddress(addressOf({ ...filters, ...next }), { replace: true });
  const [keys, setKeys] = useShortcutsOn();
  useReadWhileVisible(({ event }) => event === 'urgent');
  useShortcuts(keys, { j: () => focusCase(1), k: () => focusCase(-1) });

  return (
    <Page
      sidebar={
        <>
          <ShortcutHelp
            on={keys}
            onChange={setKeys}
            keys={[
              ['j', 'il caso dopo'],
              ['k', 'il caso prima'],
              ['Invio', 'apre il caso'],
            ]}
          />
          <ForYou />
        </>
      }
    >
      <PageHeading>Moderazione</PageHeading>
      <chakra.p color="muted" marginTop="2" maxWidth="prose">
        Prima chi può essere in pericolo, poi il resto, dal più vecchio. Chi ha scritto non lo sa nessuno, nemmeno tu. Decidi secondo le{' '}
        <TextLink href={paths.rules}>regole della community</TextLink>.
      </chakra.p>
      <chakra.div marginTop="6" display="grid" gap="4">
        <Tabs<CaseState>
          label="Quali casi"
          look="segmented"
          value={filters.state}
          onChange={(state) => change({ state })}
          items={(['open', 'closed'] as const).map((state) => ({
            value: state,
            label: state === 'open' ? 'Da guardare' : 'Chiusi',
            content: (
              <>
                <chakra.div
                  display="grid"
                  gridTemplateColumns={asManyAsFit('max(8rem, 50% - 8px)')}
                  gap={{ base: '3', sm: '4' }}
                  marginBottom="6"
                >
                  <SelectField
                    label="Che cosa"
                    placeholder="Tutto"
                    options={kindOptions}
                    value={filters.kind ?? ''}
                    onChange={(event) => change({ kind: kindOf(event.target.value) })}
                  />
                  <SelectField
                    label="Motivo"
                    placeholder="Tutti"
                    options={reasonOptions}
                    value={filters.reason ?? ''}
                    onChange={(event) => change({ reason: reasonOf(event.target.value) })}
                  />
                </chakra.div>
                <Cases filters={filters} />
              </>
            ),
          }))}
        />
      </chakra.div>
    </Page>
  );
}

function Cases({ filters }: { filters: QueueFilters }) {
  const pages = usePages(trpc.moderation.cases, filters, fresh);
  const { state, kind, reason } = filters;
  const filtered = kind !== undefined || reason !== undefined;
  return (
    <PagedList
      pages={pages}
      skeleton={<CaseRowSkeletons />}
      empty={
        <EmptyState drawing={<NightWindowDrawing />} title={state === 'open' && !filtered ? 'Non c’è niente da guardare' : 'Nessun caso'}>
          {emptyWords(state, filtered)}
        </EmptyState>
      }
      end="Non c’è altro."
      more="Carica altri casi"
      moreFailed="Gli altri casi non sono arrivati."
    >
      {(found) => <CaseRow found={found} />}
    </PagedList>
  );
}

function emptyWords(state: CaseState, filtered: boolean): string {
  if (state === 'closed') return filtered ? 'Con questi filtri non c’è nessun caso chiuso.' : 'Non c’è ancora nessun caso chiuso.';
  if (filtered) return 'Con questi filtri non c’è niente da guardare: senza filtri vedi anche il resto.';
  return 'Puoi riposare: quando arriva qualcosa, lo trovi qui.';
}

function focusCase(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
  rows[next]?.focus();
}
