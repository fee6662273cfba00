import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type Field,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { logQuietly } from './log.ts';
import { whenReleased } from './pointer.ts';
import { asRequestError } from './request-error.ts';
import { toast } from './toasts.ts';

/** A schema of fields; a form may hold less than it takes, such as never null. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * react-hook-form over one of the rooms' schemas. The schema and zod arrive with the first field that is left, not
 * with the screen; `load` must be the same function on every render. Messages appear when a field is left or on submit.
 */
export function useSchemaForm<Schema extends FormSchema, Input extends z.input<Schema> = z.input<Schema>>(
  load: () => Promise<Schema>,
  defaultValues: DefaultValues<NoInfer<Input>>,
): SchemaForm<Input, z.output<Schema>> {
  const form = useForm<Input, unknown, z.output<Schema>>({ defaultValues, mode: 'onTouched', resolver: lazyResolver(load) });
  return {
    ...form,
    trigger: (names, options) => {
      // What is looked at counts as left: from now on its message goes with its fault.
      for (const name of [names ?? []].flat() as Path<Input>[]) form.setValue(name, form.getValues(name), { shouldTouch: true });
      return form.trigger(names, options);
    },
    handleSubmit: (onValid, onInvalid) =>
      form.handleSubmit(onValid, (errors, event) => {
        sayIfUnseen(form, errors);
        return onInvalid?.(errors, event);
      }),
  };
}

/** What is wrong with fields that are not there would keep a form from being sent without a word. */
function sayIfUnseen<Input extends FieldValues, Output>({ control }: SchemaForm<Input, Output>, errors: FieldErrors<Input>): void {
  const found = Object.entries(errors);
  if (found.some(([name]) => (control._fields[name] as Field | undefined)?._f.mount)) return;
  const words = found.map(([, problem]) => problem?.message).find((message) => typeof message === 'string');
  toast({
    title: 'Errore',
    description: `Un campo che ora non si vede non è a posto${words ? `: «${words}»` : ''}.`,
    variant: 'destructive',
  });
}

/** Puts what the server found wrong on the fields that the form has. Returns whether it found any. */
export function showIssues<Input extends FieldValues, Output>(form: SchemaForm<Input, Output>, error: unknown): boolean {
  const fields = new Set(Object.keys(form.getValues()));
  const issues = asRequestError(error)?.issues.filter(({ path }) => fields.has(String(path[0]))) ?? [];
  issues.forEach(({ path, message }, index) => {
    form.setError(path.join('.') as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return issues.length > 0;
}

function lazyResolver<Schema extends FormSchema, Input extends z.input<Schema>>(
  load: () => Promise<Schema>,
): Resolver<Input, unknown, z.output<Schema>> {
  return async (values, context, options) => {
    let schema: z.ZodType<z.output<Schema>, Input>;
    try {
      // Whoever takes more takes what the form holds; zod's types do not know that.
      schema = (await Promise.all([load(), import('../../routers/locale.ts')]))[0] as typeof schema;
    } catch (error) {
      // The rules did not arrive, as when the connection drops: the server applies the same ones.
      logQuietly('Form rules unavailable', error);
      return { values: values as z.output<Schema>, errors: {} };
    }
    const result = await zodResolver(schema)(values, context, options);
    await whenReleased();
    return result;
  };
}
