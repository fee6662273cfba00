import { randomBytes, randomUUID } from 'node:crypto';
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

/** Others of the same course, in the same year and in others: without them the demo accounts' details would point at two people. Nobody knows their password. */
const FELLOWS = [
  { sameYear: 24, otherYears: 0 },
  { sameYear: 6, otherYears: 18 },
];

const OTHER_YEARS = ['1° anno triennale', '3° anno triennale', '1° anno magistrale'];

/** @returns the account id of each persona, and whether the demo accounts are new. */
export async function seedAccounts(db: Kysely<Tables>, tools: SeedTools): Promise<{ accountIds: string[]; created: boolean }> {
  const accountIds = personas.map(() => randomUUID() as string);
  const taken = await db.selectFrom('accounts').select('id').where('email', '=', DEMO_ACCOUNTS[0]!.email).executeTakeFirst();
  if (taken) return { accountIds, created: false };
  for (const [index, { email, password }] of DEMO_ACCOUNTS.entries()) {
    const { university, faculty, studyYear } = personas[index]!;
    const account = (own: { id: string; email: string; password_hash: string; study_year: string }) => ({
      ...own,
      ...{ first_name: 'Account', last_name: 'dimostrativo', university, faculty, terms_accepted_at: tools.now, created_at: tools.now },
    });
    const { sameYear, otherYears } = FELLOWS[index]!;
    const nobodys = await tools.hashPassword(randomBytes(32).toString('base64url'));
    const fellows = Array.from({ length: sameYear + otherYears }, (_, place) =>
      account({
        id: randomUUID(),
        email: `compagnia.${place + 1}.${email}`,
        password_hash: nobodys,
        study_year: place < sameYear ? studyYear : OTHER_YEARS[place % OTHER_YEARS.length]!,
      }),
    );
    const own = account({ id: accountIds[index]!, email, password_hash: await tools.hashPassword(password), study_year: studyYear });
    await db.insertInto('accounts').values([own, ...fellows]).execute();
  }
  return { accountIds, created: true };
}
