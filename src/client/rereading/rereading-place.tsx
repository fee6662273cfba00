import { lazy, useEffect } from 'react';
import { toast } from '../lib/toasts.ts';
import { Later } from '../ui/later.tsx';
import { type Question, useRereadingQuestion } from './question.ts';

const RereadingQuestion = lazy(async () => ({ default: (await import('./rereading-question.tsx')).RereadingQuestion }));

/** Renders the open question, on every page; its dialog is loaded on demand. */
export function RereadingPlace() {
  const question = useRereadingQuestion();
  return <Later instead={question && <Unasked question={question} />}>{question && <RereadingQuestion question={question} />}</Later>;
}

/** If the dialog cannot be loaded, cancels the sending: a text is not sent without its question, and stays in its form. A logout goes on. */
function Unasked({ question }: { question: Question }) {
  useEffect(() => {
    const leaving = question.about === 'leaving';
    question.answer(leaving);
    if (leaving) return;
    toast({
      title: 'Errore',
      description: 'Manca la connessione: il tuo testo è ancora qui. Ricarica la pagina quando torni in rete, e riprova.',
      variant: 'destructive',
    });
  }, [question]);
  return null;
}
