import { isRecord, ownValue } from '@karov/domain';
/**
 * The error thrown for every failed call; `message` is the server's text in the caller's language, or empty.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** texts by field (422) */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** the whole answer, for calls whose errors contain more than texts */
    readonly body: unknown = null,
  ) {
    super(message);
  }

  /** Returns the first text of a field, which is shown below the field (rule 131). */
  firstError(field: string): string | null {
    return ownValue(this.errors, field)?.[0] ?? null;
  }

  /** Returns all texts of the answer, each once: those of the fields, or the message if there are none. */
  allTexts(): string[] {
    const texts = Object.values(this.errors).flat();
    return [...new Set(texts.length > 0 || !this.message ? texts : [this.message])];
  }
}

/** 401: the session has ended. */
export class SessionError extends ApiError {
  override readonly name = 'SessionError';
}

/** 403: the person has no access to the screen (rule 11). */
export class AccessError extends ApiError {
  override readonly name = 'AccessError';
}

/** 422: something in the request is invalid. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/** Whether the question about a new address (ADDRESS_CONFIRM) leaves a choice: some requests can go along. */
export function canMove({ body }: ApiError): boolean {
  return !isRecord(body) || body['can_move'] !== false;
}

/** 429: the limit that only abuse reaches (rule 11). */
export class TooManyError extends ApiError {
  override readonly name = 'TooManyError';
}

/** The server could not be reached. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  constructor() {
    super(0, 'NETWORK', '');
  }
}

function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, texts]) => [
      field,
      (Array.isArray(texts) ? texts : [texts]).map(String),
    ]),
  );
}

const CLASSES = new Map<number, typeof ApiError>([
  [401, SessionError],
  [403, AccessError],
  [422, ValidationError],
  [429, TooManyError],
]);

/**
 * Returns the error for an unsuccessful answer; a body in another format, such as a proxy's page, gives an
 * error without text.
 */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const answer = isRecord(body) ? body : {};
  const message = typeof answer['message'] === 'string' ? answer['message'] : '';
  const code = typeof answer['code'] === 'string' ? answer['code'] : 'UNKNOWN';
  const Kind = CLASSES.get(status) ?? ApiError;
  return new Kind(status, code, message, fieldErrors(answer['errors']), body);
}
