const SEPARATORS = [',', ';', '\t'] as const;

const LINES_LOOKED_AT = 10;

/** The separator of a file, by what its first lines have most of outside quotes; a title above the heading, which has none, does not count for more than one line. */
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

/** What ends the lines of a file: old programs of the Mac write a carriage return alone. */
export function lineEndOf(beginning: string): '\n' | '\r' {
  return beginning.includes('\r') && !beginning.includes('\n') ? '\r' : '\n';
}

/**
 * Takes comma separated text apart, as it arrives. Quoted cells may hold separators, line breaks and doubled quotes
 * (RFC 4180); a quote within an unquoted cell, as in צה"ל, is an ordinary character.
 */
export class CsvParser {
  private row: string[] = [];
  private cell = '';
  private state: 'plain' | 'quoted' | 'quote in quoted' = 'plain';

  constructor(
    private readonly separator: string,
    private readonly lineEnd: '\n' | '\r' = '\n',
  ) {}

  /** The rows that are complete after this piece of text. */
  *push(text: string): Generator<string[]> {
    for (const character of text) {
      if (this.state === 'quoted') this.inQuotes(character);
      else if (this.state === 'quote in quoted' && character === '"') this.doubledQuote();
      else if (character === this.lineEnd) yield this.endRow();
      else this.outsideQuotes(character);
    }
  }

  /** The last row, when the file does not end with a line break. */
  *end(): Generator<string[]> {
    if (this.cell !== '' || this.row.length > 0) yield this.endRow();
  }

  private inQuotes(character: string): void {
    if (character === '"') this.state = 'quote in quoted';
    else this.cell += character;
  }

  private doubledQuote(): void {
    this.cell += '"';
    this.state = 'quoted';
  }

  private outsideQuotes(character: string): void {
    this.state = 'plain';
    if (character === this.separator) this.endCell();
    else if (character === '"' && this.cell === '') this.state = 'quoted';
    else if (character !== '\r') this.cell += character;
  }

  private endCell(): void {
    this.row.push(this.cell);
    this.cell = '';
  }

  private endRow(): string[] {
    this.endCell();
    const row = this.row;
    this.row = [];
    this.state = 'plain';
    return row;
  }
}
