import { Confirm } from '../ui/confirm.tsx';
import type { Question } from './question.ts';
import { writtenIn } from './written-in.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/** Asks the writer to confirm a text that contains personal data or may hurt readers, before it is sent. */
export function RereadingQuestion({ question }: { question: Question }) {
  const revealing = question.about === 'personal-data';
  return (
    <Confirm
      key={question.id}
      open
      title={revealing ? 'Qui ci sono dati personali. Vuoi rileggere?' : 'Potrebbe ferire chi legge. Vuoi rileggerlo?'}
      confirmLabel="Pubblica comunque"
      cancelLabel="Modifica"
      focusBack={writtenIn}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    >
      {revealing
        ? `Sembra che nel testo ci siano dati personali: ${list.format(question.found)}. Li leggerebbe chiunque, e non si torna indietro: se puoi, toglili. Pubblicato così, il testo lo guarderà anche chi modera.`
        : 'Forse non è quello che volevi dire. Il testo resta com’è finché non decidi tu, e nessun altro sa di questa domanda.'}
    </Confirm>
  );
}
