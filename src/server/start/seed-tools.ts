import { randomBytes } from 'node:crypto';
import type { SeedTools } from '../../../db/seed/tools.ts';
import { findAccountByEmail, insertAccount } from '../../routers/auth/queries.ts';
import type { Services } from '../../routers/context.ts';
import { DAY_MS } from '../../routers/durations.ts';
import { searchTextOf as searchTextOfExperience } from '../../routers/exam-experiences/rules.ts';
import { foldText } from '../../routers/fold.ts';
import { courseWords } from '../../routers/mentors/rules.ts';
import { chatEnd, searchTextOf as searchTextOfPost } from '../../routers/posts/rules.ts';
import { searchTextOf as searchTextOfGroup } from '../../routers/study-groups/rules.ts';

/** The parts of the application that the demo content uses. */
export function createSeedTools({ pseudonyms, vault, passwords, settings, now }: Services): SeedTools {
  let accounts = 0;
  return {
    key: pseudonyms.key,
    randomAlias: pseudonyms.randomAlias,
    hasAccount: async (trx, email) => (await findAccountByEmail(trx, vault, email)) !== undefined,
    async insertAccount(trx, { password, ...account }) {
      // One account every three days, until ten days ago: of accounts made close together only a few are counted (see cohorts.ts).
      const at = new Date(now().getTime() - (10 + 3 * accounts++) * DAY_MS).toISOString();
      const inserted = await insertAccount(
        trx,
        { vault, now },
        {
          ...account,
          passwordHash: await passwords.hash(password ?? randomBytes(32).toString('base64url')),
          termsAcceptedAt: at,
          createdAt: at,
        },
      );
      return inserted!.id;
    },
    fold: foldText,
    searchTextOf: { post: searchTextOfPost, group: searchTextOfGroup, experience: searchTextOfExperience },
    courseWords,
    chatEnd: (type, createdAt) => chatEnd(type, createdAt, settings.chatLifetimeHours),
    now: now(),
  };
}
