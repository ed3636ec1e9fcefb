import type { OptionList, ProfileOption } from './option-lists.js';

const NONE = 'none';
/** How an entry is called that says "none of these", where it is not called so. */
const NONE_KEYS: Readonly<Partial<Record<OptionList, string>>> = {
  disability_recognition: 'not_recognized',
  evacuation_equipments: 'no_equipment',
  evacuation_animals: 'no_animals',
  family_member_options: 'no',
};

/**
 * The entry of a list that says "none of these", or null: where several entries may be chosen it stands
 * alone.
 */
export function noneOf(list: OptionList, offered: readonly ProfileOption[]): ProfileOption['id'] | null {
  return offered.find(({ key }) => key === (NONE_KEYS[list] ?? NONE))?.id ?? null;
}

/** Whether "none of these" was chosen, and one of them all the same. */
export function isContradiction(chosen: readonly unknown[], none: ProfileOption['id'] | null): boolean {
  return none !== null && chosen.length > 1 && chosen.includes(none);
}

/** A new choice in which nothing contradicts: "none" takes the others away, another one takes "none" away. */
export function withoutContradiction<V extends ProfileOption['id']>(
  before: readonly V[],
  chosen: readonly V[],
  none: ProfileOption['id'] | null,
): V[] {
  if (!isContradiction(chosen, none)) return [...chosen];
  const isNoneNew = !before.some((one) => one === none);
  return chosen.filter((one) => (one === none) === isNoneNew);
}
