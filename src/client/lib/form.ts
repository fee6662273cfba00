import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { logQuietly } from './log.ts';
import { whenReleased } from './pointer.ts';
import { asRequestError } from './request-error.ts';

export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * react-hook-form over one of the rooms' schemas. The schema and zod arrive with the first field that is left, not
 * with the screen; `load` must be the same function on every render. Messages appear when a field is left or on submit.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
  defaultValues: DefaultValues<Input>,
): SchemaForm<Input, Output> {
  return useForm<Input, unknown, Output>({ defaultValues, mode: 'onTouched', resolver: lazyResolver(load) });
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

function lazyResolver<Input extends FieldValues, Output>(load: () => Promise<z.ZodType<Output, Input>>): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    let schema: z.ZodType<Output, Input>;
    try {
      [schema] = await Promise.all([load(), import('./italian-zod.ts')]);
    } catch (error) {
      // The rules did not arrive, as when the connection drops: the server applies the same ones.
      logQuietly('Form rules unavailable', error);
      return { values: values as unknown as Output & FieldValues, errors: {} };
    }
    const result = await zodResolver(schema)(values, context, options);
    await whenReleased();
    return result;
  };
}
