// Plain JavaScript, because a worker thread does not inherit the transpiler of its parent.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./embedded.ts').EmbeddedWorkerData} */
const { directory, socketPath, maxConnections } = workerData;

const database = await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
// Old WAL segments contain deleted data: remove them at once instead of recycling them later.
await database.exec('set wal_recycle = off');
endWithPanic();
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections });
await server.start();

parentPort?.once('message', () => void stop());

async function stop() {
  await server.stop();
  await database.close();
  parentPort?.close();
}

/**
 * Ends this thread after a PostgreSQL panic, for example when the disk is too full for the WAL, because later queries would hang forever.
 * Stored values contain no NUL, so no row can match the pattern.
 */
function endWithPanic() {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = (message, { onRawData, ...options }) =>
    run(message, {
      ...options,
      onRawData(data) {
        onRawData(data);
        if (!Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes('\0VPANIC\0')) return;
        setImmediate(() => {
          throw Object.assign(new Error('panic'), { code: 'PANIC' });
        });
      },
    });
}

parentPort?.postMessage('ready');
