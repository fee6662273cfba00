import { lazy, useEffect } from 'react';
import { toast } from '../lib/toasts.ts';
import { Later } from '../ui/later.tsx';
import { type Question, useRereadingQuestion } from './question.ts';

const RereadingQuestion = lazy(async () => ({ default: (await import('./rereading-question.tsx')).RereadingQuestion }));

/** Where the question is put, on every page; it is loaded when there is one. */
export function RereadingPlace() {
  const question = useRereadingQuestion();
  return <Later instead={question && <Unasked question={question} />}>{question && <RereadingQuestion question={question} />}</Later>;
}

/** Nothing goes out that its writer was to be asked about: the text stays where it was written. */
function Unasked({ question }: { question: Question }) {
  useEffect(() => {
    question.answer(false);
    toast({
      title: 'Errore',
      description: 'Manca la connessione: il tuo testo è ancora qui. Ricarica la pagina e riprova.',
      variant: 'destructive',
    });
  }, [question]);
  return null;
}
