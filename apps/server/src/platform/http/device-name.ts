import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS/],
  ['Linux', /Linux/],
] as const;
const BROWSERS = [
  ['Edge', /Edg\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;

/**
 * Returns a browser and its operating system in familiar words, because what the browser says about itself is
 * unreadable.
 */
export function deviceName(userAgent: string, locale: Locale): string {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(', ') || serverText(locale, 'answers.unknownDevice');
}
