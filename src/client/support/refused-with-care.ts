import { navigate } from 'wouter/use-browser-location';
import { paths } from '../lib/paths.ts';
import { asRequestError } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';

/** Said under the form of the text. */
export const REFUSED_WITH_CARE = 'Questo testo non si può pubblicare, perché contiene modi o quantità per farsi del male. È ancora qui.';

/** A mounted form. `tell` makes it show the helplines in place of an error, and returns whether the user sees them. */
interface Form {
  draftKey: string;
  tell: () => boolean;
}

const forms = new Set<Form>();

export function listenForCare(form: Form): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/**
 * Whether a text was refused because it gives methods of self-harm. Its form then shows the helplines, not an error: its author may be the
 * person who needs help. If the form has closed, a toast offers them.
 */
export function refusedWithCare(draftKey: string, error: unknown): boolean {
  if (asRequestError(error)?.reason !== 'needs_care') return false;
  const seen = [...forms].filter((form) => form.draftKey === draftKey).map((form) => form.tell());
  if (!seen.includes(true)) {
    offerHelplines(
      'Non è stato pubblicato',
      'Contiene modi o quantità per farsi del male. Il testo è ancora dove l’hai scritto. Se riguarda te, c’è chi ascolta.',
    );
  }
  return true;
}

/** Longer than other toasts: this one stands for the helpline panel. */
const OFFERED_MS = 20_000;

export function offerHelplines(title: string, description: string): void {
  toast({
    title,
    description,
    duration: OFFERED_MS,
    joins: true,
    action: { label: 'Numeri da chiamare', onClick: () => navigate(paths.support) },
  });
}
