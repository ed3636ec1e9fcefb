const SEPARATORS = [',', ';', '\t'] as const;

const LINES_LOOKED_AT = 10;

/**
 * Returns a file's separator: the candidate that is most frequent in its first lines, outside quotes. A title
 * above the heading contains no separator, and counts for no more than one line.
 */
export function separatorOf(beginning: string): string {
  const lines = beginning
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT);
  const counts = SEPARATORS.map((separator) => middleOf(lines.map((line) => line.split(separator).length)));
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Returns the line ending of a file: old Mac programs write only a carriage return. */
export function lineEndOf(beginning: string): '\n' | '\r' {
  return beginning.includes('\r') && !beginning.includes('\n') ? '\r' : '\n';
}
