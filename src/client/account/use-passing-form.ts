import type { FormEvent } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { type FormSchema, showIssues, useSchemaForm } from '../lib/form.ts';
import { errorText } from '../lib/request-error.ts';
import { useProblem } from '../lib/use-problem.ts';
import { useShown } from '../lib/use-shown.ts';

/** A form in a dialog that is cleared on closing, because it holds a password. */
export function usePassingForm<Schema extends FormSchema>(
  load: () => Promise<Schema>,
  defaultValues: DefaultValues<z.input<NoInfer<Schema>>>,
  { open, onClose }: { open: boolean; onClose: () => void },
) {
  const form = useSchemaForm(load, defaultValues);
  const [problem, setProblem] = useProblem(open);
  const isShown = useShown(open);
  return {
    form,
    problem,
    checking: form.formState.isSubmitting,
    close() {
      form.reset();
      setProblem(undefined);
      onClose();
    },
    /** Shows why the server rejected the request. */
    explain(error: unknown, otherwise: string) {
      if (!isShown() || !showIssues(form, error)) setProblem(errorText(error, otherwise));
    },
    /** Shows a text of its own instead. */
    warn: (text: string) => setProblem(text),
    submitTo: (send: (values: z.output<Schema>) => void) => (event?: FormEvent) => {
      setProblem(undefined);
      void form.handleSubmit((values) => send(values))(event);
    },
  };
}
