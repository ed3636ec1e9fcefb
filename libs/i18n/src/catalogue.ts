import { ownValue } from '@karov/domain';
/** A catalogue: texts by key, nested. The Hebrew one defines the keys; the others must have the same keys. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The same keys as another catalogue, with any texts. */
export type SameKeys<C> = { readonly [K in keyof C]: C[K] extends string ? string : SameKeys<C[K]> };

/**
 * The dotted paths of all texts in a catalogue. Plural forms (`key_one`, `key_two`, `key_other`) are also
 * reachable as `key`.
 */
export type TextKey<C> = {
  [K in keyof C & string]: C[K] extends string
    ? K extends `${infer Base}_other`
      ? K | Base
      : K
    : `${K}.${TextKey<C[K]>}`;
}[keyof C & string];

export type TextParams = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, count: number): string {
  let rules = pluralRules.get(locale);
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(count);
}

function lookUp(catalogue: Catalogue, key: string): string | null {
  let node: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string') return null;
    node = ownValue(node, part);
  }
  return typeof node === 'string' ? node : null;
}

/**
 * Returns the text for a key. `%{name}` is replaced by the parameter of that name. A `count` parameter
 * selects the plural form by the rules of the locale (`key_one`, `key_two`, `key_other`); a `gender`
 * parameter selects the form for a man or a woman if there is one (`key_male`, `key_female`; rule 101). An
 * unknown key is returned unchanged, so that the error is visible.
 */
export function translateText(
  catalogue: Catalogue,
  locale: string,
  key: string,
  params: TextParams = {},
): string {
  const count = params['count'];
  const gender = params['gender'];
  const text =
    (typeof gender === 'string' ? lookUp(catalogue, `${key}_${gender}`) : null) ??
    (typeof count === 'number'
      ? (lookUp(catalogue, `${key}_${pluralForm(locale, count)}`) ?? lookUp(catalogue, `${key}_other`))
      : null) ??
    lookUp(catalogue, key);
  if (text === null) return key;
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(ownValue(params, name) ?? whole));
}

/** Returns all dotted paths in a catalogue, for the checks. */
export function keysOf(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
