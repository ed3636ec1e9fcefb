import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isRecord } from '@karov/domain';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** What a backup says about itself; its first line. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** the migrations that its tables have been through, in their order */
  migrations: string[];
  /** the ids of the data keys with which its texts and files are encrypted, in hex; no keys */
  dataKeys: string[];
}

/** How many rows a table has, and a sum over all that stands in them. */
export interface TableTotal {
  rows: number;
  sum: string;
}

/** What a whole backup contains; its last line, without which it is not whole. */
export interface Totals {
  tables: Record<string, TableTotal>;
  files: number;
}

/** A file's bytes as the store keeps them, which are encrypted already. */
export interface ArchivedFile {
  id: string;
  bytes: Buffer;
}

/** What is read from a backup, part by part. */
export type Part =
  | { kind: 'manifest'; manifest: Manifest }
  /** the rows of a table in PostgreSQL's text format, which must be read before the next part */
  | { kind: 'table'; name: string; columns: string[]; rows: AsyncIterable<Buffer> }
  | { kind: 'sequence'; name: string; value: string; isCalled: boolean }
  | { kind: 'file'; file: ArchivedFile }
  | { kind: 'end'; totals: Totals };

/** Thrown for a file that is no whole backup; the message is one line for the operator. */
export class BackupUnreadable extends Error {}

/** The line that ends the rows of a table, as in PostgreSQL's own dumps; no row is like it. */
const END_OF_ROWS = Buffer.from('\\.\n');

/**
 * Writes a backup: lines of text, compressed, and encrypted in the format of age (age-encryption.org), so that
 * `age -d | gunzip` opens it too. It is streamed, in memory of constant size.
 */
export class ArchiveWriter {
  private readonly plain = new PassThrough();
  private readonly written: Promise<void>;

  private constructor(path: string, encrypter: Encrypter) {
    this.written = encryptInto(path, this.plain, encrypter);
    this.written.catch(() => undefined);
  }

  /** Begins a backup in a file, for the owner of an age identity. */
  static async begin(path: string, identity: string): Promise<ArchiveWriter> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    return new ArchiveWriter(path, encrypter);
  }

  async manifest(manifest: Manifest): Promise<void> {
    await this.line(`-- karov backup ${JSON.stringify(manifest)}`);
  }

  async table(name: string, columns: readonly string[], rows: AsyncIterable<Buffer>): Promise<void> {
    await this.line(`COPY ${JSON.stringify({ name, columns })}`);
    for await (const chunk of rows) await this.write(chunk);
    await this.write(END_OF_ROWS);
  }

  async sequence(name: string, value: string, isCalled: boolean): Promise<void> {
    await this.line(`SEQUENCE ${JSON.stringify({ name, value, isCalled })}`);
  }

  async file({ id, bytes }: ArchivedFile): Promise<void> {
    await this.line(`FILE ${id} ${bytes.toString('base64')}`);
  }

  /** Writes the last line and waits until all is on the disk. */
  async end(totals: Totals): Promise<void> {
    await this.line(`END ${JSON.stringify(totals)}`);
    this.plain.end();
    await this.written;
  }

  /** Ends without a last line, after a failure. */
  async abandon(): Promise<void> {
    this.plain.destroy(new Error('abandoned'));
    await this.written.catch(() => undefined);
  }

  private line(text: string): Promise<void> {
    return this.write(Buffer.from(`${text}\n`));
  }

  private async write(bytes: Buffer): Promise<void> {
    if (this.plain.write(bytes)) return;
    await Promise.race([drained(this.plain), this.written]);
  }
}

async function encryptInto(path: string, plain: Readable, encrypter: Encrypter): Promise<void> {
  const gzip = createGzip({ level: 6 });
  const compressed = pipeline(plain, gzip);
  const encrypted = await encrypter.encrypt(asWeb(gzip));
  await Promise.all([
    compressed,
    pipeline(Readable.from(chunksOf(encrypted)), createWriteStream(path, { mode: 0o600 })),
  ]);
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** A stream as the library of age takes it. */
function asWeb(stream: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** What was compressed; failures of the source come out of it too. */
function unzipped(compressed: Readable): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  pipeline(compressed, gunzip).catch(() => undefined);
  return gunzip;
}

function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve));
}

/**
 * Reads a backup part by part.
 * @throws BackupUnreadable for another key, and for a file that was cut or changed
 */
export async function* readArchive(path: string, identity: string): AsyncGenerator<Part> {
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const decrypted = await decrypter.decrypt(asWeb(createReadStream(path)));
    const bytes = new Lines(unzipped(Readable.from(chunksOf(decrypted))));
    yield* partsOf(bytes);
  } catch (error) {
    throw faultOf(error);
  }
}

async function* partsOf(lines: Lines): AsyncGenerator<Part> {
  for (let line = await lines.next(); ; line = await lines.next()) {
    if (line === null) throw new BackupUnreadable('The backup is cut off: its last line is missing.');
    const part = partOf(line, lines);
    yield part;
    if (part.kind === 'table') await readToEnd(part.rows);
    if (part.kind === 'end') return;
  }
}

