import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { personas } from '../demo/personas.ts';
import type { Posts, Tables } from '../tables.ts';
import { insertMany, reserveIds } from './insert-many.ts';
import { demoPosts } from './posts.ts';
import { hoursBefore, type SeedTools } from './tools.ts';

const BATCH = 4000;
const YEAR_IN_HOURS = 365 * 24;
const AUTHORS = 5000;

/** Inserts `count` posts spread evenly over the past year, composed of sentences from the demo posts. Every third has one or two likes. */
export async function generatePosts(db: Kysely<Tables>, tools: SeedTools, count: number): Promise<void> {
  const sentences = demoPosts.flatMap((post) => post.content.split(/(?<=[.!?])\s+/)).filter((sentence) => sentence.length > 20);
  const authors = Array.from({ length: Math.min(AUTHORS, count) }, () => randomUUID() as string);
  const random = generator(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

  for (let done = 0; done < count; done += BATCH) {
    const ids = await reserveIds(db, 'posts', Math.min(BATCH, count - done));
    const likes: { post_id: number; liker_key: string }[] = [];
    const posts = ids.map((id, index): Insertable<Posts> => {
      const model = pick(demoPosts);
      const persona = pick(personas);
      const content = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(sentences)).join(' ');
      const createdAt = hoursBefore(tools.now, YEAR_IN_HOURS * (1 - (done + index) / count));
      const known = random() < 0.7;
      const post = {
        content,
        university: known ? persona.university : undefined,
        faculty: known ? persona.faculty : undefined,
        course: model.course,
        academicTopic: model.academicTopic,
      };
      if (id % 3 === 0) {
        for (const liker of new Set([pick(authors), pick(authors)]))
          likes.push({ post_id: id, liker_key: tools.key('post-like', id, liker) });
      }
      return {
        id,
        author_key: tools.key('thread', id, pick(authors)),
        type: model.type,
        title: null,
        content,
        university: post.university ?? null,
        faculty: post.faculty ?? null,
        study_year: known ? persona.studyYear : null,
        course: post.course ?? null,
        academic_topic: post.academicTopic ?? null,
        search_text: tools.searchTextOf.post(post),
        chat_ends_at: tools.chatEnd(model.type, createdAt),
        created_at: createdAt,
      };
    });
    await db.transaction().execute(async (trx) => {
      await insertMany(trx, 'posts', posts);
      await insertMany(trx, 'post_likes', likes);
    });
  }
}

/** A linear congruential generator, so that the same count yields the same content. */
function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
