import type { FieldValues } from 'react-hook-form';
import { type SchemaForm, showIssues } from './form.ts';
import { asRequestError, errorText } from './request-error.ts';

/** Says why a form was refused: on its fields where the server names them, else in the words it returns. */
export function explainFailure<Input extends FieldValues, Output>(form: SchemaForm<Input, Output>, error: unknown): string | undefined {
  // The language rule looks at all fields together, whichever one it names.
  if (asRequestError(error)?.reason === 'content_blocked') {
    return 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';
  }
  if (showIssues(form, error)) return undefined;
  return errorText(error, 'Qualcosa non ha funzionato. Il testo è ancora qui: riprova tra poco.');
}