async function readToEnd(rows: AsyncIterable<Buffer>): Promise<void> {
  const chunks = rows[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}

function partOf(line: string, lines: Lines): Part {
  const [, word = '', rest = ''] = /^(-- karov backup|COPY|SEQUENCE|FILE|END) (.*)$/s.exec(line) ?? [];
  switch (word) {
    case '-- karov backup':
      return { kind: 'manifest', manifest: manifestOf(JSON.parse(rest)) };
    case 'COPY':
      return { kind: 'table', ...tableOf(JSON.parse(rest)), rows: lines.until(END_OF_ROWS) };
    case 'SEQUENCE':
      return { kind: 'sequence', ...sequenceOf(JSON.parse(rest)) };
    case 'FILE': {
      const [id = '', text = ''] = rest.split(' ');
      return { kind: 'file', file: { id, bytes: Buffer.from(text, 'base64') } };
    }
    case 'END':
      return { kind: 'end', totals: totalsOf(JSON.parse(rest)) };
    default:
      throw new BackupUnreadable('The file is no backup of Karov.');
  }
}

const texts = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

/** @throws BackupUnreadable for a format that this program does not know */
function manifestOf(given: unknown): Manifest {
  if (!isRecord(given) || given['format'] !== 1)
    throw new BackupUnreadable('The backup is in a format that this version does not know.');
  return {
    format: 1,
    madeAt: String(given['madeAt']),
    migrations: texts(given['migrations']),
    dataKeys: texts(given['dataKeys']),
  };
}

function tableOf(given: unknown): { name: string; columns: string[] } {
  if (!isRecord(given)) throw new BackupUnreadable('The backup is damaged.');
  return { name: String(given['name']), columns: texts(given['columns']) };
}

function sequenceOf(given: unknown): { name: string; value: string; isCalled: boolean } {
  if (!isRecord(given)) throw new BackupUnreadable('The backup is damaged.');
  return { name: String(given['name']), value: String(given['value']), isCalled: given['isCalled'] === true };
}

function totalsOf(given: unknown): Totals {
  if (!isRecord(given) || !isRecord(given['tables'])) throw new BackupUnreadable('The backup is damaged.');
  const tables = Object.entries(given['tables']).map(([name, total]): [string, TableTotal] => [
    name,
    isRecord(total) ? { rows: Number(total['rows']), sum: String(total['sum']) } : { rows: -1, sum: '' },
  ]);
  return { tables: Object.fromEntries(tables), files: Number(given['files']) };
}

/** What is wrong with a file that cannot be decrypted; other failures stay as they are. */
function faultOf(error: unknown): unknown {
  if (error instanceof BackupUnreadable || !(error instanceof Error)) return error;
  if (/no identity matched/i.test(error.message))
    return new BackupUnreadable('The backup was encrypted with another key than KAROV_BACKUP_KEY.');
  if ('code' in error && (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'EISDIR'))
    return new BackupUnreadable(`The file cannot be read (${error.code}).`);
  if ('code' in error && typeof error.code === 'string' && !error.code.startsWith('Z_')) return error;
  return new BackupUnreadable('The file was cut or changed after it was written, or is no backup.');
}

/** Reads lines and blocks of lines from a stream of bytes. */
class Lines {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** The next line without its end; null after the last. */
  async next(): Promise<string | null> {
    const parts: Buffer[] = [];
    for (;;) {
      const end = this.rest.indexOf(10);
      if (end >= 0) {
        parts.push(this.rest.subarray(0, end));
        this.rest = this.rest.subarray(end + 1);
        return Buffer.concat(parts).toString('utf8');
      }
      parts.push(this.rest);
      if (!(await this.more())) return null;
    }
  }

  /** All lines before a given one, which is read too. */
  async *until(last: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const lines = this.rest.subarray(0, this.rest.lastIndexOf(10) + 1);
      const end = startOf(last, lines);
      const shown = end < 0 ? lines : lines.subarray(0, end);
      this.rest = this.rest.subarray(end < 0 ? lines.length : end + last.length);
      if (shown.length > 0) yield shown;
      if (end >= 0) return;
      const before = this.rest;
      if (!(await this.more())) throw new BackupUnreadable('The backup is cut off in the middle of a table.');
      this.rest = Buffer.concat([before, this.rest]);
    }
  }

  private async more(): Promise<boolean> {
    const next = await this.chunks.next();
    this.rest = next.done ? Buffer.alloc(0) : next.value;
    return !next.done;
  }
}

/** Where in whole lines a given line begins; -1 if it is not among them. */
function startOf(line: Buffer, lines: Buffer): number {
  if (lines.subarray(0, line.length).equals(line)) return 0;
  const before = lines.indexOf(Buffer.concat([Buffer.from('\n'), line]));
  return before < 0 ? -1 : before + 1;
}
