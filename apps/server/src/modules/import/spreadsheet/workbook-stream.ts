import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { UnreadableFile } from './table-row.js';

/** The markers of the zip format's headers (PKWARE's APPNOTE, 4.3.7, 4.3.12 and 4.3.16). */
const FILE_MARK = Buffer.from('PK\u0003\u0004', 'latin1');
const DIRECTORY_MARK = Buffer.from('PK\u0001\u0002', 'latin1');
const END_MARK = Buffer.from('PK\u0005\u0006', 'latin1');
const FILE_HEADING_BYTES = 30;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** The size of the padding: more than the buffers between the unpacker and its reader hold. */
const PADDING_BYTES = 256 * 1024;

/**
 * Returns a workbook's bytes with a file of padding added at the end. The unpacker of exceljs reports the end
 * as soon as it has unpacked the last file, even if its reader has not yet read the last small files, which
 * are then silently lost: one in sixty of Excel's workbooks arrived without any text. A last file larger than
 * the buffers is unpacked only after all files before it have been read.
 * @throws UnreadableFile when the file has no directory
 */
export async function workbookStream(path: string): Promise<Readable> {
  const directory = await directoryStart(path);
  return Readable.from(withPadding(path, directory), { objectMode: false });
}

async function* withPadding(path: string, directory: number): AsyncGenerator<Buffer> {
  if (directory > 0) yield* createReadStream(path, { end: directory - 1 });
  yield paddingFile();
  yield* createReadStream(path, { start: directory });
}

function paddingFile(): Buffer {
  const name = Buffer.from('padding');
  const heading = Buffer.alloc(FILE_HEADING_BYTES);
  FILE_MARK.copy(heading);
  heading.writeUInt32LE(PADDING_BYTES, 18);
  heading.writeUInt32LE(PADDING_BYTES, 22);
  heading.writeUInt16LE(name.length, 26);
  return Buffer.concat([heading, name, Buffer.alloc(PADDING_BYTES)]);
}

/** Returns the byte offset of a zip file's directory, found from the end of the file. */
async function directoryStart(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
    const end = tail.lastIndexOf(END_MARK);
    if (end < 0 || end + END_BYTES > tail.length) throw new UnreadableFile('the workbook has no directory');
    const before = size - tail.length + end - tail.readUInt32LE(end + 12);
    for (const start of [before, tail.readUInt32LE(end + 16)])
      if (await isDirectory(file, start, size)) return start;
    throw new UnreadableFile('the directory of the workbook is not where it should be');
  } finally {
    await file.close();
  }
}

async function isDirectory(file: FileHandle, start: number, size: number): Promise<boolean> {
  if (start < 0 || start >= size) return false;
  return (await bytesAt(file, start, start + DIRECTORY_MARK.length)).equals(DIRECTORY_MARK);
}

async function bytesAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
