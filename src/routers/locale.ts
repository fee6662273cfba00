import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Enums with more values, such as universities and faculties, are not spelled out in the message. */
const NAMED_MAX = 12;

const TYPES: Record<string, string> = {
  string: 'Serve un testo',
  number: 'Serve un numero',
  int: 'Serve un numero intero',
  boolean: 'Serve true oppure false',
  array: 'Serve una lista',
  object: 'Serve un oggetto',
  record: 'Serve un oggetto',
  date: 'Serve una data',
};

const FORMATS: Record<string, string> = {
  email: 'L’indirizzo email non è valido',
  url: 'L’indirizzo web non è valido',
  date: 'La data non è valida',
  datetime: 'La data con l’ora non è valida',
  time: 'L’ora non è valida',
};

/** Singular and plural of each counted unit. */
const UNITS: Record<string, [one: string, many: string]> = { string: ['carattere', 'caratteri'] };
const PARTS: [one: string, many: string] = ['elemento', 'elementi'];

// Messages for issues without a custom error. Zod's own Italian locale leaves types, origins and patterns as technical terms.
z.config({ localeError: describe });

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Manca un valore' : (TYPES[issue.expected] ?? 'Questo valore non è del tipo giusto');
    case 'invalid_value':
      return issue.values.length > NAMED_MAX ? 'Scegli uno dei valori previsti' : `Valori possibili: ${issue.values.join(', ')}`;
    case 'too_small':
      return isAmount(issue.origin)
        ? `Deve essere ${issue.inclusive ? 'almeno' : 'più di'} ${issue.minimum}`
        : `${issue.minimum === 1 ? 'Serve' : 'Servono'} almeno ${counted(issue.minimum, issue.origin)}`;
    case 'too_big':
      return isAmount(issue.origin)
        ? `Può essere ${issue.inclusive ? 'al massimo' : 'meno di'} ${issue.maximum}`
        : `Può avere al massimo ${counted(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Il formato non è valido';
    case 'not_multiple_of':
      return `Deve essere un multiplo di ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'Ci sono campi che qui non esistono';
    default:
      return 'Questo valore non è valido';
  }
}

function isAmount(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint' || origin === 'date';
}

function counted(count: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? PARTS;
  return `${count} ${Number(count) === 1 ? one : many}`;
}
