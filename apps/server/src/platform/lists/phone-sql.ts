import { phoneSearchDigits } from '@karov/domain';

/** SQL for the form of an Israeli mobile number in E.164; the index `users_other_phone` has the same. */
const MOBILE = `'^\\+9725[0-9]{8}$'`;

/** What stored numbers are compared with to find a typed one. */
export interface PhoneSought {
  /** the number, if it is a whole Israeli mobile number */
  whole: string | null;
  /** the LIKE pattern of its digits; null if the input cannot be a number */
  pattern: string | null;
}

/** Reads a typed number, or part of one, for {@link likePhone} (rules 102, 228). */
export function phoneSought(typed: string): PhoneSought {
  const digits = phoneSearchDigits(typed);
  const [, mobile] = /^(?:972)?(5\d{8})$/.exec(digits) ?? [];
  return {
    whole: mobile === undefined ? null : `+972${mobile}`,
    pattern: digits === '' ? null : `%${digits}%`,
  };
}

/**
 * SQL for whether a number in E.164 contains the digits of {@link PhoneSought}, whose two values are the given
 * parameters. A mobile number contains a whole one only if it is that number, so that a plain index finds it, and
 * only the few numbers of other forms are searched for its parts.
 */
export function likePhone(column: string, whole: string, pattern: string): string {
  return `(${column} = CAST(${whole} AS text) OR ((CAST(${whole} AS text) IS NULL OR ${column} !~ ${MOBILE}) AND ${column} LIKE CAST(${pattern} AS text)))`;
}
