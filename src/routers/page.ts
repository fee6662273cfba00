import { z } from 'zod';
import { OFFSET_MAX, PAGE_MAX } from './limits.ts';

/** Which part of a list; without a size, this much of it. */
export function pageOf(size: number) {
  return z.object({
    limit: z.number().int().min(1).max(PAGE_MAX).default(size).meta({ description: 'How many at most' }),
    offset: z.number().int().min(0).max(OFFSET_MAX).default(0).meta({ description: 'How many to skip' }),
  });
}

export const Page = pageOf(PAGE_MAX);
export type Page = z.infer<typeof Page>;
