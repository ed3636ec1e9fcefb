import { type Catalogue, keysOf, translateText } from '../catalogue.js';
import { common } from '../common/index.js';
import { portal } from './index.js';

/** Returns the names of the parameters in a text, in alphabetical order. */
const paramsOf = (text: string): string =>
  [...text.matchAll(/%\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

const CATALOGUES: [string, Record<'he-IL' | 'en-US', Catalogue>][] = [
  ['common', common],
  ['portal', portal],
];

describe.each(CATALOGUES)('the %s catalogue', (_name, texts) => {
  const he = (key: string) => translateText(texts['he-IL'], 'he-IL', key);
  const en = (key: string) => translateText(texts['en-US'], 'en-US', key);
  const keys = keysOf(texts['he-IL']);

  it('has the same keys in both languages, none of them empty', () => {
    expect(keysOf(texts['en-US'])).toEqual(keys);
    expect(keys.filter((key) => !he(key).trim() || !en(key).trim())).toEqual([]);
  });

  it('has the same parameters in both languages, except for counts that are written as words', () => {
    const isCounted = (key: string) => /_(one|two)$/.test(key);
    expect(keys.filter((key) => !isCounted(key) && paramsOf(he(key)) !== paramsOf(en(key)))).toEqual([]);
  });

  it('speaks Hebrew in Hebrew: no text is left in Latin letters alone', () => {
    const foreign = ['languages.en-US', 'channel.sms', 'channel.whatsapp', 'requests.actionOn'];
    expect(keys.filter((key) => !/[\u05d0-\u05ea]/.test(he(key)) && !foreign.includes(key))).toEqual([]);
  });
});

it('counts in Hebrew and in English', () => {
  const say = (locale: 'he-IL' | 'en-US', count: number) =>
    translateText(portal[locale], locale, 'time.hour', { count });
  expect([1, 2, 3].map((count) => say('he-IL', count))).toEqual(['לפני שעה', 'לפני שעתיים', 'לפני 3 שעות']);
  expect([1, 2].map((count) => say('en-US', count))).toEqual(['an hour ago', '2 hours ago']);
});
