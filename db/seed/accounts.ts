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
  const taken = await db.selectFrom('accounts').select('id').where('email', '=', DEMO_ACCOUNTS[0]!.email).executeTakeFirst();
  if (taken) return { accountIds, created: false };
  for (const [index, { email, password }] of DEMO_ACCOUNTS.entries()) {
    const { university, faculty, studyYear } = personas[index]!;
    await db
      .insertInto('accounts')
      .values({
        id: accountIds[index]!,
        email,
        password_hash: await tools.hashPassword(password),
        first_name: 'Account',
        last_name: 'dimostrativo',
        university,
        faculty,
        study_year: studyYear,
        terms_accepted_at: tools.now,
        created_at: tools.now,
      })
      .execute();
  }
  return { accountIds, created: true };
}
