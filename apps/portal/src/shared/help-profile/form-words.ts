import type { Locale, ProfileFormKind } from '@karov/domain';
import { type ProfileSubject, profileHint, profileLabel, profileSection } from '@karov/i18n/help-profile';
import { useLocale } from '@karov/web';

/** The texts of the help profile in one language. */
export interface ProfileWords {
  label: (path: string) => string;
  hint: (path: string) => string | null;
  section: (name: string) => { title: string; intro: string };
}

const wordsIn = (locale: Locale, subject: ProfileSubject): ProfileWords => ({
  label: (path) => profileLabel(locale, path, subject),
  hint: (path) => profileHint(locale, path, subject),
  section: (name) => profileSection(locale, name, subject),
});

const wordsAbout = (subject: ProfileSubject): Readonly<Record<Locale, ProfileWords>> => ({
  'he-IL': wordsIn('he-IL', subject),
  'en-US': wordsIn('en-US', subject),
});
const WORDS: Readonly<Record<ProfileFormKind, Readonly<Record<Locale, ProfileWords>>>> = {
  self: wordsAbout('own'),
  profile: wordsAbout('own'),
  reference: wordsAbout('other'),
  carer: wordsAbout('carer'),
};

/** The texts of the help profile in the reader's language, phrased for the person the form is about. */
export function useProfileWords(form: ProfileFormKind = 'self'): ProfileWords {
  return WORDS[form][useLocale()];
}
