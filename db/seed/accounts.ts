import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { personas } from '../demo/personas.ts';
import type { Tables } from '../tables.ts';
import type { SeedTools } from './tools.ts';

interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The two personas with a login; the others exist only as authors of demo content. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'studente.demo@edu.unito.it', password: 'vento-caldo-di-settembre', role: 'student' },
  { email: 'mentore.demo@mail.polimi.it', password: 'lanterna-sul-lago', role: 'mentor' },
];

/** Accounts of the same course, in the same and other years, without which the demo accounts' details would identify two people. */
const FELLOWS = [
  { sameYear: 24, otherYears: 0 },
  { sameYear: 6, otherYears: 18 },
];

const OTHER_YEARS = ['1° anno triennale', '3° anno triennale', '1° anno magistrale'];

/** @returns the account id of each persona, and whether the demo accounts are new */
export async function seedAccounts(db: Kysely<Tables>, tools: SeedTools): Promise<{ accountIds: string[]; created: boolean }> {
  const accountIds = personas.map(() => randomUUID() as string);
  if (await tools.hasAccount(db, DEMO_ACCOUNTS[0]!.email)) return { accountIds, created: false };
  for (const [index, { email, password }] of DEMO_ACCOUNTS.entries()) {
    const { university, faculty, studyYear } = personas[index]!;
    const account = { firstName: 'Account', lastName: 'dimostrativo', university, faculty };
    accountIds[index] = await tools.insertAccount(db, { ...account, email, password, studyYear });
    const { sameYear, otherYears } = FELLOWS[index]!;
    for (let place = 0; place < sameYear + otherYears; place += 1) {
      const year = place < sameYear ? studyYear : OTHER_YEARS[place % OTHER_YEARS.length]!;
      await tools.insertAccount(db, { ...account, email: `compagnia.${place + 1}.${email}`, password: undefined, studyYear: year });
    }
  }
  return { accountIds, created: true };
}
