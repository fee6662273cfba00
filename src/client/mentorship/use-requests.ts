import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { settleItem } from '../lib/lists.ts';
import { usePages } from '../lib/use-pages.ts';
import type { Notice } from '../../routers/notices/schema.ts';
import type { Side } from '../../routers/mentorship/rules.ts';
import { asRequestError, errorText, isUnheard } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useNews } from '../notices/use-news.ts';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { answerKeyOf } from './draft-keys.ts';
import { responses } from './mentorship-words.ts';

/** The largest page the server allows, because the badge counts only the requests loaded. */
const REQUESTS_PAGE = 50;

// Polled as often as the list of mentors, because the other side updates requests, too, and a withdrawal sends no notice.
const fresh = { size: REQUESTS_PAGE, staleTime: 0, refetchInterval: 10_000, refetchOnWindowFocus: true } as const;

export function useSentRequests(enabled: boolean) {
  return usePages(trpc.mentorship.sent, {}, { ...fresh, enabled });
}

export function useReceivedRequests(enabled: boolean) {
  return usePages(trpc.mentorship.received, {}, { ...fresh, enabled });
}

type Target = 'accepted' | 'rejected' | 'completed';

const moved: Record<Target, { title: string; description: string }> = {
  accepted: { title: 'Richiesta accettata!', description: 'La richiesta è stata accettata con successo.' },
  rejected: { title: 'Richiesta rifiutata', description: 'La richiesta è stata rifiutata.' },
  completed: { title: 'Mentorship completata', description: 'Grazie del tempo passato insieme.' },
};

/** Failures shown next to the response, because the mentor can do something about them. */
const TO_CHANGE = new Set(['content_blocked', 'links_too_soon', 'capacity_reached', 'profile_removed', 'paused', 'account_closed']);

/** Accepts, rejects or completes a request. */
export function useMoveRequest() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const update = trpc.mentorship.update.useMutation({
    async onSuccess(request) {
      toast(moved[request.status as Target]);
      await settleItem(client, trpc.mentorship.sent, request.id, (known) => ({ ...known, ...request }));
      await settleItem(client, trpc.mentorship.received, request.id, (known) => ({ ...known, ...request }));
      void utils.mentors.me.invalidate();
    },
    onError(error, { requestId }) {
      if (!refusedWithCare(answerKeyOf(requestId), error)) {
        toast({ title: 'Errore', description: 'Impossibile aggiornare la richiesta. Riprova.', variant: 'destructive' });
      }
      // It may have been settled in another window.
      void utils.mentorship.invalidate();
      void utils.mentors.me.invalidate();
    },
  });
  return {
    // Also one that was sent before the user opened another tab of the page and came back.
    pending: useIsMutating({ mutationKey: getMutationKey(trpc.mentorship.update) }) > 0,
    /** @param answer the mentor's own response; if blank, a fixed one is sent; null for none at all */
    async move(requestId: number, status: Target, { answer = '', onDone, onProblem }: MoveOptions = {}) {
      const response = status === 'completed' || answer === null ? undefined : answer.trim() || responses[status];
      try {
        // The callbacks of `mutate` would not run once the user has opened another tab of the page.
        await update.mutateAsync({ requestId, status, ...(response && { response }) });
        onDone?.();
      } catch (error) {
        if (TO_CHANGE.has(asRequestError(error)?.reason ?? '')) onProblem?.(errorText(error, ''));
      }
    },
  };
}

interface MoveOptions {
  answer?: string | null;
  onDone?: () => void;
  onProblem?: (problem: string) => void;
}

/** The toast for a failed change; `unclear`: if the answer was lost, because it may have been made. */
function failed(error: unknown, title: string, unclear: string) {
  return isUnheard(error)
    ? {
        title: unclear,
        description: 'Non è arrivata la conferma. Guarda com’è adesso, e se serve riprova.',
        variant: 'destructive' as const,
      }
    : { title, description: errorText(error, 'Riprova tra poco.'), variant: 'destructive' as const };
}

/** Withdraws one's own request. */
export function useWithdrawRequest() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  return trpc.mentorship.withdraw.useMutation({
    async onSuccess(request) {
      toast({ title: 'Richiesta ritirata', description: 'Il mentore non la legge più.' });
      await settleItem(client, trpc.mentorship.sent, request.id, () => request);
    },
    onError(error) {
      toast(failed(error, 'Richiesta non ritirata', 'Non sappiamo se la richiesta è stata ritirata'));
      void utils.mentorship.invalidate();
    },
  });
}

/** Refetches requests when a notice about one arrives. */
export function useRequestNews() {
  const utils = trpc.useUtils();
  useNews(isOfRequest, () => {
    void utils.mentorship.invalidate();
    void utils.mentors.me.invalidate();
  });
}

function isOfRequest({ requestId }: Notice): boolean {
  return requestId !== undefined;
}

/** Ends the conversation with the other person; a mentor also blocks further requests from that student. */
export function useEndRequest(side: Side) {
  const utils = trpc.useUtils();
  return trpc.mentorship.end.useMutation({
    onSuccess() {
      toast({
        title: 'Conversazione chiusa',
        description: side === 'mentor' ? 'Questa persona non potrà più scriverti.' : 'La conversazione è finita.',
      });
      void utils.mentorship.invalidate();
      void utils.mentors.me.invalidate();
    },
    onError(error) {
      toast(failed(error, 'Conversazione non chiusa', 'Non sappiamo se la conversazione è stata chiusa'));
      void utils.mentorship.invalidate();
    },
  });
}

/** Rates a completed session, once. */
export function useRate() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return trpc.mentorship.rate.useMutation({
    async onSuccess(request) {
      await settleItem(client, trpc.mentorship.sent, request.id, () => request);
      void utils.mentors.list.invalidate();
      toast({ title: 'Voto inviato', description: 'Il mentore vede solo la media, mai chi ha dato il voto.' });
    },
    onError() {
      void utils.mentorship.sent.invalidate();
      toast({ title: 'Errore', description: 'Impossibile inviare il voto. Riprova.', variant: 'destructive' });
    },
  });
}
