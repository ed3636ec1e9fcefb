import bidiFactory from 'bidi-js';

export type Direction = 'rtl' | 'ltr';
/** A piece of a line that is drawn in one font. */
export interface Piece {
  text: string;
  isHebrew: boolean;
}

const bidi = bidiFactory();
const isHebrew = (sign: string): boolean => /[\u0590-\u05ff\ufb1d-\ufb4f]/.test(sign);
/** Whether a character is a direction mark, which determines the order of a line but is not drawn. */
const isMark = (sign: string): boolean => /[\u200e\u200f\u2066-\u2069]/.test(sign);

/** Returns the characters of a line from left to right, by the Unicode bidirectional algorithm. */
function visualSigns(line: string, direction: Direction): string[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  return bidi
    .getReorderedIndices(line, levels)
    .map((index) => mirrored.get(index) ?? line.charAt(index))
    .filter((sign) => !isMark(sign));
}

/**
 * Returns the pieces of a line from left to right. The text of a Hebrew piece is in reading order: the font's
 * own shaping reverses it when it is drawn.
 */
export function visualPieces(line: string, direction: Direction): Piece[] {
  const pieces: Piece[] = [];
  for (const sign of visualSigns(line, direction)) {
    const last = pieces.at(-1);
    if (last?.isHebrew !== isHebrew(sign)) pieces.push({ text: sign, isHebrew: isHebrew(sign) });
    else last.text = last.isHebrew ? sign + last.text : last.text + sign;
  }
  return pieces;
}

/** Breaks a text into lines that fit the width; a longer word gets a line of its own. */
export function wrapText(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
