import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { MentorshipRequest, RequestStatus, SentRequest } from '../../routers/mentorship/schema.ts';
import { changeItem, usePages } from '../lib/pages.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { responses } from './mentorship-words.ts';

const sentKey = getQueryKey(trpc.mentorship.sent);
const receivedKey = getQueryKey(trpc.mentorship.received);
/** As many as the server gives at once: the badge counts those that were read. */
const REQUESTS_PAGE = 50;

// The other side moves requests too: they are read again each time the screen is opened.

export function useSentRequests(enabled: boolean) {
  const { client } = trpc.useUtils();
  return usePages<SentRequest>({
    key: [...sentKey, { type: 'pages' }],
    size: REQUESTS_PAGE,
    staleTime: 0,
    enabled,
    read: (page, signal) => client.mentorship.sent.query(page, { signal }),
  });
}

export function useReceivedRequests(enabled: boolean) {
  const { client } = trpc.useUtils();
  return usePages<MentorshipRequest>({
    key: [...receivedKey, { type: 'pages' }],
    size: REQUESTS_PAGE,
    staleTime: 0,
    enabled,
    read: (page, signal) => client.mentorship.received.query(page, { signal }),
  });
}

type Target = Exclude<RequestStatus, 'pending'>;

const moved: Record<Target, { title: string; description: string }> = {
  accepted: { title: 'Richiesta accettata!', description: 'La richiesta è stata accettata con successo.' },
  rejected: { title: 'Richiesta rifiutata', description: 'La richiesta è stata rifiutata.' },
  completed: { title: 'Mentorship completata', description: 'Grazie del tempo che vi siete dati.' },
};

/** Accepts, rejects or completes a request. */
export function useMoveRequest() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([utils.mentorship.received.invalidate(), utils.mentorship.sent.invalidate(), utils.mentors.me.invalidate()]);
  const update = trpc.mentorship.update.useMutation({
    onSuccess(request) {
      toast(moved[request.status as Target]);
      for (const key of [sentKey, receivedKey])
        changeItem<MentorshipRequest>(client, key, request.id, (known) => ({ ...known, ...request }));
      void refresh();
    },
    onError() {
      toast({ title: 'Errore', description: 'Impossibile aggiornare la richiesta. Riprova.', variant: 'destructive' });
      // It may have been settled in another window.
      void refresh();
    },
  });
  return {
    pending: update.isPending,
    move(requestId: number, status: Target) {
      update.mutate({ requestId, status, ...(status !== 'completed' && { response: responses[status] }) });
    },
  };
}

/** Rates a completed session, once. */
export function useRate() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return trpc.mentorship.rate.useMutation({
    onSuccess(request) {
      changeItem<SentRequest>(client, sentKey, request.id, () => request);
      void utils.mentors.list.invalidate();
      toast({ title: 'Voto inviato', description: 'Il mentore vede solo la media, mai chi l’ha dato.' });
    },
    onError() {
      void utils.mentorship.sent.invalidate();
      toast({ title: 'Errore', description: 'Impossibile inviare il voto. Riprova.', variant: 'destructive' });
    },
  });
}
