import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** As in `jest.preset.js`, with source lines for failures. */
const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

/** A runner may add a query to a file, so that it is read again. */
const TYPESCRIPT = /\.tsx?(\?|$)/;

/** Packages of this workspace are loaded as source; a file imported as `.js` may be a `.ts`. */
export async function resolve(specifier, context, next) {
  const asSource = { ...context, conditions: [...context.conditions, 'karov-source'] };
  const isOurs =
    specifier.startsWith('.') && specifier.endsWith('.js') && TYPESCRIPT.test(context.parentURL ?? '');
  if (!isOurs) return next(specifier, asSource);
  for (const ending of ['.ts', '.tsx']) {
    const found = await next(specifier.replace(/\.js$/, ending), asSource).catch(() => null);
    if (found) return found;
  }
  return next(specifier, asSource);
}

export async function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
