import { chakra } from '@chakra-ui/react/styled-system';
import { APPEAL_DAYS } from '../../routers/measures/limits.ts';
import type { TransparencyMonth } from '../../routers/transparency/schema.ts';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { REASON_WORDS } from '../reports/reason-words.ts';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { duration, monthName } from './month-name.ts';

const ACTIONS: Record<TransparencyMonth['decisions'][number]['action'], string> = {
  keep: 'lasciati com’erano',
  edit: 'da modificare',
  remove: 'testi tolti',
  warn: 'avvertimenti',
  pause: 'pause dalla scrittura',
  close: 'account chiusi',
};

/** The height of a month's placeholder, so that the content below does not shift. */
const MONTH_HEIGHT = { base: '29rem', sm: '18rem' } as const;

/** Moderation statistics by month, without personal data. */
export function TransparencyPage() {
  const { data, error, isPending, isFetching, refetch } = trpc.transparency.months.useQuery();
  return (
    <Page>
      <PageHeading>Trasparenza</PageHeading>
      <chakra.p color="muted" maxWidth="prose" marginTop="3">
        Che cosa è stato segnalato e com’è andata a finire, mese per mese. Sono solo numeri, fino a ieri: non dicono niente di nessuno. Come
        si decide è scritto nelle <TextLink href={paths.rules}>regole della community</TextLink>.
      </chakra.p>
      <InfoSection title="Mese per mese">
        {isPending && (
          <SkeletonRegion>
            <Card aria-hidden minHeight={MONTH_HEIGHT}>
              <Skeleton width="40" height="1.1rem" marginBottom="4" />
              <SkeletonText lines={6} lineHeight="2.25rem" />
            </Card>
          </SkeletonRegion>
        )}
        {!data && !isPending && <ErrorCard error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data?.length === 0 && (
          <Card minHeight={MONTH_HEIGHT} display="grid" placeItems="center">
            <chakra.p color="muted" textAlign="center">
              Finora non è stato segnalato nulla.
            </chakra.p>
          </Card>
        )}
        <chakra.div display="grid" gap="4">
          {data?.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </chakra.div>
      </InfoSection>
      <InfoSection title="Come si contano">
        <chakra.div display="grid" gap="3" maxWidth="prose">
          <p>
            Ogni persona conta una volta per ogni cosa che segnala; chi segnala senza account, ogni volta che lo fa. «Trovati da un
            programma» sono i testi che finiscono da soli davanti a chi modera, per esempio perché contengono un numero di telefono: il
            programma non decide nulla. Il tempo va dalla prima segnalazione alla decisione; metà dei casi ci ha messo meno, metà di più.
          </p>
          <p>
            Il registro da cui vengono questi numeri non contiene identità, e dei casi chiusi da più di {APPEAL_DAYS} giorni resta soltanto
            la somma.
          </p>
        </chakra.div>
      </InfoSection>
    </Page>
  );
}

function Month({
  month: { month, reports, found, folded, decisions, medianHours, appeals, upheld, lifted },
}: {
  month: TransparencyMonth;
}) {
  const rows: [string, string | number][] = [
    ['Segnalazioni', withParts(reports.map(({ reason, count }) => [REASON_WORDS[reason].toLowerCase(), count]))],
    ['Trovati da un programma', found],
    ['Coperti da tre segnalazioni', folded],
    ['Decisioni', withParts(decisions.map(({ action, count }) => [ACTIONS[action], count]))],
    ['Tempo fino alla decisione', medianHours === null ? 'nessuna decisione' : `${duration(medianHours)} (mediana)`],
    [
      'Reclami',
      withParts(
        [
          ['decisioni confermate', upheld],
          ['decisioni annullate', lifted],
        ],
        appeals,
      ),
    ],
  ];
  return (
    <Card as="section" aria-label={monthName(month)}>
      <chakra.h3 textStyle="h3">{monthName(month)}</chakra.h3>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '0', sm: '2' }}
        marginTop="3"
        fontVariantNumeric="tabular-nums"
      >
        {rows.map(([term, value]) => (
          <chakra.div key={term} display="contents">
            <chakra.dt textStyle="small" color="muted" paddingTop={{ base: '2', sm: '0.5' }}>
              {term}
            </chakra.dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
}

/** '5 (spam 3, odio 2)'. A name before its count need not agree with it. */
function withParts(parts: [name: string, count: number][], sum = parts.reduce((total, [, count]) => total + count, 0)): string {
  const counted = parts.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${count}`);
  return counted.length === 0 ? String(sum) : `${sum} (${counted.join(', ')})`;
}
