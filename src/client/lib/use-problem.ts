import { useCallback, useState } from 'react';
import { toast } from './toasts.ts';
import { useShown } from './use-shown.ts';

/**
 * The error shown in a form's dialog, and its setter. An error that arrives after the dialog was closed or its page was left is also
 * shown in a toast: otherwise the form would seem to have been sent.
 */
export function useProblem(open: boolean) {
  const [problem, setProblem] = useState<string>();
  const isShown = useShown(open);
  const tell = useCallback(
    (text: string | undefined) => {
      setProblem(text);
      if (text && !isShown()) toast({ title: 'Errore', description: text, variant: 'destructive' });
    },
    [isShown],
  );
  return [problem, tell] as const;
}
