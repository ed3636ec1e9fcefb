import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const IS_TEXT = /\.(js|css|svg)$/;
/** The minimum size of a file to compress: smaller files fit into one packet without compression. */
const LEAST_BYTES = 1024;

/**
 * Stores the Brotli form of an application's scripts and styles next to them, compressed once at the highest
 * level instead of for each visitor.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const wanting = [...names].filter((name) => IS_TEXT.test(name) && !names.has(`${name}.br`));
  await Promise.all(wanting.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
}
