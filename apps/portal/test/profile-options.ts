import type { HelpProfileDropdowns, ListOption } from '@karov/api-client';
import { OPTION_LISTS } from '@karov/domain';

const entry = (key: string, id: number | string = key): ListOption => ({ id, key, label: key });
const PLAIN = ['first', 'second', 'other'].map((key) => entry(key));

const SPECIAL: Partial<HelpProfileDropdowns> = {
  disabilities: [entry('hearing', 1), entry('mobility', 2), entry('other', 3)],
  type_house: ['apartment', 'house'].map((key) => entry(key)),
  living_situation: ['alone', 'live_with_helper'].map((key) => entry(key)),
  disability_recognition: ['national_insurance', 'recognized_other'].map((key) => entry(key)),
  communication_method_with: ['directly_with_me', 'other'].map((key) => entry(key)),
  face_to_face_with: ['face_to_face_directly_with_me', 'caregiver'].map((key) => entry(key)),
  evacuation_residence: ['hotel', 'live_with_friends', 'other'].map((key) => entry(key)),
  family_member_options: ['no', 'yes'].map((key) => entry(key)),
  support_types: ['none', 'municipality', 'other'].map((key) => entry(key)),
  volunteer_gender: ['male', 'female', 'other'].map((key) => entry(key)),
  who_may_come: ['male', 'female', 'other'].map((key) => entry(key)),
  volunteer_languages: ['hebrew', 'english', 'other'].map((key) => entry(key)),
  volunteer_interests: ['rides', 'shopping'].map((key) => entry(key)),
  yes_no: ['yes', 'no'].map((key) => entry(key)),
};

/**
 * Returns small lists of all kinds, with the keys used in conditions; the labels are the same as the keys.
 */
export function profileOptions(): HelpProfileDropdowns {
  const lists = Object.fromEntries(OPTION_LISTS.map((list) => [list, SPECIAL[list] ?? PLAIN]));
  return parseLists(lists);
}

function parseLists(lists: Record<string, ListOption[]>): HelpProfileDropdowns {
  const isWhole = (value: Record<string, ListOption[]>): value is HelpProfileDropdowns =>
    OPTION_LISTS.every((list) => list in value);
  if (!isWhole(lists)) throw new Error('A list is missing.');
  return lists;
}
