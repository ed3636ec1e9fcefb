import { ownValue } from '@karov/domain';

/** Returns an error for each text of a form that is shorter than it must be. */
export function shortTexts<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  least: Readonly<Record<Name, number>>,
  words: (least: number) => string,
): Readonly<Record<string, string>> {
  const isShort = ([name, min]: [string, number]): boolean =>
    (ownValue(values, name) ?? '').trim().length < min;
  return Object.fromEntries(
    Object.entries<number>(least)
      .filter(isShort)
      .map(([name, min]) => [name, words(min)]),
  );
}
