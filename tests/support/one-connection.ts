import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import { Pool } from 'pg';
import type { SharedPages } from '../../src/routers/context.ts';

/** The transaction in which the code runs; `open` until it ends, because timers that it has set run later. */
const current = new AsyncLocalStorage<{ open: boolean }>();

function refuseWithin(what: string): void {
  if (current.getStore()?.open)
    throw new Error(`A transaction waits for ${what}, but the embedded database has only the connection that it holds`);
}

const { execute } = TransactionBuilder.prototype;
TransactionBuilder.prototype.execute = function watched(work) {
  return execute.call(this, async (trx) => {
    const transaction = { open: true };
    try {
      return await current.run(transaction, () => work(trx));
    } finally {
      transaction.open = false;
    }
  }) as never;
};

const connecting = Pool.prototype.connect;
Pool.prototype.connect = function watched(this: Pool, ...asked: Parameters<typeof connecting>) {
  refuseWithin('a second connection');
  return connecting.apply(this, asked);
} as typeof connecting;

/** Runs a request of the app, which does not take part in a transaction of the test that makes it. */
export function outsideTransactions<T>(request: () => PromiseLike<T>): Promise<T> {
  return current.exit(async () => await request());
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
