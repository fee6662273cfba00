import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnReport } from '../../routers/reports/schema.ts';
import { formatLongDate } from '../lib/time.ts';
import { trpc } from '../lib/trpc.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

const KINDS: Record<OwnReport['kind'], string> = {
  post: 'Un post',
  comment: 'Un commento',
  group: 'Un gruppo di studio',
  message: 'Un messaggio in un gruppo',
  meeting: 'Un incontro di un gruppo',
  experience: 'Un’esperienza d’esame',
  mentor: 'Un profilo da mentore',
  chat: 'Un messaggio in chat',
  request: 'Una richiesta che hai ricevuto',
  response: 'Una risposta di un mentore',
};

const OUTCOMES: Record<NonNullable<OwnReport['outcome']>, string> = {
  acted: 'Siamo intervenuti. Grazie.',
  kept: 'Abbiamo guardato il testo e l’abbiamo lasciato com’era: non infrange le regole.',
  gone: 'Quando siamo arrivati, il testo non c’era già più. Grazie.',
};

export function OwnReports() {
  const { data, error, isPending, isFetching, refetch } = trpc.reports.list.useQuery({}, { staleTime: 0 });
  if (isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={2} />
      </SkeletonRegion>
    );
  }
  if (!data) return <ErrorCard error={error} inside onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.length === 0) return <p>Non hai segnalato nulla.</p>;
  return (
    <chakra.ul listStyle="none">
      {data.map((report) => (
        <chakra.li key={report.id} paddingBlock="3" borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
          <chakra.p textStyle="small" color="muted">
            {KINDS[report.kind]} · {formatLongDate(report.createdAt)}
          </chakra.p>
          <p>{outcomeOf(report)}</p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function outcomeOf({ outcome, reason }: OwnReport): string {
  if (outcome === null)
    return reason === 'worried' ? 'Chi modera lo legge prima di tutto il resto, appena può.' : 'Nessuno ha ancora deciso.';
  if (reason === 'worried') return 'Chi modera ha letto la tua segnalazione. Grazie di averci pensato.';
  return OUTCOMES[outcome];
}
