import type { OptionList, ProfileOption } from './option-lists.js';

const NONE = 'none';
/** The keys of "none of these" entries whose key is a different one. */
const NONE_KEYS: Readonly<Partial<Record<OptionList, string>>> = {
  disability_recognition: 'not_recognized',
  evacuation_equipments: 'no_equipment',
  evacuation_animals: 'no_animals',
  family_member_options: 'no',
};

/**
 * Returns the "none of these" entry of a list, or null. If several entries may be chosen, this one excludes
 * the others.
 */
export function noneOf(list: OptionList, offered: readonly ProfileOption[]): ProfileOption['id'] | null {
  return offered.find(({ key }) => key === (NONE_KEYS[list] ?? NONE))?.id ?? null;
}

/** Whether "none of these" was chosen together with another entry. */
export function isContradiction(chosen: readonly unknown[], none: ProfileOption['id'] | null): boolean {
  return none !== null && chosen.length > 1 && chosen.includes(none);
}

/**
 * Removes a contradiction from a new choice: "none" removes the other entries, and any other entry removes
 * "none".
 */
export function withoutContradiction<V extends ProfileOption['id']>(
  before: readonly V[],
  chosen: readonly V[],
  none: ProfileOption['id'] | null,
): V[] {
  if (!isContradiction(chosen, none)) return [...chosen];
  const isNoneNew = !before.some((one) => one === none);
  return chosen.filter((one) => (one === none) === isNoneNew);
}
