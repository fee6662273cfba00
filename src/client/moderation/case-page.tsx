import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { ID_MAX } from '../../routers/limits.ts';
import type { Case } from '../../routers/moderation/schema.ts';
import { paths } from '../lib/paths.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { Age } from '../ui/age.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { OfflineDrawing } from '../ui/line-drawings.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AppealSection } from './appeal-section.tsx';
import { CareForm } from './care-form.tsx';
import { CaseBadges } from './case-badges.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseSkeleton } from './case-skeletons.tsx';
import { CaseTexts } from './case-texts.tsx';
import { DecisionBefore } from './decision-before.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionTaken } from './decision-taken.tsx';
import { ForYou } from './for-you.tsx';
import { KINDS } from './moderation-words.ts';
import { ModeratorsOnly } from './moderators-only.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useAnswered } from './use-case-change.ts';
import { useShortcuts, useShortcutsOn } from './use-shortcuts.ts';

export function CasePage() {
  return (
    <ModeratorsOnly>
      <OneCase />
    </ModeratorsOnly>
  );
}

function OneCase() {
  const id = Number(useParams<{ id: string }>().id);
  const possible = Number.isInteger(id) && id > 0 && id <= ID_MAX;
  const [, navigate] = useLocation();
  const [keys, setKeys] = useShortcutsOn();
  const { data, error, isFetching, refetch } = trpc.moderation.case.useQuery({ id }, { enabled: possible, staleTime: 0 });
  useTaking(data);
  useShortcuts(keys, {
    u: () => navigate(paths.moderation),
    d: () => document.querySelector<HTMLElement>('[data-decision] input')?.focus(),
    t: () => document.querySelector<HTMLElement>('[data-texts] button')?.click(),
  });

  if (!possible || asRequestError(error)?.status === 404) return <NotFound />;
  if (!data && !error) return <CaseSkeleton />;
  const own = asRequestError(error)?.reason === 'own_case';
  return (
    <Page
      sidebar={
        <>
          <ShortcutHelp
            on={keys}
            onChange={setKeys}
            keys={[
              ['t', 'mostra o copre i testi'],
              ['d', 'porta alla decisione'],
              ['u', 'torna alla coda'],
            ]}
          />
          <ForYou />
        </>
      }
    >
      <TextLink href={paths.moderation} display="inline-flex" alignItems="center" gap="1.5" minHeight="target" textStyle="small">
        <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
        Tutti i casi
      </TextLink>
      {data && <Body key={data.id} found={beingTaken(data)} />}
      {!data &&
        (own ? <Own /> : <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />)}
    </Page>
  );
}

function Body({ found }: { found: Case }) {
  const [undecided] = useState(!found.decision);
  return (
    <>
      <PageHeading title="Un caso">{KINDS[found.kind]}</PageHeading>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5" marginTop="3">
        <CaseBadges found={found} />
        <chakra.span textStyle="small" color="muted">
          <Age of={found.openedAt} />
        </chakra.span>
      </chakra.div>
      {found.taken === 'other' && found.state === 'open' && !found.ownReport && (
        <Hint>Un’altra persona lo sta guardando. Puoi decidere lo stesso: vale la prima decisione.</Hint>
      )}
      {found.ownReport && <Hint>Questo caso l’hai segnalato tu: lo decide un’altra persona.</Hint>}
      <CaseTexts found={found} />
      <CaseReports reports={found.reports} />
      {found.before && <DecisionBefore before={found.before} editedAt={found.editedAt} />}
      {found.decision && <DecisionTaken id={found.id} decision={found.decision} unjudged={found.unjudged} arrives={undecided} />}
      {found.appeal && <AppealSection found={found} appeal={found.appeal} />}
      <CareForm found={found} />
      {found.state === 'open' && found.actions.length > 0 && !found.decision && <DecisionForm found={found} />}
    </>
  );
}

function Own() {
  return (
    <>
      <PageHeading>Un caso</PageHeading>
      <Hint>Questo caso riguarda qualcosa di tuo: se ne occupa un’altra persona.</Hint>
    </>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <chakra.p role="status" marginTop="4" padding="4" borderRadius="card" bg="orange.fill" color="orange.text">
      {children}
    </chakra.p>
  );
}

/** Shows a free case as taken at once, because opening it takes it: otherwise the layout would shift when the response arrives. */
function beingTaken(found: Case): Case {
  return isFree(found) ? { ...found, taken: 'mine' } : found;
}

function isFree(found: Case | undefined): found is Case {
  return found?.state === 'open' && found.taken === null && !found.ownReport;
}

/** Takes a free case, so that other moderators see for 15 minutes that it is being handled. */
function useTaking(found: Case | undefined): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.moderation.take.useMutation({
    onSuccess: useAnswered(),
    // Another moderator was quicker: the refetched case shows it as taken.
    onError: () => void utils.moderation.case.invalidate(),
  });
  const free = isFree(found) ? found.id : undefined;
  useEffect(() => {
    if (free !== undefined) mutate({ id: free });
  }, [free, mutate]);
}
