import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import type { SchemaForm } from '../lib/form.ts';
import { TextareaField } from '../ui/textarea-field.tsx';

/** The present texts, which were edited elsewhere, of the fields that the author has changed here: to compare them before saving. */
export function PresentTexts({ fields }: { fields: { label: string; original: string }[] }) {
  return (
    <chakra.div display="grid" gap="3">
      {fields.map(({ label, original }) => (
        <TextareaField key={label} label={`${label}, com’è adesso`} rows={1} readOnly value={original} />
      ))}
    </chakra.div>
  );
}

interface Props<Input extends Record<string, unknown>, Output> {
  form: SchemaForm<Input, Output>;
  present: Input;
  /** The labels of the text fields, in their order on screen. */
  labels: Partial<Record<keyof Input, string>>;
}

/** As `PresentTexts`, for the fields of a form. */
export function PresentFields<Input extends Record<string, unknown>, Output>({ form, present, labels }: Props<Input, Output>) {
  const values: Partial<Record<string, unknown>> = useWatch({ control: form.control });
  const fields = Object.entries<string | undefined>(labels).filter(([name]) => values[name] !== present[name]);
  return <PresentTexts fields={fields.map(([name, label]) => ({ label: label!, original: String(present[name]) }))} />;
}
