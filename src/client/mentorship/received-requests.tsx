import { chakra } from '@chakra-ui/react/styled-system';
import { useRestriction } from '../lib/restriction.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { useOpening } from '../lib/use-opening.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { KeptText } from '../writing/kept-text.tsx';
import { answerKeyOf } from './draft-keys.ts';
import { ReceivedRequestCard } from './received-request-card.tsx';
import { RequestChat, type Talked } from './request-chat.tsx';
import { RequestSkeletons } from './request-skeletons.tsx';
import { LostLetters } from './unsent-letters.tsx';
import { type useReceivedRequests, useMoveRequest } from './use-requests.ts';

/** The requests received by a mentor. */
export function ReceivedRequests({ requests }: { requests: ReturnType<typeof useReceivedRequests> }) {
  const { move, pending } = useMoveRequest();
  const restriction = useRestriction();
  const chat = useOpening<Talked>();

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
        more="Carica altre richieste"
        moreFailed="Le altre richieste non si sono caricate. Quelle qui sopra restano dove sono."
      >
        {(request) => (
          <ReceivedRequestCard request={request} move={move} onTalk={chat.show} pending={pending} restricted={restriction !== null} />
        )}
      </PagedList>
      {requests.items && requests.complete && <LostAnswers known={requests.items} />}
      <LostLetters opened={chat.open ? chat.value?.id : undefined} />
      <RequestChat chat={chat} />
    </chakra.section>
  );
}

/** Responses that were begun to requests that have disappeared with the student’s account. */
function LostAnswers({ known }: { known: readonly { id: number }[] }) {
  const lost = useDraftKeys(answerKeyOf('')).filter((key) => !known.some(({ id }) => key === answerKeyOf(id)));
  return lost.map((key) => (
    <chakra.div key={key} marginTop="4" maxWidth="prose">
      <KeptText draftKey={key} label="La tua risposta a una richiesta che non c’è più" />
    </chakra.div>
  ));
}
