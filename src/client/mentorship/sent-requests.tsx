import { chakra } from '@chakra-ui/react/styled-system';
import { isAuthenticated } from '../lib/storage.ts';
import { useOpening } from '../lib/use-opening.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SpeechDrawing } from '../ui/line-drawings.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { LoginNeeded } from '../ui/login-needed.tsx';
import { RequestChat, type Talked } from './request-chat.tsx';
import { RequestSkeletons } from './request-skeletons.tsx';
import { SentRequestCard } from './sent-request-card.tsx';
import { LostLetters } from './unsent-letters.tsx';
import { useMoveRequest, useSentRequests } from './use-requests.ts';

export function SentRequests({ onFind }: { onFind: () => void }) {
  const member = isAuthenticated(useStoredUser());
  const requests = useSentRequests(member);
  const { move, pending } = useMoveRequest();
  const chat = useOpening<Talked>();
  if (!member) return <LoginNeeded>Accedi per vedere le richieste che hai inviato.</LoginNeeded>;

  return (
    <chakra.section aria-labelledby="richieste-inviate" maxWidth="content">
      <chakra.h2 id="richieste-inviate" textStyle="h2" marginBottom="4">
        Le tue richieste
      </chakra.h2>
      <PagedList
        pages={requests}
        skeleton={<RequestSkeletons />}
        empty={
          <EmptyState
            drawing={<SpeechDrawing />}
            title="Nessuna richiesta inviata"
            action={<Button onClick={onFind}>Trova un mentore</Button>}
          >
            Chiedere è la parte difficile. Dall’altra parte c’è qualcuno che ci è già passato.
          </EmptyState>
        }
        end="Queste sono tutte le tue richieste."
        more="Carica altre richieste"
        moreFailed="Le altre richieste non si sono caricate. Quelle qui sopra restano dove sono."
      >
        {(request) => (
          <SentRequestCard request={request} onComplete={() => move(request.id, 'completed')} onTalk={chat.show} pending={pending} />
        )}
      </PagedList>
      <LostLetters opened={chat.open ? chat.value?.id : undefined} />
      <RequestChat chat={chat} />
    </chakra.section>
  );
}
