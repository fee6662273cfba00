import { httpBatchLink, type Operation, type TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../routers/index.ts';
import { ForeignAnswer, RequestError } from './request-error.ts';
import { forgetKey, sendKey } from './send-keys.ts';
import { changeUser, COOKIE_MARK, isAuthenticated, owesLogout, readPerson, readUser, removeUser } from './storage.ts';
import { toast } from './toasts.ts';
import { unkept } from './unkept.ts';

/** The server refuses larger batches. */
const BATCH_MAX = 10;
/** Batched queries travel in the address; longer ones are split before any proxy objects. */
const URL_MAX = 2000;

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

/** Says that somebody is logged in here; who it is, the cookie says. And names what is sent, each call of a batch in its place. */
function headersOf({ opList }: { opList: Operation[] }): Record<string, string> {
  const keys = opList.map(sendKey).join();
  return {
    ...(isAuthenticated(readUser()) && { authorization: `Bearer ${COOKIE_MARK}` }),
    ...(/\w/.test(keys) && { 'idempotency-key': keys }),
  };
}

async function fetchAnswer(url: RequestInfo | URL | string, options?: RequestInit): Promise<Response> {
  // Nobody asks in the name of somebody who has left.
  if (owesLogout()) await (await import('./log-out.ts')).endSession();
  const response = await fetch(url, { ...options, credentials: 'include' });
  if (response.headers.get('content-type')?.includes('application/json')) return response;
  throw new ForeignAnswer(response.status, (await response.text()) || response.statusText);
}

/** Turns every failure into a RequestError; a 401 ends what this browser remembers, a 403 may correct it. */
const errorLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) => {
      const asker = readPerson();
      // What one person asked for is not told to another who has come meanwhile.
      const isAnothers = () => asker !== '' && readPerson() !== '' && asker !== readPerson();
      return next(op).subscribe({
        next(value) {
          forgetKey(op);
          if (!isAnothers()) observer.next(value);
        },
        complete() {
          if (!isAnothers()) observer.complete();
        },
        error(cause: TRPCClientError<AppRouter>) {
          const error = new RequestError(cause);
          // Where the server said no, nothing was made; without an answer, something may have been.
          if (error.data && error.status < 500) forgetKey(op);
          if (asker === readPerson()) {
            if (error.status === 401) endStaleSession(op.path);
            if (error.reason === 'unconfirmed') noteUnconfirmed();
          }
          if (!isAnothers()) observer.error(error);
        },
      });
    });
};

/** Removes the record and its mark, so that the guards show the login, and says why it is there. Drafts stay. */
function endStaleSession(path: string): void {
  const wasMember = isAuthenticated(readUser());
  const kept = unkept.size === 0;
  removeUser();
  if (wasMember && path !== 'auth.login') {
    toast({
      title: 'Sessione scaduta',
      description: kept ? 'Accedi di nuovo: quello che stavi scrivendo ti aspetta qui.' : 'Accedi di nuovo.',
    });
  }
}

/** The frame then shows where the code goes. Drafts stay here, too. */
function noteUnconfirmed(): void {
  changeUser(readUser()?.id, { emailConfirmed: false });
  toast({
    title: 'Prima conferma il tuo indirizzo',
    description: 'Il codice che ti abbiamo mandato va in cima alla pagina. Quello che stai scrivendo resta qui.',
  });
}
