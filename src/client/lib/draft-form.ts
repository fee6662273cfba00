import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { useDraft } from './drafts.ts';
import { type FormSchema, type SchemaForm, useSchemaForm } from './form.ts';

/**
 * A form whose values survive closing, a reload, a failed send and an expired session. `startOver` empties and forgets them.
 * Defaults that change, as when what they are made of arrives, replace the old ones while nothing has been typed.
 */
export function useDraftForm<Schema extends FormSchema, Input extends z.input<Schema>>(
  key: string,
  load: () => Promise<Schema>,
  defaults: Input,
): { form: SchemaForm<Input, z.output<Schema>>; startOver: () => void } {
  const draft = useDraft(key);
  const [first] = useState(() => restore(draft.text, defaults));
  const form = useSchemaForm<Schema, Input>(load, first as DefaultValues<Input>);
  const { subscribe } = form;
  const { setText } = draft;

  const settling = useRef(false);
  const asText = JSON.stringify(defaults);
  const settled = useRef(asText);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => settling.current || setText(JSON.stringify(values)) }),
    [subscribe, setText],
  );

  const settle = useEffectEvent(() => {
    settled.current = asText;
    if (draft.text !== '') return;
    // What nobody typed is no draft. Not `reset`: what has been found wrong meanwhile stays.
    settling.current = true;
    for (const [key, value] of Object.entries(defaults)) form.setValue(key as Path<Input>, value as PathValue<Input, Path<Input>>);
    settling.current = false;
  });
  useEffect(() => {
    if (settled.current !== asText) settle();
  }, [asText]);

  return {
    form,
    startOver() {
      form.reset(defaults);
      draft.clear();
    },
  };
}

/** What was typed before, field by field as far as it fits the form. */
function restore<Input extends FieldValues>(text: string, defaults: Input): Input {
  if (text === '') return defaults;
  try {
    const stored = Object(JSON.parse(text)) as Record<string, unknown>;
    const fitting = Object.entries(defaults).flatMap(([key, value]) => (typeof stored[key] === typeof value ? [[key, stored[key]]] : []));
    return { ...defaults, ...Object.fromEntries(fitting) } as Input;
  } catch {
    return defaults;
  }
}
