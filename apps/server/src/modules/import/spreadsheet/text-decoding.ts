import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'windows-1255';

/**
 * How a text file is written: by its byte order mark; without one UTF-8 when all of it is valid UTF-8, else the Hebrew
 * encoding of Windows, in which Excel saves .csv files on Hebrew machines (rule 65).
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  const mark = await firstBytes(path);
  if (mark[0] === 0xff && mark[1] === 0xfe) return 'utf-16le';
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1255';
}

/** The text of a file, piece by piece, without its byte order mark. */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return (await file.read(new Uint8Array(2), 0, 2, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) if (chunk instanceof Uint8Array) strict.decode(chunk, { stream: true });
    strict.decode();
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}
