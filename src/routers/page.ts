import { z } from 'zod';

/** The largest page, and what a caller gets who asks for none: lists never grow without bound. */
export const PAGE_MAX = 50;
/** PostgreSQL counts on, but nobody leafs this far. */
const OFFSET_MAX = 10_000_000;

/** Which part of a list. */
export const Page = z.object({
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE_MAX).meta({ description: 'How many at most' }),
  offset: z.number().int().min(0).max(OFFSET_MAX).default(0).meta({ description: 'How many to skip' }),
});
export type Page = z.infer<typeof Page>;
