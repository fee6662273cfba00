import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { SharedPages } from '../context.ts';
import { escapeLike, likePattern } from '../fold.ts';
import { CANDIDATES_MAX, SIMILAR_MAX, VOCABULARY_AGE_MS, VOCABULARY_TEXTS, VOCABULARY_WORDS } from './limits.ts';
import { beginningOf, correctionsOf, wordsOf, type Known } from './rules.ts';

/** Where to search for similar texts. */
export interface Searched {
  table: 'posts' | 'study_groups' | 'exam_experiences';
  /** The columns to compare. `titled` also searches `plain_words(title)`, for titles that are not in `search_text`. */
  fields: readonly string[];
  titled?: boolean;
  /** Further conditions. */
  where: readonly RawBuilder<boolean>[];
}

/** The ids of the results, newest first, each with the matching words of its text, folded. */
export type Similar = ReadonlyMap<number, string[]>;

/**
 * Finds texts that resemble the query without containing it: by other forms of its words, or, failing that, by words one typo away. The
 * trigram indexes of the folded texts find candidates, and PostgreSQL’s Italian stemmer decides.
 */
export async function findSimilar(db: Kysely<Tables>, pages: SharedPages, q: string, searched: Searched): Promise<Similar> {
  const words = wordsOf(q);
  if (words.length === 0) return new Map();
  const inflected = await findByWords(
    db,
    q,
    words.map((word) => [word]),
    searched,
  );
  if (inflected.size > 0) return inflected;
  const vocabulary = await pages.read('words', '', () => readVocabulary(db), VOCABULARY_AGE_MS);
  const meant = words.map((word) => [word, ...correctionsOf(word, vocabulary)]);
  return meant.some((alternatives) => alternatives.length > 1) ? findByWords(db, q, meant, searched) : inflected;
}

/** Finds texts that contain each word or one of its alternatives. */
async function findByWords(
  db: Kysely<Tables>,
  q: string,
  meant: string[][],
  { table, fields, titled = false, where }: Searched,
): Promise<Similar> {
  const stems = await readStems(db, meant.flat());
  // Stop words, such as articles, need not match.
  const wanted = meant.map((words) => words.filter((word) => stems.has(word))).filter((words) => words.length > 0);
  const beginnings = wanted.map((words) => words.map((word) => beginningOf(word, stems.get(word)!)));
  const indexed = beginnings.flatMap((each) => (each.includes(null) ? [] : [each as string[]]));
  if (indexed.length === 0) return new Map();
  const begins = indexed.map(
    (each) =>
      sql<boolean>`(${sql.join(
        each.map((beginning) => holds(`%${escapeLike(beginning)}%`, titled)),
        sql` or `,
      )})`,
  );
  const query = wanted.map((words) => `(${words.map((word) => `'${stems.get(word)}'`).join(' | ')})`).join(' & ');
  const columns = fields.map((field) => sql.ref(field));
  const { rows } = await sql<{ id: number; matches: string[] }>`
    with candidates as (
      select id, created_at, search_text, plain_words(concat_ws(e'\n', ${sql.join(columns)})) as words from ${sql.table(table)}
      where withheld is null and ${sql.join([...begins, ...where], sql` and `)}
      order by created_at desc, id desc limit ${CANDIDATES_MAX}
    ),
    found as (
      select id, created_at, words from candidates where search_text not like ${likePattern(q)} and to_tsvector('italian', words) @@ ${query}::tsquery
      order by created_at desc, id desc limit ${SIMILAR_MAX}
    )
    select id, array(
      select distinct token from ts_parse('default', words) where ts_lexize('italian_stem', token) && ${[...new Set(wanted.flat().map((word) => stems.get(word)!))]}::text[]
    ) as matches
    from found order by created_at desc, id desc`.execute(db);
  return new Map(rows.map(({ id, matches }) => [id, matches.sort()]));
}

/**
 * Matches `search_text` and, as the specification leaves titles out of it, the title. `is not null` is for the planner: without it, a rare
 * word in a title is estimated to be common, and all rows are scanned, newest first.
 */
function holds(pattern: string, titled: boolean) {
  const inTitle = sql`title is not null and plain_words(title) like ${pattern}`;
  return titled ? sql`search_text like ${pattern} or (${inTitle})` : sql`search_text like ${pattern}`;
}

/** Returns the stem of each word; stop words have none. */
async function readStems(db: Kysely<Tables>, words: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, stem from unnest(${words}::text[]) as word, unnest(ts_lexize('italian_stem', word)) as stem`.execute(db);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

/** Reads the words of recent texts, exams and subjects, most common first. Words are not linked to their authors. */
async function readVocabulary(db: Kysely<Tables>): Promise<Known[]> {
  const { rows } = await sql<{ word: string; texts: number }>`
    select word, ndoc as texts from ts_stat(${VOCABULARY}) where word ~ '^[[:alpha:]]{3,40}$' order by ndoc desc limit ${VOCABULARY_WORDS}`.execute(
    db,
  );
  return rows.map(({ word, texts }) => [word, texts]);
}

/** The query for `ts_stat`, which takes it as a string. */
const VOCABULARY = [
  ['posts', "concat_ws(e'\\n', title, content, course)"],
  ['exam_experiences', "concat_ws(e'\\n', exam_name, professor)"],
  ['study_groups', "concat_ws(e'\\n', subject, title)"],
]
  .map(
    ([table, text]) =>
      `(select to_tsvector('simple', plain_words(${text})) from ${table} where withheld is null order by created_at desc, id desc limit ${VOCABULARY_TEXTS})`,
  )
  .join(' union all ');
