import englishMessages from 'ra-language-english';
import type { Catalogue } from '../catalogue.js';
import { keysOf } from '../catalogue.js';
import { reactAdminHebrew } from '../react-admin/index.js';
import { backoffice } from './index.js';

const HEBREW_LETTER = /[א-ת]/;

/** Returns react-admin's texts as a catalogue. */
function asCatalogue(texts: object): Catalogue {
  const entries: [string, unknown][] = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? asCatalogue(value) : String(value),
    ]),
  );
}

function textOf(catalogue: Catalogue, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalogue,
    );
  return typeof found === 'string' ? found : '';
}

function parametersOf(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

describe("react-admin's texts in Hebrew", () => {
  const english = asCatalogue(englishMessages);

  it('has exactly the keys of the English texts', () => {
    expect(keysOf(reactAdminHebrew).sort()).toEqual(keysOf(english).sort());
  });

  it('keeps the parameters of every text', () => {
    const different = keysOf(reactAdminHebrew).filter(
      (key) =>
        parametersOf(textOf(reactAdminHebrew, key)).join() !== parametersOf(textOf(english, key)).join(),
    );
    expect(different).toEqual([]);
  });
});

describe('the catalogues of the back office', () => {
  const { 'he-IL': he, 'en-US': en } = backoffice;

  it('have the same keys', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(he).sort());
  });

  it('are each in their own language', () => {
    const words = (catalogue: Catalogue, key: string) => textOf(catalogue, key).replace(/%\{\w+\}/g, '');
    expect(keysOf(en).filter((key) => HEBREW_LETTER.test(words(en, key)))).toEqual([]);
    expect(
      keysOf(he).filter((key) => /[A-Za-z]/.test(words(he, key)) && !HEBREW_LETTER.test(words(he, key))),
    ).toEqual([]);
  });
});
