import { describe, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { paths } from '../../src/client/lib/paths.ts';
import { addresses, expectWholeScreens } from './whole-screens.ts';

/** And one that everybody reads, in a member's frame. */
const MEMBERS = [...addresses('members').filter((path) => path !== paths.homeAlias), paths.support];

describe('with motion unwanted', () => {
  test.each([
    ['student', MEMBERS, DEMO_ACCOUNTS[0]!],
    ['mentor', ['/mentorship'], DEMO_ACCOUNTS[1]!],
  ] as const)('a %s finds every screen whole: nothing for axe, nothing cut off, nothing moves, no error', (who, screens, account) =>
    expectWholeScreens(who, screens, account),
  );
});
