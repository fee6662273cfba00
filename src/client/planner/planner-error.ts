export type PlannerTrouble =
  /** The browser's storage quota is exhausted. */
  | 'full'
  /** The quota leaves no room to set the unreadable entries aside, without which nothing is changed. */
  | 'crowded'
  /** The browser denies this site access to its storage. */
  | 'forbidden'
  /** The stored planner was written by a later version of this page. */
  | 'newer'
  /** The plan or subject that the change refers to does not exist. */
  | 'gone';

/** Thrown when a change could not be saved; the stored data is unchanged. */
export class PlannerError extends Error {
  readonly trouble: PlannerTrouble;

  constructor(trouble: PlannerTrouble, options?: ErrorOptions) {
    super(`The planner was not changed: ${trouble}`, options);
    this.name = 'PlannerError';
    this.trouble = trouble;
  }
}

const texts: Record<PlannerTrouble, { what: string; advice: string }> = {
  full: {
    what: 'Lo spazio di questo browser per Sottovoce è finito, perciò non è stato salvato nulla di nuovo.',
    advice: 'Quello che avevi c’è ancora: esportane una copia, elimina un piano che non ti serve più e riprova.',
  },
  crowded: {
    what: 'Non c’è spazio per mettere da parte quello che non era leggibile, perciò non è stato cambiato nulla.',
    advice: 'In alto nella pagina scaricalo, poi eliminalo, e riprova.',
  },
  forbidden: {
    what: 'Questo browser non permette a Sottovoce di conservare dati, forse perché navighi in privato.',
    advice: 'Apri il piano in una finestra normale.',
  },
  newer: {
    what: 'Il tuo piano è stato salvato da una versione più recente di Sottovoce.',
    advice: 'Ricarica la pagina per continuare: i dati sono al sicuro.',
  },
  gone: {
    what: 'Il piano o l’argomento non c’è più, forse l’hai eliminato in un’altra scheda.',
    advice: 'Scegline un altro.',
  },
};

const unknown = { what: 'Qualcosa è andato storto e non è stato salvato nulla di nuovo.', advice: 'Riprova.' };

/** Returns the user-facing message for a failed change. */
export function plannerErrorText(error: unknown): string {
  const { what, advice } = textsOf(error);
  return `${what} ${advice}`;
}

/** Returns the message for a failed undo: what it brings back is stored nowhere, only offered again. */
export function undoErrorText(error: unknown): string {
  return `${textsOf(error).what} Puoi riprovare finché questo messaggio resta aperto.`;
}

function textsOf(error: unknown) {
  return error instanceof PlannerError ? texts[error.trouble] : unknown;
}
