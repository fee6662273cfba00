/**
 * Returns the values in the stored draft of a form that have the names and types of these fields. Number inputs whose values are now texts
 * stored numbers in earlier versions, 0 if they were empty.
 */
export function valuesIn<Fields extends object>(draft: string, fields: Fields): Partial<Fields> {
  const known = fields as Record<string, unknown>;
  try {
    const stored = Object(JSON.parse(draft || '{}')) as Record<string, unknown>;
    for (const [name, value] of Object.entries(stored))
      if (typeof value === 'number' && typeof known[name] === 'string') stored[name] = String(value || '');
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => name in known && typeof value === typeof known[name]),
    ) as Partial<Fields>;
  } catch {
    return {};
  }
}

/** The texts of these fields in the stored draft of a form, each on its own line. */
export function textsIn(draft: string, names: readonly string[]): string {
  const values = valuesIn<Record<string, string>>(draft, Object.fromEntries(names.map((name) => [name, ''])));
  return names.flatMap((name) => values[name] || []).join('\n');
}
