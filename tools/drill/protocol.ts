/** What a step of the drill found. */
export interface Seen {
  seen: string;
  ok: boolean;
}

interface Line extends Seen {
  step: string;
  done: string;
  expected: string;
  seconds: number;
}

const HEAD = ['step', 'what was done', 'expected', 'seen', 'seconds', 'ok'];
/** How wide each column is; longer texts go on below. */
const WIDTHS = [10, 36, 40, 44, 7, 3];

/** Keeps what was done, expected and seen, step by step, and prints it as a table. */
export class Protocol {
  private readonly lines: Line[] = [];

  constructor(private readonly say: (line: string) => void) {}

  /** Carries out a step. @throws what the work throws, which stands in the table as well */
  async step(
    [step, done, expected]: readonly [step: string, done: string, expected: string],
    work: () => Promise<Seen>,
  ): Promise<void> {
    this.say(`… ${step}: ${done}`);
    const began = performance.now();
    const note = (found: Seen): void => {
      const seconds = (performance.now() - began) / 1000;
      this.lines.push({ step, done, expected, seconds, ...found });
      this.say(`${found.ok ? '  ok' : '  NOT OK'}, ${seconds.toFixed(1)} s: ${found.seen}`);
    };
    try {
      note(await work());
    } catch (error) {
      note({ seen: error instanceof Error ? error.message : String(error), ok: false });
      throw error;
    }
  }

  /** Whether there are lines, and none of them failed. */
  get isGood(): boolean {
    return this.lines.length > 0 && this.lines.every(({ ok }) => ok);
  }

  /** The lines of the table. */
  table(): string[] {
    const rule = WIDTHS.map((width) => '─'.repeat(width)).join('─┼─');
    return [
      ...rowOf(HEAD),
      ...this.lines.flatMap(({ step, done, expected, seen, seconds, ok }) => [
        rule,
        ...rowOf([step, done, expected, seen, seconds.toFixed(1), ok ? 'yes' : 'NO']),
      ]),
    ];
  }
}

function rowOf(cells: readonly string[]): string[] {
  const wrapped = cells.map((cell, column) => wrap(cell, WIDTHS[column] ?? 0));
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    WIDTHS.map((width, column) => (wrapped[column]?.[line] ?? '').padEnd(width))
      .join(' │ ')
      .trimEnd(),
  );
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
