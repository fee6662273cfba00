import { chakra } from '@chakra-ui/react/styled-system';
import { useRestriction } from '../lib/restriction.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { ReceivedRequestCard } from './received-request-card.tsx';
import { RequestSkeletons } from './request-skeletons.tsx';
import { type useReceivedRequests, useMoveRequest } from './use-requests.ts';

/** The requests received by a mentor. */
export function ReceivedRequests({ requests }: { requests: ReturnType<typeof useReceivedRequests> }) {
  const { move, pending } = useMoveRequest();
  const restriction = useRestriction();

  return (
    <chakra.section aria-labelledby="richieste-ricevute" maxWidth="content">
      <chakra.h2 id="richieste-ricevute" textStyle="h2" marginBottom="4">
        Richieste ricevute
      </chakra.h2>
      {restriction && (
        <chakra.div marginBottom="4">
          <RestrictionNotice restriction={restriction} />
        </chakra.div>
      )}
      <PagedList
        pages={requests}
        skeleton={<RequestSkeletons />}
        empty={
          <EmptyState drawing={<SpeechDrawing />} title="Nessuna richiesta ricevuta">
            Quando qualcuno avrà bisogno di te, lo troverai qui.
          </EmptyState>
        }
        end="Queste sono tutte le richieste ricevute."
        moreFailed="Le altre richieste non si sono caricate. Quelle qui sopra restano dove sono."
      >
        {(request) => <ReceivedRequestCard request={request} move={move} pending={pending} restricted={restriction !== null} />}
      </PagedList>
    </chakra.section>
  );
}
