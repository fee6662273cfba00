import { useState } from 'react';
import type { FieldErrors } from './check.ts';

/**
 * The errors found in the values of a form, and their setter. An error is about the value that was judged: it goes once its field has
 * another value.
 */
export function useJudged(values: Record<string, unknown>) {
  const [judged, setJudged] = useState<{ values: Record<string, unknown>; errors: FieldErrors }>({ values, errors: {} });
  const errors = Object.fromEntries(Object.entries(judged.errors).filter(([field]) => judged.values[field] === values[field]));
  return [errors, (found: FieldErrors) => setJudged({ values, errors: found })] as const;
}
