import { ownValue } from '@karov/domain';
/** Thrown for wrong or missing variables; the message has one line for each variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Reads environment variables and collects their errors, so that all are reported at once. */
export class ConfigReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  optional(name: string): string | null {
    return ownValue(this.env, name)?.trim() || null;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: string): string {
    const value = this.optional(name);
    if (!value) this.problem(name, 'is missing');
    return value ?? '';
  }

  integer(name: string, fallback: number): number {
    const text = this.optional(name);
    if (text === null) return fallback;
    if (!/^\d+$/.test(text)) this.problem(name, 'must be a whole number');
    return Number(text);
  }

  /** Reads a whole number between two others, inclusive. */
  integerBetween(name: string, min: number, max: number, fallback: number): number {
    const text = this.optional(name);
    if (text === null) return fallback;
    if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
      this.problem(name, `must be a whole number from ${min} to ${max}`);
    return Number(text);
  }

  /** Reads a number between two others, inclusive. */
  numberBetween(name: string, min: number, max: number, fallback: number): number {
    const text = this.optional(name);
    if (text === null) return fallback;
    const isNumber = /^-?\d{1,9}(\.\d{1,9})?$/.test(text);
    if (!isNumber || Number(text) < min || Number(text) > max)
      this.problem(name, `must be a number from ${min} to ${max}`);
    return Number(text);
  }

  /** Reports the errors that a check finds in a value; a missing value is not checked. */
  checked(name: string, fallback: string, fault: (value: string) => string | null): string {
    const value = this.optional(name);
    if (value === null) return fallback;
    const problem = fault(value);
    if (problem !== null) this.problem(name, problem);
    return value;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['1', '0'], fallback ? '1' : '0') === '1';
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.optional(name);
    if (text === null) return fallback;
    const found = values.find((value) => value === text);
    if (found === undefined) this.problem(name, `must be one of ${values.join(', ')}`);
    return found ?? fallback;
  }

  list(name: string, fallback: string[]): string[] {
    const text = this.optional(name);
    return text === null
      ? fallback
      : text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean);
  }

  problem(name: string, what: string): void {
    this.problems.push(`${name} ${what}`);
  }

  /** @throws ConfigError when there was any error */
  finish(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }
}
