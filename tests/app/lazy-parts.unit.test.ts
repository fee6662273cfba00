import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '../../src/client');
/** Pages, the parts that make up a page, and parts that open on a press: if they cannot be loaded, the page says so. */
const EXPECTED =
  /Dialogs?$|^(?:AppealForm|CommentsSection|Composer|Confirm|FilteredPosts|ForgotForm|OwnReports|OwnTexts|PostMenu|RegisterForm|RemoveMember)$|Results$/;

/** The lazy components of a file that it renders outside `<Later>`. */
function unprotected(file: string): string[] {
  const code = readFileSync(join(CLIENT, file), 'utf8');
  return [...code.matchAll(/^const (\w+) = lazy\(/gm)]
    .map(([, name]) => name!)
    .filter((name) =>
      [...code.matchAll(new RegExp(`<${name}\\b`, 'g'))].some(({ index }) => {
        const before = code.slice(0, index);
        return before.split('<Later').length === before.split('</Later>').length;
      }),
    );
}

test('every lazy part that appears without a press is rendered within <Later>, so that the page stays if it cannot be loaded', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) => unprotected(file).map((name) => ({ file: file.replaceAll('\\', '/'), name })));
  expect(found.filter(({ name }) => EXPECTED.test(name)).length).toBeGreaterThan(20);
  expect(found.filter(({ name }) => !EXPECTED.test(name))).toEqual([]);
});
