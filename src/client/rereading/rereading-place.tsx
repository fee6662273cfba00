import { lazy, Suspense } from 'react';
import { useRereadingQuestion } from './question.ts';

const RereadingQuestion = lazy(async () => ({ default: (await import('./rereading-question.tsx')).RereadingQuestion }));

/** Where the question is put, on every page; it is loaded when there is one. */
export function RereadingPlace() {
  const question = useRereadingQuestion();
  return <Suspense>{question && <RereadingQuestion question={question} />}</Suspense>;
}
