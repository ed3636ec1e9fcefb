import { backoffice } from './backoffice/index.js';
import { type Catalogue, keysOf, translateText } from './catalogue.js';
import { common } from './common/index.js';
import { helpProfileTexts } from './help-profile/index.js';
import { loadLegalTexts } from './legal/index.js';
import { portal } from './portal/index.js';
import { en, he } from './server/index.js';

/** Matches a word written for two genders: "רכז/ת", "הגיע(ה)". */
const HEBREW_SLASH = /[\u05d0-\u05ea]\s?\/\s?[\u05d0-\u05ea]|[\u05d0-\u05ea]\((?:[הי]|ת|ות|ים|ית)\)/;
/** Matches "he/she", "s/he", "volunteer(s)". No text contains paths or file types such as "image/png". */
const ENGLISH_SLASH =
  /\b(?:s?he|his|hers?|him|and|they|them|their)\/\w+|\w\/(?:s?he|hers?|him|his)\b|\w\(s\)/i;

const CATALOGUES: readonly [string, Record<'he-IL' | 'en-US', Catalogue>][] = [
  ['common', common],
  ['portal', portal],
  ['backoffice', backoffice],
  ['help profile', helpProfileTexts],
  ['server', { 'he-IL': he, 'en-US': en }],
];

/** The form of a word depends on the person's gender, or the sentence is built without gender (rule 101). */
describe('no text has two genders in one word', () => {
  it.each(CATALOGUES)('in the catalogue %s', (_name, texts) => {
    for (const [locale, slash] of [
      ['he-IL', HEBREW_SLASH],
      ['en-US', ENGLISH_SLASH],
    ] as const) {
      const said = keysOf(texts[locale]).map((key) => translateText(texts[locale], locale, key));
      expect(said.filter((text) => slash.test(text))).toEqual([]);
    }
  });

  it('in the long texts', async () => {
    for (const [locale, slash] of [
      ['he-IL', HEBREW_SLASH],
      ['en-US', ENGLISH_SLASH],
    ] as const) {
      expect(slash.exec(JSON.stringify(await loadLegalTexts(locale)))).toBeNull();
    }
  });

  it.each(['רכז/ת', 'הגיע/ה', 'מתנדב(ת)', 'את / אתה'])('%s is such a word', (text) =>
    expect(HEBREW_SLASH.test(text)).toBe(true),
  );
  it.each(['he/she', 's/he', 'volunteer(s)', 'and/or'])('%s is such a word', (text) =>
    expect(ENGLISH_SLASH.test(text)).toBe(true),
  );
});
