import type { Locale, ProfileFormKind } from '@karov/domain';
import { profileHint, profileLabel, profileSection } from '@karov/i18n/help-profile';
import { useLocale } from '../../core/locale.js';

/** The words of the help profile in one language. */
export interface ProfileWords {
  label: (path: string) => string;
  hint: (path: string) => string | null;
  section: (name: string) => { title: string; intro: string };
}

const wordsIn = (locale: Locale, isOfOther: boolean): ProfileWords => ({
  label: (path) => profileLabel(locale, path, isOfOther),
  hint: (path) => profileHint(locale, path),
  section: (name) => profileSection(locale, name, isOfOther),
});

const OWN: Readonly<Record<Locale, ProfileWords>> = {
  'he-IL': wordsIn('he-IL', false),
  'en-US': wordsIn('en-US', false),
};
const OF_OTHER: Readonly<Record<Locale, ProfileWords>> = {
  'he-IL': wordsIn('he-IL', true),
  'en-US': wordsIn('en-US', true),
};

/**
 * The words of the help profile in the reader's language; in the registration of another person they are
 * about that person.
 */
export function useProfileWords(form: ProfileFormKind = 'self'): ProfileWords {
  return (form === 'reference' ? OF_OTHER : OWN)[useLocale()];
}
