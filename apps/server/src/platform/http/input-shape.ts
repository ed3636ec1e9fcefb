import { Failure, ValidationFailure } from '../errors/fail.js';

/**
 * The maximum depth of nesting, far above that of any form; the longest form has some ninety answers, four
 * levels deep.
 */
const MAX_DEPTH = 12;
const MAX_VALUES = 3000;

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Refuses input that is nested too deeply or too large before anything else reads it, and also names that
 * every object inherits (`__proto__`, `toString`): no field has such a name, and libraries fail on these
 * names or drop them silently.
 * @throws PAYLOAD_TOO_LARGE, ValidationFailure at the name
 */
export function boundShape(input: unknown): void {
  const waiting: { node: unknown; depth: number }[] = [{ node: input, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue;
    if (next.depth >= MAX_DEPTH) throw new Failure('PAYLOAD_TOO_LARGE');
    for (const name of Object.keys(next.node)) {
      if (++values > MAX_VALUES) throw new Failure('PAYLOAD_TOO_LARGE');
      if (INHERITED.has(name)) throw inheritedName(name);
      waiting.push({ node: Reflect.get(next.node, name), depth: next.depth + 1 });
    }
  }
}

/**
 * Refuses inherited names in a query string, whose parser would drop them: a filter with such a name is
 * refused like any other (rule 16).
 */
export function boundQuery(query: string): void {
  for (const pair of query.split('&')) {
    const inherited = decoded(pair.split('=', 1)[0] ?? '')
      .split(/[[\].]/)
      .find((part) => INHERITED.has(part));
    if (inherited !== undefined) throw inheritedName(inherited);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function inheritedName(name: string): ValidationFailure {
  return new ValidationFailure([{ path: name, key: 'unknown', params: {} }]);
}
