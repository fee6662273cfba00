import { useState } from 'react';
import type { z } from 'zod';
import { logQuietly } from './log.ts';

type Checked<Output> = { data: Output; errors?: undefined } | { data?: undefined; errors: FieldErrors };
export type FieldErrors = Record<string, string | undefined>;

/**
 * `check` with a `checking` flag, with which a form refuses a second submit while the first loads the schema; a form that is emptied once it
 * is sent also refuses input, because it would be lost.
 */
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
 * Validates the values of a small form with a router’s schema; returns the first message per field. Zod is loaded on
 * the first call, not with the page. For forms of more than two fields use `useSchemaForm`.
 */
export async function check<Output>(load: () => Promise<z.ZodType<Output>>, values: unknown): Promise<Checked<Output>> {
  let schema: z.ZodType<Output>;
  try {
    [schema] = await Promise.all([load(), import('../../routers/locale.ts')]);
  } catch (error) {
    // The schema could not be loaded, e.g. offline: skip validation, because the server applies the same rules.
    logQuietly('Form rules unavailable', error);
    return { data: values as Output };
  }
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
