import { Failure } from '../errors/fail.js';

/** No form comes near these: the longest has some ninety answers, four deep. */
const MAX_DEPTH = 12;
const MAX_VALUES = 3000;

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Refuses what is nested too deep or holds too much, before anything reads it further, and drops names that every object inherits
 * (`__proto__`, `toString`): nothing here is called so, and libraries stumble over them.
 * @throws PAYLOAD_TOO_LARGE
 */
export function boundShape(input: unknown): void {
  const waiting: { node: unknown; depth: number }[] = [{ node: input, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue;
    if (next.depth >= MAX_DEPTH) throw new Failure('PAYLOAD_TOO_LARGE');
    for (const name of Object.keys(next.node)) {
      if (++values > MAX_VALUES) throw new Failure('PAYLOAD_TOO_LARGE');
      if (INHERITED.has(name)) Reflect.deleteProperty(next.node, name);
      else waiting.push({ node: Reflect.get(next.node, name), depth: next.depth + 1 });
    }
  }
}
