import type { Locale } from '@karov/domain';
import { profileHint, profileLabel, profileSection } from '@karov/i18n/help-profile';
import { useLocale } from '../../core/locale.js';

/** The words of the help profile in one language. */
export interface ProfileWords {
  label: (path: string) => string;
  hint: (path: string) => string | null;
  section: (name: string) => { title: string; intro: string };
}

const wordsIn = (locale: Locale): ProfileWords => ({
  label: (path) => profileLabel(locale, path),
  hint: (path) => profileHint(locale, path),
  section: (name) => profileSection(locale, name),
});

const WORDS: Readonly<Record<Locale, ProfileWords>> = { 'he-IL': wordsIn('he-IL'), 'en-US': wordsIn('en-US') };

/** The words of the help profile in the reader's language. */
export function useProfileWords(): ProfileWords {
  return WORDS[useLocale()];
}
