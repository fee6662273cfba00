// Plain JavaScript, because a worker thread starts without the transpiler of the thread that made it.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./embedded.ts').EmbeddedWorkerData} */
const { directory, socketPath, maxConnections } = workerData;

const database = await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
// Finished files of the log hold what was deleted: they are removed at once, instead of being reused some day.
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
 * After a panic, as when a full disk takes no more of the log, PostgreSQL answers nothing more and whoever asks waits for ever:
 * then this thread ends too. What is stored holds no NUL, so that no row can look like it.
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
