import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { personas } from '../demo/personas.ts';
import type { Tables } from '../tables.ts';
import type { SeedTools } from './tools.ts';

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The two personas that one can log in as; the others exist only through what they wrote. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'studente.demo@edu.unito.it', password: 'vento-di-settembre', role: 'student' },
  { email: 'mentore.demo@mail.polimi.it', password: 'lanterna-sul-lago', role: 'mentor' },
];

/** @returns the account id of each persona, and whether the demo accounts are new. */
export async function seedAccounts(db: Kysely<Tables>, tools: SeedTools): Promise<{ accountIds: string[]; created: boolean }> {
  const accountIds = personas.map(() => randomUUID() as string);
  if (await tools.hasAccount(DEMO_ACCOUNTS[0]!.email)) return { accountIds, created: false };
  for (const [index, { email, password }] of DEMO_ACCOUNTS.entries()) {
    const { university, faculty, studyYear } = personas[index]!;
    accountIds[index] = await tools.insertAccount(db, { email, password, firstName: 'Account', lastName: 'dimostrativo', university, faculty, studyYear });
  }
  return { accountIds, created: true };
}
