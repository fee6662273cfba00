import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from '../lib/drafts.ts';

interface Format<Values> {
  asText: (values: Values) => string;
  valuesIn: (text: string) => Values;
}

/** Keeps the values of a form in its draft, and shows those that another tab has stored there. */
export function useKeptValues<Values extends FieldValues>(
  { subscribe, reset }: Pick<UseFormReturn<Values>, 'subscribe' | 'reset'>,
  { text, setText }: Draft,
  { asText, valuesIn }: Format<Values>,
): void {
  const shown = useRef(text);
  const settling = useRef(false);

  const keep = useEffectEvent((values: Values) => {
    if (settling.current) return;
    shown.current = asText(values);
    setText(shown.current);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);

  const follow = useEffectEvent((text: string) => {
    // Another tab has saved the draft or put its changes back: the dialog closes with the values that it shows.
    if (text === shown.current || text === '') return;
    shown.current = text;
    settling.current = true;
    reset(valuesIn(text));
    settling.current = false;
  });
  useEffect(() => follow(text), [text]);
}
