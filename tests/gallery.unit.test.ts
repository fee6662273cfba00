import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '../src/client');
const ROOMS = join(import.meta.dirname, 'gallery/rooms');
/** Pieces that wrap others, show only while something moves, or render nothing. */
const SEEN_ELSEWHERE = ['ui/drawing.tsx', 'ui/later.tsx', 'ui/question.tsx', 'ui/toaster.tsx', 'ui/unkept.tsx', 'ui/unloaded.tsx'];

test('the gallery shows every piece and every card', () => {
  const shown = readdirSync(ROOMS)
    .map((file) => readFileSync(join(ROOMS, file), 'utf8'))
    .join();
  const pieces = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(ui\/.*|[\w-]+\/[\w-]+-(cards?|item))\.tsx$/.test(path) && !SEEN_ELSEWHERE.includes(path));
  expect(pieces.length).toBeGreaterThan(70);
  expect(pieces.filter((path) => !shown.includes(`/client/${path}'`))).toEqual([]);
});
