export type PlannerTrouble =
  /** The browser's storage quota is exhausted. */
  | 'full'
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

const texts: Record<PlannerTrouble, string> = {
  full: 'Lo spazio di questo browser per Sottovoce è finito, perciò non è stato salvato nulla di nuovo. Quello che avevi c’è ancora: esportane una copia, elimina un piano che non ti serve più e riprova.',
  forbidden:
    'Questo browser non permette a Sottovoce di conservare dati, forse perché navighi in privato. Apri il piano in una finestra normale.',
  newer: 'Il tuo piano è stato salvato da una versione più recente di Sottovoce. Ricarica la pagina per continuare: i dati sono al sicuro.',
  gone: 'Il piano o l’argomento non c’è più, forse l’hai eliminato in un’altra scheda. Scegline un altro.',
};

/** Returns the user-facing message for a failed change. */
export function plannerErrorText(error: unknown): string {
  return error instanceof PlannerError ? texts[error.trouble] : 'Qualcosa è andato storto e non è stato salvato nulla di nuovo. Riprova.';
}
