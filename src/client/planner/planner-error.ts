export type PlannerTrouble =
  /** The browser has no room left. */
  | 'full'
  /** The browser lets this site keep nothing. */
  | 'forbidden'
  /** The stored planner was written by a later version of this page. */
  | 'newer'
  /** What the change refers to is no longer there. */
  | 'gone';

/** A change that was not made; everything stored is as it was before. */
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

/** What a person reads about a failed change. */
export function plannerErrorText(error: unknown): string {
  return error instanceof PlannerError ? texts[error.trouble] : 'Qualcosa è andato storto e non è stato salvato nulla di nuovo. Riprova.';
}
