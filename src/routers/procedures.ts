import type { AnyProcedure } from '@trpc/server';
import { appRouter } from './index.ts';

/** Every procedure by its path, such as `posts.list`: the router's type nests them, its record at run time is flat. */
export const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>;
