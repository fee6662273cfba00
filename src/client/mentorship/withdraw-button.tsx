import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { AskingButton } from './asking-button.tsx';
import { useWithdrawRequest } from './use-requests.ts';

/** The button that withdraws a pending request, after a confirmation. */
export function WithdrawButton({ request }: { request: Pick<MentorshipRequest, 'id' | 'topic'> }) {
  const withdraw = useWithdrawRequest();
  return (
    <AskingButton
      variant="quiet"
      disabled={withdraw.isPending}
      request={request}
      label="Ritira la richiesta"
      onConfirm={() => withdraw.mutate({ requestId: request.id })}
      question={{
        title: 'Ritirare la richiesta?',
        text: `Il mentore non leggerà più quello che hai scritto per «${request.topic}». Se cambi idea, puoi chiedere di nuovo.`,
        confirmLabel: 'Ritira',
      }}
    />
  );
}
