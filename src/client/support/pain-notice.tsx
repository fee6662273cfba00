import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { writtenIn } from '../../routers/written.ts';
import type { SchemaForm } from '../lib/form.ts';
import { PainPanel } from './pain-panel.tsx';
import { usePain } from './use-pain.ts';

interface Props {
  /** Dismissing the panel applies to this draft only. */
  draftKey: string;
  text: string;
  /** Must return the focus to the text. */
  onDismiss: () => void;
}

/** The helplines beside a text with signs of distress, in forms other than those of posts and comments. */
export function PainNotice({ draftKey, text, onDismiss }: Props) {
  const pain = usePain(draftKey, text);
  return (
    <PainPanel
      signal={pain.signal}
      onDismiss={() => {
        pain.dismiss();
        onDismiss();
      }}
    />
  );
}

interface FormProps<Input extends FieldValues, Output> {
  draftKey: string;
  form: SchemaForm<Input, Output>;
  /** The values before anything was typed; only texts that differ count. */
  before: Input;
  /** The field that gets the focus when the panel is dismissed. */
  focus: Path<Input>;
}

/** `PainNotice` for the texts in all fields of a form. */
export function FormPainNotice<Input extends FieldValues, Output>({ draftKey, form, before, focus }: FormProps<Input, Output>) {
  const values = useWatch({ control: form.control });
  return <PainNotice draftKey={draftKey} text={writtenIn<object>(values, before).join('\n')} onDismiss={() => form.setFocus(focus)} />;
}
