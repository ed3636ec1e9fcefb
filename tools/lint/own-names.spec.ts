import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { ownNames } from './own-names.js';

const FILE = '/piece.ts';
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
};
/** TypeScript's own declarations, which are read only once. */
const known = new Map<string, ts.SourceFile | undefined>();

/**
 * Returns a program that consists of this single file: loading the types of the whole workspace would take as
 * long as all other specs of the tools together.
 */
function programOf(code: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, options) => {
    if (name === FILE) return ts.createSourceFile(FILE, code, options, true);
    if (!known.has(name)) known.set(name, read(name, options));
    return known.get(name);
  };
  return ts.createProgram([FILE], OPTIONS, host);
}

/** Returns the message ids that the rule reports for a piece of code. */
function found(code: string): string[] {
  const messages = new Linter({ cwd: '/' }).verify(
    code,
    [
      {
        files: ['*.ts'],
        plugins: { karov: { rules: { 'own-names': ownNames } } },
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { programs: [programOf(code)], tsconfigRootDir: '/' },
        },
        rules: { 'karov/own-names': 'error' },
      },
    ],
    FILE,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

const LIST =
  'declare const sortable: Readonly<Record<string, string>>; declare const query: { orderBy: string };';

describe('own-names', () => {
  it('finds the look-up that let one GET take the service down', () => {
    expect(found(`${LIST} export const name = query.orderBy in sortable ? query.orderBy : 'id';`)).toEqual([
      'inOperator',
    ]);
    expect(found(`${LIST} export const sql = sortable[query.orderBy];`)).toEqual(['computedRead']);
  });

  it('finds writing under any name', () => {
    expect(
      found(
        `${LIST} const errors: Record<string, number> = {}; errors[query.orderBy] = 1; export { errors };`,
      ),
    ).toEqual(['computedRead']);
  });

  it.each([
    [
      'a name that is one of a few',
      "declare const texts: { he: string; en: string }; declare const key: 'he' | 'en'; export const text = texts[key];",
    ],
    [
      'a place in a list',
      'declare const list: string[]; declare const at: number; export const one = list[at];',
    ],
    [
      'narrowing by a name that is written down',
      "declare const value: object; export const has = 'code' in value;",
    ],
    ['Object.hasOwn', `${LIST} export const has = Object.hasOwn(sortable, query.orderBy);`],
    ['a Map', `${LIST} export const sql = new Map(Object.entries(sortable)).get(query.orderBy);`],
  ])('accepts %s', (_what, code) => {
    expect(found(code)).toEqual([]);
  });
});
