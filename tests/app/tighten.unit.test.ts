import { expect, test } from 'vitest';
import { tightened } from '../../src/build/tighten.ts';

test('a function that is given to run at once stays in brackets, by which browsers compile it with the rest', async () => {
  expect(await tightened("import{once}from'./once.js';export const it=once((()=>{const a=Date.now();return{a}}));")).toContain('((()=>');
});
