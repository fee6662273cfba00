import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, createReadStream, openSync, renameSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { pipeline as chain, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { UsageError } from '../start/start-failure.ts';
import { seal, SealBroken, unseal } from './sealing.ts';

const MAGIC = 'sottovoce-backup ';
/** Enough for the names of some hundred migrations. */
const HEADER_MAX = 64 * 1024;

/** The first line of a backup; the rest is compressed, and encrypted if there is a key. */
const Header = z.object({
  version: z.literal(1),
  /** `rows` as written by db/rows.ts, or the output of pg_dump. */
  kind: z.enum(['rows', 'pg_dump']),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Identifies the site's secret key without revealing anything about it. */
  keyMark: z.string(),
  /** The marks of all keys that open the database, several during a key rotation. */
  keyMarks: z.array(z.string()).default([]),
  sealed: z.boolean(),
  salt: z.string(),
});
type Header = z.infer<typeof Header>;

export function keyMarkOf(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce key mark', 12)).toString('base64url');
}

/** Writes the file completely and durably, readable for its owner alone, or not at all. */
export async function writeBackup(
  path: string,
  about: Omit<Header, 'version' | 'sealed' | 'salt'>,
  content: AsyncIterable<Buffer>,
  key: string | undefined,
): Promise<void> {
  const { kind, createdAt, migrations, keyMark, keyMarks } = about;
  const salt = randomBytes(32).toString('base64url');
  const fields: Header = { version: 1, kind, createdAt, migrations, keyMark, keyMarks, sealed: key !== undefined, salt };
  const header = `${MAGIC}${JSON.stringify(fields)}\n`;
  // Of this backup alone: another one to the same file may be running.
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const drop = () => rmSync(draft, { force: true });
  const file = await onDisk(path, open(draft, 'wx', 0o600));
  // For a signal, after which nothing here runs any more.
  process.on('exit', drop);
  try {
    // `write` may write less than it is given; `writeFile` continues until everything is written, or fails.
    await onDisk(path, writeFile(file, header));
    // On a failure this also ends `content`, whose transaction would otherwise stay open.
    await onDisk(
      path,
      pipeline(content, createGzip(), (packed: AsyncIterable<Buffer>) => writeFile(file, key ? seal(packed, key, header) : packed)),
    );
    await onDisk(path, file.sync());
    await onDisk(path, file.close());
    await onDisk(path, moveTo(path, draft));
  } finally {
    await file.close();
    drop();
    process.off('exit', drop);
  }
}

/** Gives a draft its name, if no other file has it. In one turn, so that no signal ends the process halfway, with an empty file there. */
async function moveTo(path: string, draft: string): Promise<void> {
  // `rename` would replace the file of another backup; `link` would not, but many disks for backups know no links.
  closeSync(openSync(path, 'wx', 0o600));
  try {
    renameSync(draft, path);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

const ON_FILES = ['open', 'write', 'fsync', 'close', 'rename'];

/** Names the file in an error, so that the operator looks at its disk and not at the database's. */
async function onDisk<Result>(path: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UsageError(`${path} exists already: choose another name`);
    throw ON_FILES.includes(error.syscall ?? '') ? new UsageError(`${path} cannot be written (${error.message})`) : error;
  });
}

export interface Backup {
  header: Header;
  /** Reads the content from the beginning. */
  content(): Readable;
}

/** Opens a backup after verifying the whole file. @throws UsageError unless it is exactly as it was written. */
export async function openBackup(path: string, key: string | undefined): Promise<Backup> {
  const line = await readHeader(path);
  const header = parseHeader(path, line);
  if (header.sealed && !key) throw new UsageError(`${path} is encrypted: give its BACKUP_KEY`);
  const content = () => {
    const raw = createReadStream(path, { start: Buffer.byteLength(line) });
    const packed = Readable.from(header.sealed ? unseal(raw as AsyncIterable<Buffer>, key!, line) : raw, { objectMode: false });
    // Whoever reads `plain` hears of all errors, so nothing remains for the callback.
    return chain(packed, createGunzip(), () => {});
  };
  try {
    for await (const _ of content());
  } catch (error) {
    if (error instanceof SealBroken) throw new UsageError(`${path} cannot be opened: BACKUP_KEY is another one, or the file was changed`);
    throw new UsageError(`${path} is damaged (${(error as Error).message})`);
  }
  return { header, content };
}

function parseHeader(path: string, line: string): Header {
  try {
    return Header.parse(JSON.parse(line.slice(MAGIC.length)));
  } catch {
    throw new UsageError(`${path} is damaged: its first line cannot be read`);
  }
}

async function readHeader(path: string): Promise<string> {
  const unreadable = (error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`);
  };
  const file = await open(path).catch(unreadable);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_MAX), 0, HEADER_MAX, 0).catch(unreadable);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    const line = buffer.subarray(0, end + 1).toString();
    if (!line.startsWith(`${MAGIC}{"version":1,`)) throw new UsageError(`${path} is not a backup that this version can read`);
    return line;
  } finally {
    await file.close();
  }
}
