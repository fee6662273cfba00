import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { writtenIn } from '../../routers/written.ts';
import type { SchemaForm } from '../lib/form.ts';
import { PainNotice } from './pain-notice.tsx';

interface Props<Input extends FieldValues, Output> {
  draftKey: string;
  form: SchemaForm<Input, Output>;
  /** The values before anything was typed; only texts that differ count. */
  before: Input;
  /** The field that gets the focus when the panel is dismissed. */
  focus: Path<Input>;
}

/** `PainNotice` for the texts in all fields of a form. */
export function FormPainNotice<Input extends FieldValues, Output>({ draftKey, form, before, focus }: Props<Input, Output>) {
  const values = useWatch({ control: form.control });
  return <PainNotice draftKey={draftKey} text={writtenIn<object>(values, before).join('\n')} onDismiss={() => form.setFocus(focus)} />;
}
