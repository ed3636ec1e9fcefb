import englishMessages from 'ra-language-english';
import type { Catalogue } from '../catalogue.js';
import { keysOf } from '../catalogue.js';
import { backofficeCatalogues, reactAdminHebrew } from './index.js';

const HEBREW_LETTER = /[א-ת]/;
/** Texts that are written in their own language in both catalogues. */
const SAME_IN_BOTH = new Set(['account.hebrew', 'account.english']);

function textOf(catalogue: Catalogue, path: string): string {
  const found = path.split('.').reduce<string | Catalogue | undefined>(
    (node, part) => (typeof node === 'object' ? node[part] : undefined), catalogue);
  return typeof found === 'string' ? found : '';
}

function parametersOf(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

describe("react-admin's texts in Hebrew", () => {
  const english: Catalogue = { ra: englishMessages.ra as unknown as Catalogue };

  it('has exactly the keys of the English texts', () => {
    expect(keysOf(reactAdminHebrew).sort()).toEqual(keysOf(english).sort());
  });

  it('keeps the parameters of every text', () => {
    const different = keysOf(reactAdminHebrew).filter((key) =>
      parametersOf(textOf(reactAdminHebrew, key)).join() !== parametersOf(textOf(english, key)).join());
    expect(different).toEqual([]);
  });
});

describe('the catalogues of the back office', () => {
  const { 'he-IL': he, 'en-US': en } = backofficeCatalogues;

  it('have the same keys', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(he).sort());
  });

  it('are each in their own language', () => {
    const rest = keysOf(he).filter((key) => !SAME_IN_BOTH.has(key));
    expect(rest.filter((key) => HEBREW_LETTER.test(textOf(en, key)))).toEqual([]);
    expect(rest.filter((key) => /[A-Za-z]/.test(textOf(he, key)) && !HEBREW_LETTER.test(textOf(he, key)))).toEqual([]);
  });
});
