import { ownValue } from '@karov/domain';
import type { Catalogue } from '@karov/i18n';
import { keysOf } from '@karov/i18n';
import { backoffice } from '@karov/i18n/backoffice';
import { common } from '@karov/i18n/common';
import { helpProfileTexts } from '@karov/i18n/help-profile';
import { offlineTexts } from '@karov/i18n/offline';
import { portal } from '@karov/i18n/portal';
import * as server from '@karov/i18n/server';
import { say } from './lib/say.js';

type Pair = readonly [hebrew: Catalogue, english: Catalogue];

const AREAS: Readonly<Record<string, Pair>> = {
  server: [server.he, server.en],
  common: [common['he-IL'], common['en-US']],
  portal: [portal['he-IL'], portal['en-US']],
  offline: [offlineTexts['he-IL'], offlineTexts['en-US']],
  'help-profile': [helpProfileTexts['he-IL'], helpProfileTexts['en-US']],
  backoffice: [backoffice['he-IL'], backoffice['en-US']],
};
const PLURALS = ['one', 'two', 'other'];

/**
 * Fails if the two languages differ: a key or a parameter in one is missing in the other, a text is empty, or
 * a plural form is missing.
 */
function faultsOf(area: string, [hebrew, english]: Pair): string[] {
  const [hebrewKeys, englishKeys] = [new Set(keysOf(hebrew)), new Set(keysOf(english))];
  const all = [...new Set([...hebrewKeys, ...englishKeys])];
  return all.flatMap((key) => {
    if (!hebrewKeys.has(key)) return [`${area}: ${key} has no Hebrew`];
    if (!englishKeys.has(key)) return [`${area}: ${key} has no English`];
    return [
      ...textFaults(area, key, textOf(hebrew, key), textOf(english, key)),
      ...pluralFaults(area, key, hebrewKeys),
    ];
  });
}

function textFaults(area: string, key: string, hebrew: string, english: string): string[] {
  if (hebrew.trim() === '' || english.trim() === '') return [`${area}: ${key} is empty`];
  // "one" and "two" may omit the number, because the word itself expresses it
  const isCounted = /_(one|two)$/.test(key);
  const [inHebrew, inEnglish] = [paramsOf(hebrew, isCounted), paramsOf(english, isCounted)];
  return inHebrew === inEnglish
    ? []
    : [`${area}: ${key} takes {${inHebrew}} in Hebrew and {${inEnglish}} in English`];
}

function pluralFaults(area: string, key: string, keys: ReadonlySet<string>): string[] {
  const [, base] = /^(.*)_(?:one|two|other)$/.exec(key) ?? [];
  if (base === undefined) return [];
  return PLURALS.filter((form) => !keys.has(`${base}_${form}`)).map(
    (form) => `${area}: ${base} lacks the form "${form}"`,
  );
}

function textOf(catalogue: Catalogue, key: string): string {
  let node: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) node = typeof node === 'object' ? ownValue(node, part) : undefined;
  return typeof node === 'string' ? node : '';
}

function paramsOf(text: string, withoutCount: boolean): string {
  const names = [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)]
    .filter((name) => !(withoutCount && name === 'count'))
    .sort()
    .join(', ');
}

const faults = [...new Set(Object.entries(AREAS).flatMap(([area, pair]) => faultsOf(area, pair)))];
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
