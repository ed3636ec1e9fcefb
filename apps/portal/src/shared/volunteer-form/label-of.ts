import type { Translate } from '../../core/text.js';
import { EMPTY_VOLUNTEER, type VolunteerValues } from './values.js';

type Named = Exclude<keyof VolunteerValues, 'signature'>;

const isNamed = (path: string): path is Named => Object.hasOwn(EMPTY_VOLUNTEER, path) && path !== 'signature';

/** The name of a field of a volunteer's form. */
export function volunteerLabel(t: Translate, path: string): string {
  if (path === 'guardian_approval') return t('volunteerForm.guardian');
  if (path === 'is_agree') return t('volunteerForm.agreement');
  return isNamed(path) ? t(`volunteerForm.${path}`) : t('forms.signature.title');
}
