import { Confirm } from '../ui/confirm.tsx';
import type { Question } from './question.ts';
import { writtenIn } from './written-in.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

interface Words {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  text: string;
}

const publishing = { confirmLabel: 'Pubblica comunque', cancelLabel: 'Modifica' };

function wordsFor(question: Question): Words {
  switch (question.about) {
    case 'personal-data':
      return {
        ...publishing,
        title: 'Qui ci sono dati personali. Vuoi rileggere?',
        text: `Sembra che nel testo ci siano dati personali: ${list.format(question.found)}. Li leggerebbe chiunque, e non si torna indietro: se puoi, toglili. Pubblicato così, il testo lo guarderà anche chi modera.`,
      };
    case 'wounds':
      return {
        ...publishing,
        title: 'Potrebbe ferire chi legge. Vuoi rileggerlo?',
        text: 'Forse non è quello che volevi dire. Il testo resta com’è finché non decidi tu, e nessun altro sa di questa domanda.',
      };
    case 'leaving':
      return {
        confirmLabel: 'Esci',
        cancelLabel: 'Resta',
        title: 'Vuoi uscire?',
        text: 'Hai scritto qualcosa che non hai inviato: se esci, si cancella da questo dispositivo.',
      };
  }
}

/** Asks the writer to confirm a text that contains personal data or may hurt readers before it is sent, or a logout that deletes texts. */
export function RereadingQuestion({ question }: { question: Question }) {
  const { text, ...words } = wordsFor(question);
  return (
    <Confirm
      key={question.id}
      open
      {...words}
      {...(question.about !== 'leaving' && { focusBack: writtenIn })}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    >
      {text}
    </Confirm>
  );
}
