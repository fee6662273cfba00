import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

/*
 * The baseline: bare Fastify routes with prepared statements on the same tables, without sessions, limits, validation, logs or
 * per-viewer marks. Inserts commit as durably as the product's.
 */

const pool = new Pool({ connectionString: process.env['DATABASE_URL']!, max: 10 });
const app = Fastify();

const COLUMNS =
  'id, author_key, type, title, content, university, faculty, study_year, course, academic_topic, likes, comments_count, chat_ends_at, created_at, edited_at';
const newest = { name: 'newest', text: `select ${COLUMNS} from posts order by created_at desc, id desc limit 20` };
const page = async () => (await pool.query<Record<string, unknown>>(newest)).rows;
const buffer = Buffer.from(JSON.stringify(await page()));

const inserted = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows[0] as unknown;

app.get('/posts', page);
app.get('/buffer', (_, reply) => reply.type('application/json').send(buffer));
app.post('/posts', (request: FastifyRequest<{ Body: { key: string; content: string } }>) =>
  inserted(
    'post',
    `insert into posts (author_key, type, content, search_text, created_at) values ($1, 'vent', $2, lower($2), now()) returning ${COLUMNS}`,
    [request.body.key, request.body.content],
  ),
);
app.post('/comments', (request: FastifyRequest<{ Body: { id: number; key: string; content: string } }>) =>
  inserted('comment', 'insert into comments (post_id, author_key, content, created_at) values ($1, $2, $3, now()) returning *', [
    request.body.id,
    request.body.key,
    request.body.content,
  ]),
);
app.post('/likes', async (request: FastifyRequest<{ Body: { id: number; key: string } }>) => {
  await inserted('like', 'insert into post_likes (post_id, liker_key) values ($1, $2) on conflict do nothing', [
    request.body.id,
    request.body.key,
  ]);
  return {};
});

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('Listening\n');
