import { LIMITS } from '../limits.js';
import type { ChoiceField, Condition, Field, GroupField, Section, SimpleField, SimpleKind } from './field.js';
import { KEYS, type OptionList } from './option-lists.js';

type Extra<F> = Partial<Omit<F, 'name' | 'kind' | 'required' | 'list' | 'fields'>>;

const must = (kind: SimpleKind, name: string, extra: Extra<SimpleField> = {}): SimpleField => ({
  kind,
  name,
  required: true,
  ...extra,
});
const may = (kind: SimpleKind, name: string, extra: Extra<SimpleField> = {}): SimpleField => ({
  kind,
  name,
  required: false,
  ...extra,
});
const one = (
  name: string,
  list: OptionList,
  extra: Extra<ChoiceField> & { required?: boolean } = {},
): ChoiceField => ({
  kind: 'choice',
  name,
  list,
  required: true,
  ...extra,
});
const many = (
  name: string,
  list: OptionList,
  extra: Extra<ChoiceField> & { required?: boolean } = {},
): ChoiceField => ({
  kind: 'choices',
  name,
  list,
  required: true,
  ...extra,
});
const when = (field: string, has: string): { askedWhen: Condition } => ({ askedWhen: { field, has } });
/** Returns the text field for the entry "other". */
const otherOf = (field: string, name: string, key: string = KEYS.other): SimpleField =>
  must('text', name, { min: 2, ...when(field, key) });

const inApartment = when('housing_type', KEYS.apartment);
const withProtection: { askedWhen: Condition } = {
  askedWhen: { field: 'protection_type', hasNot: KEYS.noProtection },
};
const withOrganization: { askedWhen: Condition } = {
  askedWhen: { field: 'organization_type', hasNot: KEYS.noOrganization },
};
const withGenderWish: { askedWhen: Condition } = {
  askedWhen: { field: 'gender_preference', hasNot: KEYS.anybodyMayCome },
};

const NAME: Extra<SimpleField> = { min: LIMITS.personNameMin, inQuick: true, inCarer: true };
const CONSENT: Extra<SimpleField> = { inQuick: true, inCarer: true, forms: ['self', 'reference', 'carer'] };

function contact(name: string, locations: OptionList): GroupField {
  return {
    kind: 'group',
    name,
    required: false,
    fields: [
      must('text', 'first_name', { min: LIMITS.personNameMin }),
      may('text', 'family_name', { min: LIMITS.personNameMin }),
      must('phone', 'mobile'),
      may('phone', 'phone'),
      may('email', 'email'),
      one('relationship', 'contact_closeness', { required: false }),
      one('language', 'languages', { required: false }),
      otherOf('language', 'other_language'),
      one('location', locations, { required: false }),
    ],
  };
}

const RESIDENT: readonly Field[] = [
  one('relationship', 'closeness'),
  must('text', 'first_name', { min: LIMITS.personNameMin }),
  must('text', 'last_name', { min: LIMITS.personNameMin }),
  must('phone', 'phone'),
  may('idNumber', 'id_number'),
  may('year', 'birth_year'),
  may('email', 'email'),
];

const ORGANIZATION: readonly Field[] = [
  one('organization_type', 'support_types'),
  otherOf('organization_type', 'other_organization_type'),
  may('text', 'first_name', withOrganization),
  may('text', 'last_name', withOrganization),
  may('phone', 'phone', withOrganization),
  may('yesNo', 'ongoing_support', withOrganization),
  may('email', 'email', withOrganization),
];

