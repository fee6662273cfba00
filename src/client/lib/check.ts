import { useState } from 'react';
import type { z } from 'zod';
import { logQuietly } from './log.ts';

type Checked<Output> = { data: Output; errors?: undefined } | { data?: undefined; errors: FieldErrors };
export type FieldErrors = Record<string, string | undefined>;

/** `check`, and whether it is under way: a form that is emptied once it is sent takes no words meanwhile, which would be lost. */
export function useCheck(): { checking: boolean; check: typeof check } {
  const [checking, setChecking] = useState(false);
  return {
    checking,
    async check(load, values) {
      setChecking(true);
      try {
        return await check(load, values);
      } finally {
        setChecking(false);
      }
    },
  };
}

/**
 * Applies one of the rooms' schemas to what a small form holds, first message per field. Zod arrives with the call, not
 * with the page. For forms of more than two fields use `useSchemaForm`.
 */
export async function check<Output>(load: () => Promise<z.ZodType<Output>>, values: unknown): Promise<Checked<Output>> {
  let schema: z.ZodType<Output>;
  try {
    [schema] = await Promise.all([load(), import('../../routers/locale.ts')]);
  } catch (error) {
    // The rules did not arrive, as when the connection drops: the server applies the same ones.
    logQuietly('Form rules unavailable', error);
    return { data: values as Output };
  }
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
