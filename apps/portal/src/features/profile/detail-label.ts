import { ownValue } from '@karov/domain';
import type { Key, Translate } from '../../core/text.js';

const LABELS: Readonly<Partial<Record<string, Key>>> = {
  first_name: 'profile.details.firstName',
  last_name: 'profile.details.lastName',
  email: 'profile.details.email',
  residential_address: 'profile.details.residential',
  arrival_address: 'profile.details.arrival',
  disability_id: 'profile.details.disabilities',
  other_disability: 'profile.details.otherDisability',
  contact_note: 'profile.details.contactNote',
  comments: 'profile.details.comments',
};

/**
 * Returns the name of a field of the person's own details, for the error summary; null for a field without a
 * name.
 */
export function detailLabel(t: Translate, path: string): string | null {
  const key = ownValue(LABELS, path);
  return key ? t(key) : null;
}
