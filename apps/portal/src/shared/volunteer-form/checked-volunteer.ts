import type { RegisterDropdowns } from '@karov/api-client';
import { addressForDisplay, isolated, KEYS } from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { CheckedAnswer } from '../wizard/check-list.js';
import { OTHER_LANGUAGE, type VolunteerValues } from './values.js';

type Name = Exclude<
  keyof VolunteerValues,
  'signature' | 'guardian' | 'needs_guardian' | 'other_language' | 'other_disability'
>;

/** Formats `2026-11-20` as `20/11/2026` (rule 135). */
function dayForDisplay(day: string): string {
  return day ? isolated(day.split('-').toReversed().join('/')) : '';
}

function labelsOf(list: RegisterDropdowns['volunteer_interests'], keys: readonly string[]): string[] {
  return list.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
}

function flagText(t: Translate, flag: 0 | 1 | null): string {
  if (flag === null) return '';
  return t(flag === 1 ? 'common.words.yes' : 'common.words.no');
}

function disabilitiesText(
  { disability_id, other_disability }: VolunteerValues,
  { disabilities }: RegisterDropdowns,
): string {
  const chosen = disabilities.filter(({ id }) => disability_id.some((given) => given === id));
  return chosen
    .map(({ key, label }) => (key === KEYS.other && other_disability ? other_disability : label))
    .join(', ');
}

function readers(
  values: VolunteerValues,
  options: RegisterDropdowns,
  t: Translate,
): Partial<Record<Name, () => string>> {
  const { languages, other_language, gender, way_to_provide_help: way, contact_method: method } = values;
  const listed = labelsOf(
    options.volunteer_languages,
    languages.filter((language) => language !== OTHER_LANGUAGE),
  );
  return {
    residential_address: () => addressForDisplay(values.residential_address),
    arrival_address: () => addressForDisplay(values.arrival_address),
    dob: () => dayForDisplay(values.dob),
    date: () => dayForDisplay(values.date),
    gender: () => labelsOf(options.volunteer_gender, gender ? [gender] : []).join(),
    interests: () => labelsOf(options.volunteer_interests, values.interests).join(', '),
    languages: () =>
      [...listed, languages.includes(OTHER_LANGUAGE) ? other_language : ''].filter(Boolean).join(', '),
    disability_id: () => disabilitiesText(values, options),
    way_to_provide_help: () => (way ? t(`volunteerForm.ways.${way}`) : ''),
    contact_method: () => (method ? t(`common.channel.${method}`) : ''),
  };
}

/** The signature for display: the typed name, or a note that one was drawn. */
export function checkedSignature({ signature }: VolunteerValues, t: Translate): CheckedAnswer {
  const drawn = signature.image === null ? '' : t('volunteerForm.signedDrawn');
  return { path: 'signature_image', label: t('volunteerForm.signed'), value: signature.text.trim() || drawn };
}

/** A volunteer's answers for display. */
export function checkedVolunteer(
  names: readonly Name[],
  values: VolunteerValues,
  options: RegisterDropdowns,
  t: Translate,
): CheckedAnswer[] {
  const special = readers(values, options, t);
  return names.map((name) => {
    const value = values[name];
    const plain = typeof value === 'number' || value === null ? flagText(t, value) : String(value);
    return { path: name, label: t(`volunteerForm.${name}`), value: special[name]?.() ?? plain };
  });
}