/** The sections of the help profile, in order. */
export const SECTION_NAMES = [
  'about',
  'disability',
  'home',
  'shelter',
  'household',
  'health',
  'communication',
  'meeting',
  'evacuation',
  'leaving',
  'support',
  'contacts',
  'second_contact',
  'consent',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/**
 * All questions asked of people who may need help (rule 129, "Help seeker registration"; required fields by
 * rule 131). Declared once: the forms, the server's validation, the read-only view and the exports are
 * derived from it. The phone is not among them; it comes from the verified ticket.
 */
export const HELP_PROFILE: readonly (Section & { name: SectionName })[] = [
  {
    name: 'about',
    fields: [
      may('toggle', 'quick_emergency_request', { inQuick: true, forms: ['self', 'reference'] }),
      must('text', 'first_name', { ...NAME, autoComplete: 'given-name' }),
      must('text', 'last_name', { ...NAME, autoComplete: 'family-name' }),
      may('email', 'email', { inCarer: true, autoComplete: 'email' }),
      must('address', 'residential_address', { inQuick: true, autoComplete: 'street-address' }),
    ],
  },
  {
    name: 'disability',
    fields: [
      many('disability_id', 'disabilities', { inQuick: true }),
      must('text', 'other_disability', { min: 2, inQuick: true, ...when('disability_id', KEYS.other) }),
      must('confirm', 'disability_confirmation_check', { inQuick: true, forms: ['self', 'reference'] }),
    ],
  },
  {
    name: 'home',
    fields: [
      must('yesNo', 'stairs_at_entrance'),
      must('digits', 'stairs_count', when('stairs_at_entrance', 'yes')),
      one('housing_type', 'type_house'),
      must('digits', 'floor_number', inApartment),
      must('digits', 'apartment_number', inApartment),
      one('elevator', 'elevators', inApartment),
      otherOf('elevator', 'other_elevator'),
    ],
  },
  {
    name: 'shelter',
    fields: [
      one('protection_type', 'protection_types'),
      one('protection_accessibility', 'protection_accessibility', withProtection),
      otherOf('protection_accessibility', 'other_protection_accessibility'),
    ],
  },
  {
    name: 'household',
    fields: [
      one('living_situation', 'living_situation'),
      {
        kind: 'repeated',
        name: 'residents',
        required: true,
        fields: RESIDENT,
        maxItems: 8,
        ...when('living_situation', KEYS.liveWithHelper),
      },
    ],
  },
  {
    name: 'health',
    fields: [
      one('hmo', 'hmo'),
      many('disability_recognition', 'disability_recognition'),
      otherOf('disability_recognition', 'other_disability_recognition', KEYS.recognizedOther),
    ],
  },
  {
    name: 'communication',
    fields: [
      many('languages', 'languages'),
      otherOf('languages', 'other_languages'),
      many('accessibility_needs', 'accessibility_needs', { required: false }),
      one('communication_method_with', 'communication_method_with'),
      otherOf('communication_method_with', 'other_communication_method_with'),
      many(
        'communication_tools',
        'communication_tools',
        when('communication_method_with', KEYS.directlyWithMe),
      ),
    ],
  },
  {
    name: 'meeting',
    fields: [
      one('face_to_face_with', 'face_to_face_with'),
      many(
        'face_to_face_tools',
        'face_to_face_tools',
        when('face_to_face_with', KEYS.faceToFaceDirectlyWithMe),
      ),
      one('gender_preference', 'who_may_come', { required: false }),
      may('yesNo', 'gender_wait', withGenderWish),
    ],
  },
  {
    name: 'evacuation',
    fields: [
      one('transport_needs', 'transport_needs'),
      otherOf('transport_needs', 'other_transport_needs'),
      many('evacuation_equipment', 'evacuation_equipments'),
      otherOf('evacuation_equipment', 'other_evacuation_equipment'),
    ],
  },
  {
    name: 'leaving',
    fields: [
      many('animal_types', 'evacuation_animals'),
      otherOf('animal_types', 'other_animal_types'),
      one('evacuation_residence', 'evacuation_residence', { required: false }),
      otherOf('evacuation_residence', 'other_evacuation_residence'),
      {
        kind: 'group',
        name: 'evacuation_residence_personal',
        required: true,
        ...when('evacuation_residence', KEYS.liveWithFriends),
        fields: [
          must('text', 'full_name', { min: 5 }),
          must('address', 'residential_address'),
          must('phone', 'phone'),
        ],
      },
      many('family_member_option', 'family_member_options', { required: false }),
      must('digits', 'family_member_count', when('family_member_option', KEYS.familyYes)),
      one('help_during_evacuation', 'help_during_evacuation', { required: false }),
    ],
  },
  {
    name: 'support',
    fields: [
      { kind: 'group', name: 'organization', required: true, fields: ORGANIZATION },
      one('database_inclusion', 'database_inclusion', { required: false }),
      may('longText', 'additional_emergency_info', { max: 1000 }),
    ],
  },
  { name: 'contacts', fields: [contact('emergency_contact', 'contact_location')] },
  { name: 'second_contact', fields: [contact('additional_emergency_contact', 'locations')] },
  {
    name: 'consent',
    fields: [must('confirm', 'is_confirm', CONSENT), must('confirm', 'is_authorize', CONSENT)],
  },
];
