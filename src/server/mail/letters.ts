/** The content of a mail, from which its HTML and its plain text are made. */
export interface LetterText {
  subject: string;
  /** Paragraphs before the link. */
  lead: string[];
  link?: { label: string; url: string };
  code?: { label: string; digits: string };
  /** Paragraphs after it. */
  rest: string[];
}

const IGNORE = 'Se non hai chiesto tu questa email, puoi ignorarla: non cambia nulla.';

export interface Proof {
  /** The site's own URL. */
  site: URL;
  token: string;
  code: string;
  /** Minutes. */
  validFor: number;
}

const linkTo = (site: URL, path: string, token: string) => new URL(`${path}?token=${token}`, site).href;

export function confirmLetter({ site, token, code, validFor }: Proof): LetterText {
  return {
    subject: 'Conferma il tuo indirizzo',
    lead: ['Ti diamo il benvenuto su Sottovoce.', 'Per poter scrivere, conferma che questo indirizzo è tuo. Per leggere non serve.'],
    link: { label: 'Conferma l’indirizzo', url: linkTo(site, '/confirm', token) },
    code: { label: 'Oppure scrivi questo codice nella pagina di Sottovoce:', digits: code },
    rest: [`Link e codice valgono ${validFor} minuti e si possono usare una volta sola.`, IGNORE],
  };
}

export function newAddressLetter({ site, token, code, validFor }: Proof): LetterText {
  return {
    subject: 'Conferma il nuovo indirizzo',
    lead: ['Dalle impostazioni di un account Sottovoce qualcuno ha chiesto di usare questo indirizzo. Se l’hai chiesto tu, confermalo.'],
    link: { label: 'Conferma il nuovo indirizzo', url: linkTo(site, '/confirm', token) },
    code: { label: 'Oppure scrivi questo codice nelle impostazioni:', digits: code },
    rest: [
      `Link e codice valgono ${validFor} minuti e si possono usare una volta sola. Finché non lo confermi, resta l’indirizzo di prima.`,
      IGNORE,
    ],
  };
}

export function takenAddressLetter(site: URL): LetterText {
  return {
    subject: 'Questo indirizzo ha già un account',
    lead: [
      'Qualcuno ha chiesto di usare questo indirizzo per il proprio account Sottovoce, ma un account con questo indirizzo c’è già.',
      'Se l’hai chiesto tu, accedi con questo indirizzo. Se non ricordi la password, dalla stessa pagina puoi sceglierne un’altra.',
    ],
    link: { label: 'Vai all’accesso', url: new URL('/login', site).href },
    rest: [IGNORE],
  };
}

export function resetLetter({ site, token, validFor }: Proof): LetterText {
  return {
    subject: 'Scegli una nuova password',
    lead: ['Qualcuno ha chiesto una nuova password per l’account Sottovoce con questo indirizzo. Se l’hai chiesta tu, sceglila qui.'],
    link: { label: 'Scegli la password', url: linkTo(site, '/reset', token) },
    rest: [
      `Il link vale ${validFor} minuti e si può usare una volta sola. Quando avrai scelto la nuova password, tutti gli accessi aperti si chiuderanno.`,
      'Se non l’hai chiesta tu, puoi ignorare questa email: la password resta quella di prima.',
    ],
  };
}

export function passwordChangedLetter(site: URL): LetterText {
  return {
    subject: 'La tua password è cambiata',
    lead: [
      'La password del tuo account Sottovoce è cambiata, e gli altri accessi aperti si sono chiusi. Se l’hai cambiata tu, non serve fare nulla.',
    ],
    rest: ['Se non l’hai cambiata tu, scegline subito un’altra con «Password dimenticata?».'],
    link: { label: 'Vai all’accesso', url: new URL('/login', site).href },
  };
}

/** Does not name the new address, because somebody else may read the old one. */
export function addressChangedLetter(site: URL): LetterText {
  return {
    subject: 'L’indirizzo del tuo account è cambiato',
    lead: [
      'Il tuo account Sottovoce ora usa un altro indirizzo email, e a questo non scriveremo più. Se l’hai cambiato tu, non serve fare nulla.',
    ],
    rest: ['Se non l’hai cambiato tu, scrivici subito: come fare è nella pagina Supporto.'],
    link: { label: 'Vai alla pagina Supporto', url: new URL('/support', site).href },
  };
}

/** Does not say what was reported, because somebody else may read the address. */
export function reportReceivedLetter(): LetterText {
  return {
    subject: 'La tua segnalazione è arrivata',
    lead: ['Una segnalazione fatta su Sottovoce con questo indirizzo è arrivata. Una persona la guarderà appena può.'],
    rest: [
      'Non conserviamo questo indirizzo, perciò non potremo scriverti com’è andata a finire.',
      'Se non hai segnalato nulla, puoi ignorare questa email.',
    ],
  };
}

/** Does not say what is new: only the site does. */
export function newsLetter(site: URL): LetterText {
  return {
    subject: 'C’è qualcosa di nuovo per te',
    lead: ['Su Sottovoce c’è qualcosa che non hai ancora letto.'],
    link: { label: 'Vai a leggere', url: new URL('/notices', site).href },
    rest: ['Ti scriviamo al massimo una volta al giorno, perché lo hai scelto tu. Puoi smettere quando vuoi, dalle impostazioni.'],
  };
}
