import { declaredPath, type Locale } from '@karov/domain';
import { translateText, type Catalogue } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** Words of the help profile. */
export const helpProfileTexts = { 'he-IL': he, 'en-US': en } satisfies Record<Locale, Catalogue>;

function textAt(locale: Locale, key: string): string | null {
  const text = translateText(helpProfileTexts[locale], locale, key);
  return text === key ? null : text;
}

/** The label of a field by its path (`residents.0.phone`), of a group its title. */
export function profileLabel(locale: Locale, path: string): string {
  const key = `labels.${declaredPath(path)}`;
  return textAt(locale, key) ?? textAt(locale, `${key}.title`) ?? path;
}

/** The hint under a field, or null. */
export function profileHint(locale: Locale, path: string): string | null {
  const key = `hints.${declaredPath(path)}`;
  return textAt(locale, key) ?? textAt(locale, `${key}.title`);
}

/** Title and introduction of a step. */
export function profileSection(locale: Locale, name: string): { title: string; intro: string } {
  return { title: textAt(locale, `sections.${name}.title`) ?? name, intro: textAt(locale, `sections.${name}.intro`) ?? '' };
}
