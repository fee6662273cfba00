import type { PostgresPool } from 'kysely';
import { Client } from 'pg';

/**
 * Simulates a pooler in transaction mode: a transaction keeps its session; outside of one, each statement gets the session that has been
 * idle longest.
 */
export async function startLendingPool(connectionString: string, size: number): Promise<PostgresPool> {
  const sessions = Array.from({ length: size }, () => new Client({ connectionString }));
  await Promise.all(sessions.map((session) => session.connect()));
  const free = [...sessions];
  const waiting: ((session: Client) => void)[] = [];
  const borrow = async () => free.shift() ?? (await new Promise<Client>((resolve) => waiting.push(resolve)));
  const giveBack = (session: Client) => {
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };
  const connect = async () => {
    let held: Client | undefined;
    return {
      async query(text: string, values: unknown[]) {
        const session = held ?? (await borrow());
        if (/^(begin|start transaction)/.test(text)) held = session;
        if (/^(commit|rollback$)/.test(text)) held = undefined;
        try {
          return await session.query(text, values);
        } finally {
          if (!held) giveBack(session);
        }
      },
      release() {},
    };
  };
  return { connect, end: async () => void (await Promise.all(sessions.map((session) => session.end()))) } as unknown as PostgresPool;
}
