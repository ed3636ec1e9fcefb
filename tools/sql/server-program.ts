import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/root.js';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['karov-source'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  noEmit: true,
};

/** Returns the typed sources of the server, without its specs. */
export function serverProgram(): ts.Program {
  const files = ts.sys.readDirectory(
    join(ROOT, 'apps/server/src'),
    ['.ts'],
    ['**/*.spec.ts', '**/testing/**'],
  );
  return ts.createProgram(files, OPTIONS);
}

/**
 * Files that are parsed only once, because the language and TypeORM are the same for every file of a spec.
 */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns a program with one file that exists only in memory, for specs. */
export function programOf(path: string, text: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists.call(host, name);
  host.readFile = (name) => (name === path ? text : readFile.call(host, name));
  host.getSourceFile = (name, ...more) => {
    if (name === path) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
    if (!parsed.has(name)) parsed.set(name, getSourceFile.call(host, name, ...more));
    return parsed.get(name);
  };
  return ts.createProgram([path], OPTIONS, host);
}
