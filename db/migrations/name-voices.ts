import { sql, type Kysely } from 'kysely';

/** Rows per insert. */
const BATCH = 5000;

/** Gives aliases to the authors of comments in threads that have no aliases yet. */
export async function nameVoices<T>(db: Kysely<T>, randomAlias: () => string): Promise<void> {
  const { rows: voices } = await sql<{ post_id: number; voice_key: string }>`
    select distinct post_id, author_key as voice_key from comments
    where not exists (select from thread_voices where thread_voices.post_id = comments.post_id)
    order by post_id`.execute(db);
  let thread = 0;
  const taken = new Set<string>();
  const aliases = voices.map(({ post_id }) => {
    if (post_id !== thread) taken.clear();
    thread = post_id;
    const alias = drawUnlike(taken, randomAlias);
    taken.add(alias);
    return alias;
  });
  for (let start = 0; start < voices.length; start += BATCH) {
    const batch = voices.slice(start, start + BATCH);
    const [posts, keys] = [batch.map(({ post_id }) => post_id), batch.map(({ voice_key }) => voice_key)];
    await sql`
      insert into thread_voices (post_id, voice_key, alias)
      select * from unnest(${posts}::int[], ${keys}::text[], ${aliases.slice(start, start + BATCH)}::text[])`.execute(db);
  }
}

/** Draws an alias that is not taken; after more failed draws than there are aliases taken, appends a number. */
function drawUnlike(taken: Set<string>, randomAlias: () => string): string {
  for (let draw = 0; draw <= taken.size; draw += 1) {
    const alias = randomAlias();
    if (!taken.has(alias)) return alias;
  }
  for (let number = 2; ; number += 1) {
    const alias = `${randomAlias()} ${number}`;
    if (!taken.has(alias)) return alias;
  }
}
