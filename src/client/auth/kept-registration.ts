import type { University } from '../../routers/universities/schema.ts';
import { readItem, removeItem, writeItem } from '../lib/storage.ts';

const KEY = 'sottovoce-registering';
const FIELDS = ['email', 'firstName', 'lastName', 'university', 'faculty', 'studyYear'] as const;

interface Typed {
  fields: Partial<Record<(typeof FIELDS)[number], string>>;
  university: University | null;
  otherFaculty: boolean;
}

/** `sessionStorage`, so that on a shared computer the name and the address go with the tab. */
const inThisTab = () => sessionStorage;

export function readTyped(): Typed {
  const nothing: Typed = { fields: {}, university: null, otherFaculty: false };
  try {
    return { ...nothing, ...(JSON.parse(readItem(KEY, inThisTab) ?? '{}') as Typed) };
  } catch {
    return nothing;
  }
}

/** Stores the fields listed in `FIELDS`, which leaves out the passwords and the consent. */
export function keepTyped({ fields, ...choices }: Typed): void {
  const typed = FIELDS.map((name) => [name, fields[name] ?? ''] as const);
  if (typed.every(([, text]) => text === '')) forgetTyped();
  else writeItem(KEY, JSON.stringify({ fields: Object.fromEntries(typed), ...choices }), inThisTab);
}

export function forgetTyped(): void {
  removeItem(KEY, inThisTab);
}
