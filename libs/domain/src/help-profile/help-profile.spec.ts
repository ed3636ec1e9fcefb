import fc from 'fast-check';
import {
  declaredPath,
  HELP_PROFILE,
  type HelpProfileAnswers,
  isFixedOption,
  perOptionList,
  profilePaths,
  readAnswers,
  SECTION_NAMES,
  sectionOf,
  type Validation,
  validateAnswers,
  validateSection,
  withSection,
} from './index.js';

const KEYS: Readonly<Record<string, readonly string[]>> = {
  type_house: ['apartment', 'private_house'],
  living_situation: ['alone', 'live_with_helper'],
  disability_recognition: ['national_insurance', 'recognized_other'],
  communication_method_with: ['directly_with_me', 'with_family', 'other'],
  face_to_face_with: ['face_to_face_directly_with_me', 'face_to_face_with_family'],
  support_types: ['none', 'non_profit', 'other'],
  protection_types: ['none', 'home_room'],
  evacuation_residence: ['live_with_friends', 'hotel', 'other'],
  family_member_options: ['no', 'yes', 'caregiver'],
};
const options = perOptionList((list) =>
  (KEYS[list] ?? ['first', 'second', 'other']).map((key, index) => ({
    id: list === 'disabilities' ? index + 1 : key,
    key,
  })),
);
const judging = (form: Validation['form'] = 'self'): Validation => ({
  form,
  options,
  year: 2026,
  isPhone: (text) => /^\+?\d{9,13}$/.test(text),
});
const ADDRESS = 'הרצל 5, ישראל, תל אביב, תל אביב-יפו, 32.06, 34.77';

const QUICK: HelpProfileAnswers = {
  quick_emergency_request: 1,
  first_name: 'דנה',
  last_name: 'כהן',
  residential_address: ADDRESS,
  disability_id: [1],
  disability_confirmation_check: 1,
  is_confirm: 1,
  is_authorize: 1,
};
const WHOLE: HelpProfileAnswers = {
  ...QUICK,
  quick_emergency_request: 0,
  stairs_at_entrance: 0,
  housing_type: 'private_house',
  protection_type: 'home_room',
  protection_accessibility: 'first',
  hmo: 'first',
  living_situation: 'alone',
  disability_recognition: ['national_insurance'],
  languages: ['first'],
  communication_method_with: 'with_family',
  face_to_face_with: 'face_to_face_with_family',
  transport_needs: 'first',
  evacuation_equipment: ['first'],
  animal_types: ['first'],
  organization: { organization_type: 'none' },
};
const faultsOf = (raw: unknown, form?: Validation['form']): Record<string, string> =>
  Object.fromEntries(validateAnswers(raw, judging(form)).faults.map(({ path, key }) => [path, key]));

