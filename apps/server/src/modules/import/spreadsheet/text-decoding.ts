import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UndecodableText } from './table-row.js';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1255';

/** The character that programs write in place of a lost letter. */
const LOST = /\ufffd/;
/**
 * The maximum proportion of zero bytes in a text; a text in two-byte characters may have one in every second
 * byte. Stray zeros are dropped.
 */
const MOST_EMPTY = 0.25;
/**
 * Characters that are control characters in Windows but letters in DOS code pages: Hebrew in code page 862 is
 * full of them.
 */
const CONTROLS = /[\u0080-\u009f]/;
/** A vowel sign without a letter before it, which indicates that the text is in another alphabet. */
const LONE_VOWEL = /(?<![\u05d0-\u05f2\u05b0-\u05c7])[\u05b0-\u05bd\u05bf\u05c1\u05c2]/;
const HEBREW_WORD = /[\p{L}\p{M}]*[\u05d0-\u05f2][\p{L}\p{M}]*/gu;
/** A Hebrew letter after a Latin one, as in "José" where é is read as Hebrew. */
const MIXED_WORD = /\p{Script=Latin}[\u05d0-\u05f2]/u;

/**
 * Returns the encoding of a text file, according to its byte order mark. Without such a mark it is UTF-8 if
 * all of it is valid UTF-8, otherwise the Hebrew encoding of Windows, in which Excel saves .csv files on
 * Hebrew machines (rule 65). Anything else is refused: read in the wrong encoding, it would silently become
 * garbage (rule 231).
 * @throws UndecodableText
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  const marked = encodingOfMark(await firstBytes(path));
  for (const encoding of marked ? [marked] : (['utf-8', 'windows-1255'] as const))
    if (await isWrittenIn(path, encoding)) return encoding;
  throw new UndecodableText('the letters of the file are in no encoding that is known');
}

/** Reads the text of a file in pieces, without its byte order mark. */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function encodingOfMark([first, second]: Uint8Array): TextEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return (await file.read(new Uint8Array(2), 0, 2, 0)).buffer;
  } finally {
    await file.close();
  }
}

/**
 * Whether a whole file can be decoded in the given encoding.
 * @throws UndecodableText for a file that can be decoded, but whose letters were lost before the upload
 */
async function isWrittenIn(path: string, encoding: TextEncoding): Promise<boolean> {
  try {
    return await (encoding === 'windows-1255'
      ? isHebrew(decodedText(path, encoding))
      : isWhole(decodedText(path, encoding)));
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    )
      return false;
    throw error;
  }
}

async function isWhole(pieces: AsyncIterable<string>): Promise<boolean> {
  for await (const text of pieces) {
    const empty = text.split('\0').length - 1;
    if (LOST.test(text) || empty > Math.max(1, text.length * MOST_EMPTY))
      throw new UndecodableText('the file has lost letters');
  }
  return true;
}

/**
 * Whether a text is Hebrew. Nearly every byte is a letter in the Hebrew encoding of Windows, so only Hebrew
 * words prove that this encoding was intended.
 */
async function isHebrew(pieces: AsyncIterable<string>): Promise<boolean> {
  const words = { all: 0, mixed: 0 };
  let last = '';
  for await (const piece of pieces) {
    const text = last + piece;
    last = piece.slice(-1);
    if (CONTROLS.test(text) || LONE_VOWEL.test(text)) return false;
    countWords(text, words);
  }
  return words.all > 0 && words.mixed * 2 <= words.all;
}

function countWords(text: string, words: { all: number; mixed: number }): void {
  for (const [word] of text.matchAll(HEBREW_WORD)) {
    words.all += 1;
    if (MIXED_WORD.test(word)) words.mixed += 1;
  }
}
