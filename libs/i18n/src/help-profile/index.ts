import { declaredPath, type Locale } from '@karov/domain';
import { type Catalogue, translateText } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** Words of the help profile. */
export const helpProfileTexts = { 'he-IL': he, 'en-US': en } satisfies Record<Locale, Catalogue>;

function textAt(locale: Locale, key: string): string | null {
  const text = translateText(helpProfileTexts[locale], locale, key);
  return text === key ? null : text;
}

/**
 * The label of a field by its path (`residents.0.phone`), or the title of a group; in the form for somebody
 * else it may contain that person's name.
 */
export function profileLabel(locale: Locale, path: string, isOfOther = false): string {
  const key = `labels.${declaredPath(path)}`;
  const ofOther = isOfOther ? textAt(locale, `ofOther.${declaredPath(path)}`) : null;
  return ofOther ?? textAt(locale, key) ?? textAt(locale, `${key}.title`) ?? path;
}

/** How an entry of a list reads in the form for somebody else, where it reads otherwise; or null. */
export function profileOptionOfOther(locale: Locale, list: string, key: string): string | null {
  return textAt(locale, `optionsOfOther.${list}.${key}`);
}

/** The hint under a field, or null. */
export function profileHint(locale: Locale, path: string): string | null {
  const key = `hints.${declaredPath(path)}`;
  return textAt(locale, key) ?? textAt(locale, `${key}.title`);
}

/** Title and introduction of a step; in the form for somebody else they may contain that person's name. */
export function profileSection(
  locale: Locale,
  name: string,
  isOfOther = false,
): { title: string; intro: string } {
  const said = (part: 'title' | 'intro') =>
    (isOfOther ? textAt(locale, `sectionsOfOther.${name}.${part}`) : null) ??
    textAt(locale, `sections.${name}.${part}`);
  return { title: said('title') ?? name, intro: said('intro') ?? '' };
}
