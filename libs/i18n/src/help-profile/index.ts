import { declaredPath, type Locale } from '@karov/domain';
import { type Catalogue, translateText } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** The texts of the help profile. */
export const helpProfileTexts = { 'he-IL': he, 'en-US': en } satisfies Record<Locale, Catalogue>;

function textAt(locale: Locale, key: string): string | null {
  const text = translateText(helpProfileTexts[locale], locale, key);
  return text === key ? null : text;
}

/**
 * Whom a form is about: the person who fills it in, somebody else whom they register, or a carer, who is not
 * asked about a disability.
 */
export type ProfileSubject = 'own' | 'other' | 'carer';
const WORDS_OF = {
  own: null,
  other: { labels: 'ofOther', sections: 'sectionsOfOther', hints: 'hintsOfOther' },
  carer: { labels: 'ofCarer', sections: 'sectionsOfCarer', hints: 'hints' },
} as const;

/**
 * Returns the label of a field by its path (`residents.0.phone`), or the title of a group; some depend on
 * whom the form is about.
 */
export function profileLabel(locale: Locale, path: string, subject: ProfileSubject = 'own'): string {
  const key = `labels.${declaredPath(path)}`;
  const words = WORDS_OF[subject];
  const special = words && textAt(locale, `${words.labels}.${declaredPath(path)}`);
  return special ?? textAt(locale, key) ?? textAt(locale, `${key}.title`) ?? path;
}

/**
 * Returns how an entry of a list is worded in the form for somebody else, if that differs; otherwise null.
 */
export function profileOptionOfOther(locale: Locale, list: string, key: string): string | null {
  return textAt(locale, `optionsOfOther.${list}.${key}`);
}

/** Returns the hint below a field, or null; some hints depend on whom the form is about. */
export function profileHint(locale: Locale, path: string, subject: ProfileSubject = 'own'): string | null {
  const key = `hints.${declaredPath(path)}`;
  const words = WORDS_OF[subject];
  const special = words && textAt(locale, `${words.hints}.${declaredPath(path)}`);
  return special ?? textAt(locale, key) ?? textAt(locale, `${key}.title`);
}

/** Returns the title and the introduction of a step; some depend on whom the form is about. */
export function profileSection(
  locale: Locale,
  name: string,
  subject: ProfileSubject = 'own',
): { title: string; intro: string } {
  const words = WORDS_OF[subject];
  const said = (part: 'title' | 'intro') =>
    (words && textAt(locale, `${words.sections}.${name}.${part}`)) ??
    textAt(locale, `sections.${name}.${part}`);
  return { title: said('title') ?? name, intro: said('intro') ?? '' };
}
