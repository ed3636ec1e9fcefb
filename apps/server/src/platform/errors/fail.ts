import type { Locale } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { ERROR_STATUS, type ErrorCode, serverText } from '@karov/i18n/server';

interface FailOptions {
  /** The field that the text concerns, with dots for nested fields. */
  field?: string;
  params?: TextParams;
  /** Additional data for the answer, for example the rows of an import. */
  extra?: Readonly<Record<string, unknown>>;
  /** The underlying failure, which is logged but never sent. */
  cause?: unknown;
}

/**
 * A failure that is reported to the caller, with a stable code and a text in the caller's language (rule 17).
 */
export class Failure extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly options: FailOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.status = ERROR_STATUS[code];
  }

  /** Returns why, in words. */
  words(locale: Locale): string {
    return serverText(locale, `errors.${this.code}`, this.options.params);
  }

  /** Returns the body of the answer: `{message, code, errors?}`. */
  body(locale: Locale): Record<string, unknown> {
    const text = this.words(locale);
    const field = this.options.field;
    return {
      message: text,
      code: this.code,
      ...(field ? { errors: { [field]: [text] } } : {}),
      ...this.options.extra,
    };
  }
}

/** Stops the work with a failure reported to the caller. */
export function fail(code: ErrorCode, options: FailOptions = {}): never {
  throw new Failure(code, options);
}

/** Field errors found by the declared checks of a DTO. */
export class ValidationFailure extends Error {
  readonly status = 422;

  constructor(readonly fields: readonly { path: string; key: ValidationTextKey; params: TextParams }[]) {
    super('VALIDATION');
  }

  /** Returns what is wrong with the fields, in words. */
  words(locale: Locale): string {
    return this.fields.map(({ key, params }) => serverText(locale, `validation.${key}`, params)).join(' ');
  }

  body(locale: Locale): Record<string, unknown> {
    const errors = new Map<string, string[]>();
    for (const { path, key, params } of this.fields) {
      errors.set(path, [...(errors.get(path) ?? []), serverText(locale, `validation.${key}`, params)]);
    }
    return {
      message: serverText(locale, 'errors.VALIDATION'),
      code: 'VALIDATION',
      errors: Object.fromEntries(errors),
    };
  }
}

/** The keys of the texts for field checks. */
export type ValidationTextKey = keyof typeof import('@karov/i18n/server')['he']['validation'];
