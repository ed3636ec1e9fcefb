import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from './table-row.js';

const MEGABYTE = 1024 * 1024;
/** The maximum size of an unpacked workbook; fifty thousand real rows unpack to about sixty megabytes. */
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
const MAX_ENTRIES = 500;

/**
 * Unpacks a workbook without storing anything, and counts the bytes: a file of a few megabytes can contain
 * gigabytes, and its own headers may state a wrong size.
 * @throws UnreadableFile
 */
export async function checkUnpackedSize(path: string): Promise<void> {
  let bytes = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new UnreadableFile('the workbook holds too many files');
    file.ondata = (error, chunk) => {
      if (error) throw new UnreadableFile('the workbook is damaged', { cause: error });
      bytes += chunk.length;
      if (bytes > MAX_UNPACKED_BYTES) throw new UnreadableFile('the workbook unpacks to too much');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // the pieces are small, because the unpacked content of a piece is all in memory at once
  for await (const piece of createReadStream(path, { highWaterMark: 16 * 1024 })) {
    if (piece instanceof Uint8Array) unzip.push(piece);
  }
}
