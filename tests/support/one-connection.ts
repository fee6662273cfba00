import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import { Pool } from 'pg';
import type { SharedPages } from '../../src/routers/context.ts';

/** The request in which the code runs, and whether in a transaction; that one ends, while timers that it has set run later. */
const current = new AsyncLocalStorage<{ inTransaction: boolean }>();

function refuseWithin(what: string): void {
  if (current.getStore()?.inTransaction)
    throw new Error(`A transaction waits for ${what}, but the embedded database has only the connection that it holds`);
}

const { execute } = TransactionBuilder.prototype;
TransactionBuilder.prototype.execute = function watched(work) {
  return execute.call(this, async (trx) => {
    if (!current.getStore()) return work(trx);
    const own = { inTransaction: true };
    try {
      return await current.run(own, () => work(trx));
    } finally {
      own.inTransaction = false;
    }
  }) as never;
};

const connecting = Pool.prototype.connect;
Pool.prototype.connect = function watched(this: Pool, ...asked: Parameters<typeof connecting>) {
  refuseWithin('a second connection');
  return connecting.apply(this, asked);
} as typeof connecting;

/** Runs a request of the app, which fails if it needs a second connection within a transaction. */
export function onOneConnection<T>(request: () => PromiseLike<T>): Promise<T> {
  return current.run({ inTransaction: false }, async () => await request());
}

/** Runs what somebody else does while a request is held back. */
export function besideTheRequest<T>(run: () => Promise<T>): Promise<T> {
  return current.exit(run);
}

/** Pages that cannot be shared within a transaction, whose load another caller may be making on the connection that comes next. */
export function sharedOutsideTransactions(pages: SharedPages): SharedPages {
  return {
    ...pages,
    read(...asked) {
      refuseWithin('a page that is shared');
      return pages.read(...asked);
    },
  };
}
