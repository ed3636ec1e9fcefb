import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { ROOT } from '../lib/root.js';
import { ownNames } from './own-names.js';

/** The ids of what the rule finds in a piece of code. */
function found(code: string): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    code,
    [
      {
        files: ['*.ts'],
        plugins: { karov: { rules: { 'own-names': ownNames } } },
        languageOptions: { parser: tseslint.parser, parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: ROOT } },
        rules: { 'karov/own-names': 'error' },
      },
    ],
    'piece.ts',
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

const LIST = 'declare const sortable: Readonly<Record<string, string>>; declare const query: { orderBy: string };';

describe('own-names', () => {
  it('finds the look-up that let one GET take the service down', () => {
    expect(found(`${LIST} export const name = query.orderBy in sortable ? query.orderBy : 'id';`)).toEqual(['inOperator']);
    expect(found(`${LIST} export const sql = sortable[query.orderBy];`)).toEqual(['computedRead']);
  });

  it('finds writing under any name', () => {
    expect(found(`${LIST} const errors: Record<string, number> = {}; errors[query.orderBy] = 1; export { errors };`)).toEqual(['computedRead']);
  });

  it.each([
    ['a name that is one of a few', "declare const texts: { he: string; en: string }; declare const key: 'he' | 'en'; export const text = texts[key];"],
    ['a place in a list', 'declare const list: string[]; declare const at: number; export const one = list[at];'],
    ['narrowing by a name that is written down', "declare const value: object; export const has = 'code' in value;"],
    ['Object.hasOwn', `${LIST} export const has = Object.hasOwn(sortable, query.orderBy);`],
    ['a Map', `${LIST} export const sql = new Map(Object.entries(sortable)).get(query.orderBy);`],
  ])('lets %s pass', (_what, code) => {
    expect(found(code)).toEqual([]);
  });
});
