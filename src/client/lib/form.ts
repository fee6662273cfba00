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
import { unkept } from './unkept.ts';

/** A schema of form fields; a form’s values may be narrower than its input, e.g. never null. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

interface Options {
  /** The form sends what the schema makes of its values: without the schema it sends nothing. Others leave the rules to the server. */
  converts?: boolean;
}

/**
 * react-hook-form with a router’s schema. The schema and zod are loaded when the first field is left, not with the page;
 * `load` must be the same function on every render. Messages appear when a field is left or on submit.
 */
export function useSchemaForm<Schema extends FormSchema, Input extends z.input<Schema> = z.input<Schema>>(
  load: () => Promise<Schema>,
  defaultValues: DefaultValues<NoInfer<Input>>,
  { converts = false }: Options = {},
): SchemaForm<Input, z.output<Schema>> {
  const form = useForm<Input, unknown, z.output<Schema>>({ defaultValues, mode: 'onTouched', resolver: lazyResolver(load, converts) });
  return {
    ...form,
    trigger: (names, options) => {
      // Mark validated fields as touched, so that an error disappears as soon as the value is corrected.
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

/** Shows a toast if all errors are on fields that are not rendered, or on none: otherwise the submit would fail silently. */
function sayIfUnseen<Input extends FieldValues, Output>({ control }: SchemaForm<Input, Output>, errors: FieldErrors<Input>): void {
  const found = Object.entries(errors);
  if (UNLOADED in errors) {
    const advice = `${unkept.size ? 'R' : 'Quello che hai scritto è al sicuro: r'}icarica la pagina quando torni in rete, e riprova.`;
    toast({ title: 'Errore', description: `Manca la connessione. ${advice}`, variant: 'destructive' });
    return;
  }
  if (found.some(([name]) => (control._fields[name] as Field | undefined)?._f.mount)) return;
  const words = found.map(([, problem]) => problem?.message).find((message) => typeof message === 'string');
  toast({
    title: 'Errore',
    description: `Un campo che ora non si vede non è a posto${words ? `: «${words.replace(/\.$/, '')}»` : ''}.`,
    variant: 'destructive',
  });
}

/** Sets the issues of a failed request as errors on the form’s fields, in these words if any. Returns whether there were any. */
export function showIssues<Input extends FieldValues, Output>(form: SchemaForm<Input, Output>, error: unknown, words?: string): boolean {
  const fields = new Set(Object.keys(form.getValues()));
  const issues = asRequestError(error)?.issues.filter(({ path }) => fields.has(String(path[0]))) ?? [];
  issues.forEach(({ path, message }, index) => {
    form.setError(path.join('.') as Path<Input>, { type: 'server', message: words ?? message }, { shouldFocus: index === 0 });
  });
  return issues.length > 0;
}

function lazyResolver<Schema extends FormSchema, Input extends z.input<Schema>>(
  load: () => Promise<Schema>,
  converts: boolean,
): Resolver<Input, unknown, z.output<Schema>> {
  return async (values, context, options) => {
    let schema: z.ZodType<z.output<Schema>, Input>;
    try {
      // A schema that accepts more than the form holds also accepts its values, but zod’s types cannot express that.
      schema = (await Promise.all([load(), import('../../routers/locale.ts')]))[0] as typeof schema;
    } catch (error) {
      // The schema could not be loaded, e.g. offline. Some browsers do not retry such an import until the page is reloaded.
      logQuietly('Form rules unavailable', error);
      if (converts) return { values: {}, errors: unloaded as FieldErrors<Input> };
      return { values: values as z.output<Schema>, errors: {} };
    }
    const result = await zodResolver(schema)(withUnreadable(values, options.fields), context, options);
    await whenReleased();
    return result;
  };
}

/** The error of a form whose schema could not be loaded; the name of no field. */
const UNLOADED = '-unloaded';
const unloaded: FieldErrors = { [UNLOADED]: { type: UNLOADED } };

/** What a schema sees of a number or date that the browser cannot read, such as “30L” or 31 February; no schema of either accepts it. */
const UNREADABLE = '?';

/** The values of a form: an input that the browser cannot read has an empty value, like an empty one, but must not count as empty. */
function withUnreadable<Values extends FieldValues>(values: Values, fields: Record<string, Field['_f'] | undefined>): Values {
  const unreadable = Object.entries(fields).filter(
    ([, field]) => (field?.ref as Partial<HTMLInputElement> | undefined)?.validity?.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadable.map(([name]) => [name, UNREADABLE])) };
}
