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

/** The sources of the server, typed, without its specs. */
export function serverProgram(): ts.Program {
  const files = ts.sys.readDirectory(join(ROOT, 'apps/server/src'), ['.ts'], ['**/*.spec.ts', '**/testing/**']);
  return ts.createProgram(files, OPTIONS);
}

/** A program of one file, which is written nowhere: for specs. */
export function programOf(path: string, text: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? text : readFile(name));
  host.getSourceFile = (name, ...more) => (name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true) : getSourceFile(name, ...more));
  return ts.createProgram([path], OPTIONS, host);
}
