import { describe, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { paths } from '../../src/client/lib/paths.ts';
import { addresses, expectWholeScreens } from './whole-screens.ts';

/** The members' pages, and a public one with the members' navigation. */
const MEMBERS = [...addresses('members').filter((path) => path !== paths.homeAlias), paths.support];

describe('with reduced motion', () => {
  test.each([
    ['student', MEMBERS, DEMO_ACCOUNTS[0]!],
    ['mentor', ['/mentorship'], DEMO_ACCOUNTS[1]!],
  ] as const)('every page of a %s has no axe findings, nothing cut off, no motion and no errors', (who, screens, account) =>
    expectWholeScreens(who, screens, account),
  );
});
