import { chakra } from '@chakra-ui/react/styled-system';
import type { Profile } from '../../routers/auth/schema.ts';
import { paths } from '../lib/paths.ts';
import { readSettings } from '../lib/settings.ts';
import { trpc } from '../lib/trpc.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { AccountCard } from './account-card.tsx';

const ROWS = ['Nome', 'Email', 'Università', 'Facoltà', 'Anno'] as const;
type Row = (typeof ROWS)[number];

/** The data from the registration. */
export function ProfileCard() {
  const { contactEmail } = readSettings();
  const { data, error, isPending, isFetching, refetch } = trpc.auth.user.useQuery();
  return (
    <AccountCard
      title="Il tuo profilo"
      lead="Sono i dati della registrazione. Li vedi soltanto tu: chi legge quello che scrivi non li vede mai."
    >
      {data && <Rows values={valuesOf(data)} />}
      {!data && isPending && (
        <SkeletonRegion>
          <Rows />
        </SkeletonRegion>
      )}
      {!data && !isPending && <ErrorCard error={error} inside onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.moderator && (
        <chakra.p marginTop="5">
          Fai parte di chi modera: <TextLink href={paths.moderation}>ecco i casi da guardare</TextLink>.
        </chakra.p>
      )}
      {contactEmail && (
        <chakra.p textStyle="small" color="muted" marginTop="5">
          Qualcosa non è giusto? Scrivi a <TextAnchor href={`mailto:${contactEmail}`}>{contactEmail}</TextAnchor> e lo correggiamo.
        </chakra.p>
      )}
    </AccountCard>
  );
}

/** Without values, the rows are skeletons. */
function Rows({ values }: { values?: Record<Row, string> }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', sm: '2' }}
    >
      {ROWS.map((row) => (
        <chakra.div key={row} display="contents">
          <chakra.dt textStyle="small" color="muted" paddingTop={{ base: '2', sm: '0.5' }}>
            {row}
          </chakra.dt>
          <chakra.dd lang="it" minHeight="7" overflowWrap="anywhere" hyphens="auto">
            {values ? values[row] : <Skeleton width="70%" height="0.8em" marginTop="2" />}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function valuesOf({ firstName, lastName, email, university, faculty, studyYear }: Profile): Record<Row, string> {
  return { Nome: `${firstName} ${lastName}`, Email: email, Università: university, Facoltà: faculty, Anno: studyYear };
}
