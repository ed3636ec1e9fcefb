import { register } from 'node:module';

/**
 * What stands in for modules in tests of screens, by a pattern of how they are imported: a file, relative to `beside` (`import.meta.url`). Jest's own functions
 * stand in for its package, which works in its own runner alone.
 */
export function standIn(files: Readonly<Record<string, string>>, beside: string): void {
  const jest = ['^@jest/globals$', new URL('./jest-object.mjs', import.meta.url).href];
  register('./stand-in-hooks.mjs', import.meta.url, { data: [jest, ...Object.entries(files).map(([pattern, file]) => [pattern, new URL(file, beside).href])] });
}
