import { readFileSync } from 'node:fs';

export const KINDS = ['statale', 'non statale', 'telematica', 'scuola superiore'] as const;

export interface UniversityRow {
  /** The website's domain, or the short name where none is known. Ids in other tables depend on it: never change one. */
  slug: string;
  name: string;
  shortName: string;
  city: string;
  /** Its two letters, as on number plates. */
  province: string;
  region: string;
  kind: (typeof KINDS)[number];
  /** Mail domains; their sub-domains count too. */
  domains: string[];
  aliases: string[];
}

const FILE = new URL('./universities.csv', import.meta.url);
const COLUMNS = ['name', 'short_name', 'city', 'province', 'region', 'kind', 'website_domain', 'email_domains', 'aliases'];

/** The universities of `universities.csv`, in its order. Throws when the file is not what this module expects. */
export function readUniversities(): UniversityRow[] {
  const [header, ...records] = parseCsv(readFileSync(FILE, 'utf8'));
  if (header?.join() !== COLUMNS.join()) throw new Error(`Unexpected columns in universities.csv: ${header?.join()}`);
  return records.map(toUniversity);
}

function toUniversity(record: string[]): UniversityRow {
  if (record.length !== COLUMNS.length) throw new Error(`Expected ${COLUMNS.length} fields in universities.csv: ${record.join()}`);
  const [name, shortName, city, province, region, kindText, website, domains, aliases] = record as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const kind = KINDS.find((known) => known === kindText);
  if (!kind) throw new Error(`Unknown kind of university in universities.csv: ${kindText}`);
  const slug = website || shortName.toLowerCase();
  return { slug, name, shortName, city, province, region, kind, domains: list(domains), aliases: list(aliases) };
}

function list(field: string): string[] {
  return field.split(';').filter((item) => item !== '');
}

/** Records of a comma-separated text (RFC 4180): quoted fields may hold commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) throw new Error(`Malformed CSV at character ${at}`);
    const [, quoted, plain, end] = match;
    record.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    // A comma as the last character is followed by an empty field.
    if (end === ',' && field.lastIndex === text.length) record.push('');
    if (end !== ',' || field.lastIndex === text.length) {
      records.push(record);
      record = [];
    }
  }
  return records;
}
