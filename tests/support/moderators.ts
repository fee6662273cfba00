/** Whom the operator of the browser suite's site has named. */
export const MODERATORS = ['anna.modera@edu.unito.it', 'bruno.modera@edu.unito.it'] as const;