describe('the help profile', () => {
  it('has some ninety fields', () => expect(profilePaths().length).toBeGreaterThan(85));

  it('accepts a whole and a short form', () => {
    expect(faultsOf(WHOLE)).toEqual({});
    expect(faultsOf(QUICK)).toEqual({});
  });

  it('requires every answer that is marked as required in an empty long form', () => {
    expect(Object.keys(faultsOf({}))).toEqual([
      'first_name',
      'last_name',
      'residential_address',
      'disability_id',
      'disability_confirmation_check',
      'stairs_at_entrance',
      'housing_type',
      'protection_type',
      'living_situation',
      'hmo',
      'disability_recognition',
      'languages',
      'communication_method_with',
      'face_to_face_with',
      'transport_needs',
      'evacuation_equipment',
      'animal_types',
      'organization.organization_type',
      'is_confirm',
      'is_authorize',
    ]);
  });

  it('asks a carer for name, e-mail address and agreement only, and accepts nothing else', () => {
    expect(Object.keys(faultsOf({}, 'carer'))).toEqual([
      'first_name',
      'last_name',
      'is_confirm',
      'is_authorize',
    ]);
    const { answers, faults } = validateAnswers({ ...WHOLE, email: 'a@example.org' }, judging('carer'));
    expect(faults).toEqual([]);
    expect(Object.keys(answers).sort()).toEqual([
      'email',
      'first_name',
      'is_authorize',
      'is_confirm',
      'last_name',
    ]);
    expect(validateAnswers({ ...QUICK, email: 'a@example.org' }, judging('carer')).answers).toEqual(answers);
  });

  it('does not ask how a protected space is reached where there is none', () => {
    expect(faultsOf({ ...WHOLE, protection_type: 'none', protection_accessibility: undefined })).toEqual({});
    expect(
      validateAnswers({ ...WHOLE, protection_type: 'none' }, judging()).answers['protection_accessibility'],
    ).toBeUndefined();
    expect(faultsOf({ ...WHOLE, protection_accessibility: undefined })).toEqual({
      protection_accessibility: 'required',
    });
    expect(isFixedOption('protection_types', 'none')).toBe(true);
  });

  it('requires in the short form only what is needed now', () => {
    expect(Object.keys(faultsOf({ quick_emergency_request: 1 }))).toEqual([
      'first_name',
      'last_name',
      'residential_address',
      'disability_id',
      'disability_confirmation_check',
      'is_confirm',
      'is_authorize',
    ]);
  });

  it('asks people who registered in a hurry for the rest, once they fill in their profile', () => {
    expect(validateAnswers({ ...QUICK, hmo: 'first' }, judging('profile')).answers).toMatchObject({
      hmo: 'first',
    });
    expect(faultsOf(QUICK, 'profile')).toHaveProperty('hmo', 'required');
  });

  it('is checked and changed section by section', () => {
    const { answers, faults } = validateSection(
      'home',
      { stairs_at_entrance: 1, hmo: 'first' },
      judging('profile'),
    );
    expect(faults.map(({ path }) => path)).toEqual(['stairs_count', 'housing_type']);
    expect(withSection({ ...WHOLE, floor_number: '3' }, 'home', answers)).toMatchObject({
      stairs_at_entrance: 1,
      hmo: 'first',
      languages: ['first'],
    });
    expect(withSection({ ...WHOLE, floor_number: '3' }, 'home', answers)).not.toHaveProperty('floor_number');
    expect(SECTION_NAMES.every((name) => HELP_PROFILE.some((section) => section.name === name))).toBe(true);
  });

  it('asks nobody for an e-mail address, whoever registers them (rule 103)', () => {
    expect(faultsOf(WHOLE, 'reference')).toEqual({});
    expect(faultsOf({ ...WHOLE, email: 'dana@' }, 'reference')).toEqual({ email: 'email' });
    expect(faultsOf(QUICK, 'reference')).toEqual({});
  });

  it.each<[string, HelpProfileAnswers, string[]]>([
    ['an apartment', { housing_type: 'apartment' }, ['floor_number', 'apartment_number', 'elevator']],
    ['stairs', { stairs_at_entrance: 1 }, ['stairs_count']],
    [
      'another elevator',
      { housing_type: 'apartment', floor_number: '2', apartment_number: '4', elevator: 'other' },
      ['other_elevator'],
    ],
    ['another disability', { disability_id: [1, 3] }, ['other_disability']],
    [
      'a helper at home',
      { living_situation: 'live_with_helper' },
      ['residents.0.relationship', 'residents.0.first_name', 'residents.0.last_name', 'residents.0.phone'],
    ],
    [
      'another recognition',
      { disability_recognition: ['recognized_other'] },
      ['other_disability_recognition'],
    ],
    ['talking directly', { communication_method_with: 'directly_with_me' }, ['communication_tools']],
    ['meeting directly', { face_to_face_with: 'face_to_face_directly_with_me' }, ['face_to_face_tools']],
    [
      'friends to stay with',
      { evacuation_residence: 'live_with_friends' },
      [
        'evacuation_residence_personal.full_name',
        'evacuation_residence_personal.residential_address',
        'evacuation_residence_personal.phone',
      ],
    ],
    ['family who come along', { family_member_option: ['yes'] }, ['family_member_count']],
    [
      'another organization',
      { organization: { organization_type: 'other' } },
      ['organization.other_organization_type'],
    ],
    [
      'a contact who is only named',
      { emergency_contact: { first_name: 'רון' } },
      ['emergency_contact.mobile'],
    ],
  ])('requires more of %s', (_case, change, paths) => {
    expect(Object.keys(faultsOf({ ...WHOLE, ...change }))).toEqual(paths);
  });

  it.each<[string, HelpProfileAnswers, Record<string, string>]>([
    [
      'letters as a floor',
      { housing_type: 'apartment', floor_number: 'שלוש', apartment_number: '4', elevator: 'first' },
      { floor_number: 'digits' },
    ],
    [
      'an address that was not chosen',
      { residential_address: 'הרצל 5 תל אביב' },
      { residential_address: 'address' },
    ],
    ['a choice that is not offered', { hmo: 'moon' }, { hmo: 'choice' }],
    ['a number of another list as disability', { disability_id: [99] }, { disability_id: 'choice' }],
    [
      'an entry beside "none of these"',
      { family_member_option: ['no', 'caregiver'] },
      { family_member_option: 'noneAlone' },
    ],
    [
      'a phone of a resident',
      {
        living_situation: 'live_with_helper',
        residents: [{ relationship: 'first', first_name: 'רון', last_name: 'לוי', phone: '12' }],
      },
      { 'residents.0.phone': 'phone' },
    ],
    [
      'an identity number',
      {
        living_situation: 'live_with_helper',
        residents: [
          {
            relationship: 'first',
            first_name: 'רון',
            last_name: 'לוי',
            phone: '0501234567',
            id_number: '123456789',
          },
        ],
      },
      { 'residents.0.id_number': 'idNumber' },
    ],
    [
      'too many residents',
      { living_situation: 'live_with_helper', residents: Array.from({ length: 9 }, () => ({})) },
      { residents: 'tooMany' },
    ],
    ['a box that is not ticked', { is_authorize: 0 }, { is_authorize: 'confirm' }],
    ['an e-mail address', { email: 'dana@' }, { email: 'email' }],
  ])('refuses %s', (_case, change, faults) => {
    expect(faultsOf({ ...WHOLE, ...change })).toEqual(faults);
  });

  it('drops what is not asked', () => {
    const { answers, faults } = validateAnswers(
      { ...WHOLE, floor_number: 'x', residents: [{}], other_disability: 'x', unknown: 1 },
      judging(),
    );
    expect(faults).toEqual([]);
    expect(answers).toEqual({ ...WHOLE });
  });

  it('reads yes and no, lone values, and white space as people and other clients send them', () => {
    expect(
      readAnswers({
        stairs_at_entrance: 'yes',
        is_confirm: true,
        languages: 'hebrew',
        first_name: '  דנה ',
        last_name: ' ',
        residents: { phone: '1' },
      }),
    ).toEqual({
      stairs_at_entrance: 1,
      is_confirm: 1,
      languages: ['hebrew'],
      first_name: 'דנה',
      residents: [{ phone: '1' }],
    });
  });

  it('accepts any input without failing, and judges what it kept in the same way', () => {
    const known = fc.constantFrom(...profilePaths().map((path) => path.split('.')[0] ?? path));
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('other', 'first', 'apartment', 1, 0, ['other'], [{}], {}, ADDRESS),
    );
    fc.assert(
      fc.property(fc.dictionary(known, value), (raw) => {
        const first = validateAnswers(raw, judging());
        expect(validateAnswers(first.answers, judging())).toEqual(first);
        expect(
          first.faults.every(
            ({ path }) => sectionOf(path) !== null && profilePaths().includes(declaredPath(path)),
          ),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

it('keeps numbers in the digits and characters that can be dialled (rule 228)', () => {
  expect(readAnswers({ residents: { phone: '‪+972 50‑000‑0005‬' }, floor_number: '٣' })).toEqual({
    residents: [{ phone: '+972 50-000-0005' }],
    floor_number: '3',
  });
});

describe('options on which a question depends', () => {
  it.each([
    ['type_house', 'apartment', true],
    ['type_house', 'caravan', false],
    ['languages', 'other', true],
    ['support_types', 'none', true],
  ])('%s: %s is fixed: %s', (list, key, expected) => {
    expect(isFixedOption(list, key)).toBe(expected);
  });
});
