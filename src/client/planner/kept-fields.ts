import { isRecord } from './read-entries.ts';

/** The fields that say something else than at the start. */
export function changedFields<Values extends object>(values: Values, start: NoInfer<Values>): Partial<Values> {
  const before = start as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== before[key])) as Partial<Values>;
}

/** The same values with those of these fields that they have too. */
export function withFields<Values extends object>(values: Values, fields: Record<string, unknown>): Values {
  const fitting = Object.entries(values).flatMap(([key, value]) => (typeof fields[key] === typeof value ? [[key, fields[key]]] : []));
  return { ...values, ...Object.fromEntries(fitting) } as Values;
}

/** What a draft holds; nothing where it makes no sense. */
export function recordOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
