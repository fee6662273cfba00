import { httpBatchLink, type Operation, type TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../routers/index.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { ForeignAnswer, RequestError } from './request-error.ts';
import { endUnseenSession } from './end-unseen-session.ts';
import { hasUnsent } from './draft-forms.ts';
import { forgetKey, forgetKeysOfDeleted, sendKey } from './send-keys.ts';
import { noteServerTime } from './server-time.ts';
import { changeUser, COOKIE_MARK, isAuthenticated, owesLogout, readPerson, readUser, removeUser } from './storage.ts';
import { toast } from './toasts.ts';
import { unkept } from './unkept.ts';

/** The server refuses larger batches. */
const BATCH_MAX = 10;
/** Batched queries are sent in the URL; longer ones are split before a proxy rejects them. */
const URL_MAX = 2000;
/** The server collects all texts of an account before it answers, for as long as it lets an answer take. */
const EXPORT_MS = 5 * 60_000;

export const trpc = createTRPCReact<AppRouter>();

export function createTrpcClient() {
  return trpc.createClient({
    links: [
      errorLink,
      httpBatchLink({
        url: '/trpc',
        maxItems: BATCH_MAX,
        maxURLLength: URL_MAX,
        headers: headersOf,
        fetch: fetchAnswer,
      }),
    ],
  });
}

/** Marks the request as logged in (the cookie says who), and adds the idempotency keys of the batch, in the order of its calls. */
function headersOf({ opList }: { opList: Operation[] }): Record<string, string> {
  const keys = opList.map(sendKey).join();
  return {
    ...(isAuthenticated(readUser()) && { authorization: `Bearer ${COOKIE_MARK}` }),
    ...(/\w/.test(keys) && { 'idempotency-key': keys }),
  };
}

async function fetchAnswer(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  // End an owed logout first, so that no request uses the previous user’s session.
  if (owesLogout()) await (await import('./log-out.ts')).endSession();
  const patience = (url instanceof Request ? url.url : url.toString()).includes('account.export') ? EXPORT_MS : undefined;
  const response = await fetchInTime(url, { ...options, credentials: 'include' }, patience);
  if (response.headers.get('content-type')?.includes('application/json')) {
    noteServerTime(response);
    return response;
  }
  throw new ForeignAnswer(response.status, (await response.text()) || response.statusText);
}

/** Turns every failure into a RequestError. A 401 removes the stored user; a refusal as unconfirmed corrects the record. */
const errorLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) => {
      const asker = readPerson();
      // Drop the response if another user has logged in since the request.
      const isAnothers = () => asker !== '' && readPerson() !== '' && asker !== readPerson();
      return next(op).subscribe({
        next(value) {
          forgetKey(op);
          forgetKeysOfDeleted(op);
          if (!isAnothers()) observer.next(value);
        },
        complete() {
          if (!isAnothers()) observer.complete();
        },
        error(cause: TRPCClientError<AppRouter>) {
          const error = new RequestError(cause);
          // A refused call has created nothing; a call without a response may have.
          if (error.data && error.status < 500) forgetKey(op, error.reason);
          if (error.status === 404) forgetKeysOfDeleted(op);
          if (asker === readPerson()) {
            if (error.status === 401) endStaleSession(op.path);
            if (error.reason === 'unconfirmed') noteUnconfirmed();
          }
          if (!isAnothers()) observer.error(error);
        },
      });
    });
};

/** Removes the record and its mark, so that the guards show the login, and says why. Drafts stay. */
function endStaleSession(path: string): void {
  const wasMember = isAuthenticated(readUser());
  // In this order: asking stores the texts, if there is room.
  const waits = hasUnsent() && unkept.size === 0;
  removeUser();
  if (!wasMember) return;
  // A mistyped password: the session of the member who was logged in here goes on.
  if (path === 'auth.login') void endUnseenSession();
  else {
    toast({
      explains: true,
      title: 'Accesso scaduto',
      description: waits ? 'Accedi di nuovo: quello che stavi scrivendo ti aspetta qui.' : 'Accedi di nuovo.',
    });
  }
}

/** Makes the frame show the field for the confirmation code. Drafts stay. */
function noteUnconfirmed(): void {
  changeUser(readUser()?.id, { emailConfirmed: false });
  toast({
    title: 'Prima conferma il tuo indirizzo',
    description: 'Scrivi in cima alla pagina il codice dell’email di conferma. Quello che stai scrivendo resta qui.',
  });
}
