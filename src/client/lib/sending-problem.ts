import type { FieldValues } from 'react-hook-form';
import { type SchemaForm, showIssues } from './form.ts';
import { asRequestError, errorText } from './request-error.ts';

/** What the server’s words about blocked language are replaced by. */
export const BLOCKED_HINT = 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';

/** Explains why a form was refused: sets errors on the fields that the server names, otherwise returns a text. */
export function explainFailure<Input extends FieldValues, Output>(form: SchemaForm<Input, Output>, error: unknown): string | undefined {
  const blocked = asRequestError(error)?.reason === 'content_blocked' ? BLOCKED_HINT : undefined;
  if (showIssues(form, error, blocked)) return undefined;
  if (blocked) return blocked;
  return errorText(error, 'Qualcosa non ha funzionato. Il testo è ancora qui: riprova tra poco.');
}
