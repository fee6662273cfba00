import { expect, test } from 'vitest';
import { tightened } from '../../src/build/tighten.ts';

test('keeps the parentheses around a function that is called at once, so that browsers compile it eagerly', async () => {
  expect(await tightened("import{once}from'./once.js';export const it=once((()=>{const a=Date.now();return{a}}));")).toContain('((()=>');
});
