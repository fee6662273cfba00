import type { FieldValues } from 'react-hook-form';
import { type SchemaForm, showIssues } from './form.ts';
import { asRequestError, errorText } from './request-error.ts';

/** Explains why a form was refused: sets errors on the fields that the server names, otherwise returns a text. */
export function explainFailure<Input extends FieldValues, Output>(form: SchemaForm<Input, Output>, error: unknown): string | undefined {
  // The language filter checks all fields together, so the field that it names may not be the one.
  if (asRequestError(error)?.reason === 'content_blocked') {
    return 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';
  }
  if (showIssues(form, error)) return undefined;
  return errorText(error, 'Qualcosa non ha funzionato. Il testo è ancora qui: riprova tra poco.');
}
