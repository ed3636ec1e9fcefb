/**
 * Lists of possible answers (rule 129, "Dropdown lists"). Admins add, rename and hide entries; the keys do
 * not change.
 */
export const OPTION_LISTS = [
  'disabilities',
  'volunteer_interests',
  'volunteer_languages',
  'volunteer_gender',
  'who_may_come',
  'type_house',
  'elevators',
  'hmo',
  'living_situation',
  'contact_closeness',
  'contact_location',
  'languages',
  'closeness',
  'locations',
  'disability_recognition',
  'accessibility_needs',
  'communication_method_with',
  'communication_tools',
  'face_to_face_with',
  'face_to_face_tools',
  'transport_needs',
  'protection_types',
  'protection_accessibility',
  'evacuation_equipments',
  'evacuation_animals',
  'support_types',
  'yes_no',
  'evacuation_residence',
  'family_member_options',
  'database_inclusion',
  'help_during_evacuation',
] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** The lists that admins maintain: those of the forms, except yes and no, and the kinds of event. */
export const KEPT_LISTS = [
  ...OPTION_LISTS.filter((list): list is Exclude<OptionList, 'yes_no'> => list !== 'yes_no'),
  'event_types',
] as const;
export type KeptList = (typeof KEPT_LISTS)[number];

/**
 * The keys used in conditions of the help profile: these entries can be renamed, but never removed or hidden.
 */
export const KEYS = {
  other: 'other',
  apartment: 'apartment',
  liveWithHelper: 'live_with_helper',
  recognizedOther: 'recognized_other',
  directlyWithMe: 'directly_with_me',
  faceToFaceDirectlyWithMe: 'face_to_face_directly_with_me',
  liveWithFriends: 'live_with_friends',
  familyYes: 'yes',
  noOrganization: 'none',
  anybodyMayCome: 'other',
  noProtection: 'none',
  phoneCall: 'phone_call',
  hearing: 'hearing',
} as const;

/** Whether a condition depends on an entry, so that the entry must stay available. */
export function isFixedOption(list: string, key: string): boolean {
  const isOther = key === KEYS.other && list !== 'volunteer_gender';
  return isOther || FIXED.some(([fixedList, fixedKey]) => fixedList === list && fixedKey === key);
}

const FIXED: readonly (readonly [list: OptionList, key: string])[] = [
  ['type_house', KEYS.apartment],
  ['living_situation', KEYS.liveWithHelper],
  ['disability_recognition', KEYS.recognizedOther],
  ['communication_method_with', KEYS.directlyWithMe],
  ['face_to_face_with', KEYS.faceToFaceDirectlyWithMe],
  ['evacuation_residence', KEYS.liveWithFriends],
  ['family_member_options', KEYS.familyYes],
  ['support_types', KEYS.noOrganization],
  ['protection_types', KEYS.noProtection],
  ['communication_tools', KEYS.phoneCall],
  ['disabilities', KEYS.hearing],
  ['yes_no', 'yes'],
  ['yes_no', 'no'],
  ['volunteer_gender', 'male'],
  ['volunteer_gender', 'female'],
  ['volunteer_gender', 'other'],
  ['who_may_come', 'male'],
  ['who_may_come', 'female'],
];

/**
 * An entry of a list: `id` is the value that is stored and sent, which is the id for disabilities and
 * otherwise the key.
 */
export interface ProfileOption {
  readonly id: string | number;
  readonly key: string;
}

/** All lists with their available entries. */
export type ProfileOptions = Readonly<Record<OptionList, readonly ProfileOption[]>>;

/** A value for each list. */
export function perOptionList<T>(of: (list: OptionList) => T): Record<OptionList, T> {
  const record: Partial<Record<OptionList, T>> = {};
  for (const list of OPTION_LISTS) record[list] = of(list);
  return isComplete(record) ? record : perOptionList(of);
}

function isComplete<T>(record: Partial<Record<OptionList, T>>): record is Record<OptionList, T> {
  return OPTION_LISTS.every((list) => Object.hasOwn(record, list));
}
