import { LOCALES } from '@karov/domain';
import { MESSAGE_KEYS, MESSAGE_REGISTER } from '@karov/i18n/server';
import { MOST_SEGMENTS, samplesOf, sampleWithWords } from './message-samples.js';

/** A domain of 25 characters, as rule 165 assumes. */
const DOMAIN = 'https://karov-volunteers.example.org'.slice(0, 'https://'.length + 25);

describe('the texts of messages', () => {
  it.each(MESSAGE_KEYS)(
    '%s fits into the parts that its occasion allows, in both languages and all forms',
    (key) => {
      const most = MOST_SEGMENTS[MESSAGE_REGISTER[key].occasion];
      const tooLong = LOCALES.flatMap((locale) => samplesOf(key, locale, DOMAIN)).filter(
        ({ segments }) => segments > most,
      );
      expect(tooLong).toEqual([]);
    },
  );

  it.each(MESSAGE_KEYS)('%s leaves no placeholder unfilled in its samples', (key) => {
    for (const locale of LOCALES)
      for (const { text } of samplesOf(key, locale, DOMAIN)) expect(text).not.toMatch(/%\{|undefined/);
  });

  it.each(MESSAGE_KEYS)('%s has a link in its text exactly where the register names a page', (key) => {
    const { page } = MESSAGE_REGISTER[key];
    for (const locale of LOCALES) {
      for (const { text } of samplesOf(key, locale, 'https://k.example'))
        expect(text.includes(`https://k.example${page}`) || page === '').toBe(true);
      if (page === '')
        for (const { text } of samplesOf(key, locale, 'https://k.example'))
          expect(text).not.toMatch(/k\.example(?!\/[a-z]\/x{22})/);
    }
  });

  it('are shown with an organization’s text on lines of their own, and counted with it', () => {
    const words = {
      greeting: 'שלום מעמותת הלב הטוב בחיפה והסביבה',
      signature: 'בתודה, צוות העמותה. להסרה: לפנות לרכזת',
    };
    const [plain, whole] = [
      sampleWithWords('he-IL', DOMAIN, { greeting: '', signature: '' }),
      sampleWithWords('he-IL', DOMAIN, words),
    ];
    expect(plain.segments).toBe(plain.segments_without);
    expect(whole.text).toBe(`${words.greeting}\n${plain.text}\n${words.signature}`);
    expect(whole.segments).toBeGreaterThan(whole.segments_without);
  });
});
