import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export const KINDS = ['statale', 'non statale', 'telematica', 'scuola superiore'] as const;

export interface UniversityRow {
  /** The website's domain, or the lowercase short name if unknown. Rows are matched by it: never change one. */
  slug: string;
  name: string;
  shortName: string;
  city: string;
  /** Two-letter code. */
  province: string;
  region: string;
  kind: (typeof KINDS)[number];
  /** Mail domains, including their subdomains. */
  domains: string[];
  aliases: string[];
}

const FILE = new URL('./universities.csv', import.meta.url);
const COLUMNS = ['name', 'short_name', 'city', 'province', 'region', 'kind', 'website_domain', 'email_domains', 'aliases'] as const;

type UniversityRecord = Record<(typeof COLUMNS)[number], string>;

/** Returns the universities of `universities.csv`, in file order. @throws if the file has unexpected columns or kinds */
export function readUniversities(csv: string | Buffer = readFileSync(FILE)): UniversityRow[] {
  return parse<UniversityRecord>(csv, { columns: checkColumns }).map(toUniversity);
}

function checkColumns(header: string[]): string[] {
  if (header.join() !== COLUMNS.join()) throw new Error(`Unexpected columns in universities.csv: ${header.join()}`);
  return header;
}

function toUniversity({ name, short_name: shortName, city, province, region, ...rest }: UniversityRecord): UniversityRow {
  const kind = KINDS.find((known) => known === rest.kind);
  if (!kind) throw new Error(`Unknown kind of university in universities.csv: ${rest.kind}`);
  const slug = rest.website_domain || shortName.toLowerCase();
  return { slug, name, shortName, city, province, region, kind, domains: list(rest.email_domains), aliases: list(rest.aliases) };
}

function list(field: string): string[] {
  return field.split(';').filter((item) => item !== '');
}
