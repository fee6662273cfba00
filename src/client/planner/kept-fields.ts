import { isRecord } from './read-entries.ts';

/** Returns the fields of `values` that differ from `start`. */
export function changedFields<Values extends object>(values: Values, start: NoInfer<Values>): Partial<Values> {
  const before = start as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== before[key])) as Partial<Values>;
}

/** Overlays `fields` on `values`: only keys that `values` has, and only where the types match. */
export function withFields<Values extends object>(values: Values, fields: Record<string, unknown>): Values {
  const fitting = Object.entries(values).flatMap(([key, value]) => (typeof fields[key] === typeof value ? [[key, fields[key]]] : []));
  return { ...values, ...Object.fromEntries(fitting) } as Values;
}

/** Parses a stored draft; undefined when it is not a JSON object. */
export function recordOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
