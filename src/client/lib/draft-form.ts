import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { valuesIn } from './draft-values.ts';
import { useDraft } from './drafts.ts';
import { type FormSchema, type SchemaForm, useSchemaForm } from './form.ts';
import { useSending } from './sending.ts';

interface Options {
  /** The form edits existing values (`defaults`): the draft keeps only changed fields, and the others follow new defaults. */
  changes?: boolean;
}

/**
 * A form whose values survive closing, a reload, a failed send and an expired session, unless they equal the defaults. `startOver`
 * resets the form and deletes the draft; `begun` tells whether there is one; `changed` returns the fields of the output that differ from the
 * defaults; `sending` is true while a mutation with `sends(key)` is pending. When the defaults change, they replace the old ones: as long
 * as nothing has been typed or, with `changes`, in every untouched field.
 */
export function useDraftForm<Schema extends FormSchema, Input extends z.input<Schema>>(
  key: string,
  load: () => Promise<Schema>,
  defaults: Input,
  { changes = false }: Options = {},
): {
  form: SchemaForm<Input, z.output<Schema>>;
  startOver: () => void;
  begun: boolean;
  changed: <Output extends object>(output: Output) => Partial<Output>;
  sending: boolean;
} {
  const draft = useDraft(key, { onTaken: show });
  const [first] = useState(() => valuesIn(draft.text, defaults));
  const form = useSchemaForm<Schema, Input>(load, { ...defaults, ...first } as DefaultValues<Input>, { converts: true });
  const { subscribe } = form;

  /** The values in the draft. */
  const own = useRef<Partial<Input>>(first);
  const settling = useRef(false);
  const asText = JSON.stringify(defaults);
  const settled = useRef(asText);

  const keep = useEffectEvent((values: Input) => {
    if (settling.current) return;
    const differing = Object.entries(values).filter(([name, value]) => !same(value, defaults[name]));
    if (differing.length === 0) own.current = {};
    else own.current = changes ? (Object.fromEntries(differing) as Partial<Input>) : values;
    draft.setText(differing.length > 0 ? JSON.stringify(own.current) : '');
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);

  const settle = useEffectEvent(() => {
    settled.current = asText;
    if (!changes && Object.keys(own.current).length > 0) return;
    // The flag keeps defaults out of the draft. Not `form.reset`, which would drop validation errors.
    settling.current = true;
    for (const [name, value] of Object.entries(defaults)) {
      if (!(name in own.current)) form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
    }
    settling.current = false;
  });
  useEffect(() => {
    if (settled.current !== asText) settle();
  }, [asText]);

  /** Shows the values of a stored draft. */
  function show(text: string) {
    own.current = valuesIn(text, defaults);
    settling.current = true;
    form.reset({ ...defaults, ...own.current });
    settling.current = false;
  }

  return {
    form,
    startOver() {
      show('');
      draft.clear();
    },
    begun: draft.text !== '',
    changed<Output extends object>(output: Output) {
      const values: Record<string, unknown> = form.getValues();
      const differing = Object.entries(output).filter(([name]) => !same(values[name], defaults[name as keyof Input]));
      return Object.fromEntries(differing) as Partial<Output>;
    },
    sending: useSending(key),
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
