import { Confirm } from '../ui/confirm.tsx';
import type { Question, Readers } from './question.ts';
import { writtenIn } from './written-in.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

interface Words {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  text: string;
}

/** Who would read personal data. Moderators look at what several people read, but at a message to one person only if it is reported. */
const WOULD_READ: Record<Readers, string> = {
  all: 'Li leggerebbe chiunque, e non si torna indietro: se puoi, toglili. Pubblicato così, il testo lo guarderà anche chi modera.',
  group:
    'Li leggerebbe chi è nel gruppo, anche chi arriva dopo, e non si torna indietro: se puoi, toglili. Pubblicato così, il testo lo guarderà anche chi modera.',
  one: 'Li leggerebbe chi riceve il messaggio, e non si torna indietro: se non servono, toglili.',
};

function sendingTo(readers: Readers) {
  return { confirmLabel: readers === 'one' ? 'Invia comunque' : 'Pubblica comunque', cancelLabel: 'Modifica' };
}

function wordsFor(question: Question): Words {
  switch (question.about) {
    case 'personal-data':
      return {
        ...sendingTo(question.readers),
        title: 'Forse qui ci sono dati personali. Vuoi rileggere?',
        text: `Sembra che nel testo ci siano dati personali: ${list.format(question.found)}. ${WOULD_READ[question.readers]}`,
      };
    case 'wounds':
      return {
        ...sendingTo(question.readers),
        title: 'Potrebbe ferire chi legge. Vuoi rileggerlo?',
        text: 'Forse non è quello che volevi dire. Il testo resta com’è finché non decidi tu, e nessun altro sa di questa domanda.',
      };
    case 'leaving':
      return {
        confirmLabel: 'Esci',
        cancelLabel: 'Resta',
        title: 'Vuoi uscire?',
        text: 'Hai scritto qualcosa che non hai inviato: se esci, sparisce da questo dispositivo.',
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
