import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { descriptionOf, type NeedDescription } from '../needs/index.js';

/** Stands in for the description of an emergency, which is shown in each reader's language (rule 101). */
export const EMERGENCY_DESCRIPTION = 'requests.emergencyDescription';

/**
 * The placeholder for an emergency raised by a caller who may not be the number's former owner (rule 237).
 */
export const UNPROVEN_EMERGENCY_DESCRIPTION = 'requests.unprovenEmergencyDescription';

const STORED = [EMERGENCY_DESCRIPTION, UNPROVEN_EMERGENCY_DESCRIPTION] as const;

/**
 * A request's description in the reader's language: the person's own words, or the sentence for a stored key.
 */
export function descriptionIn(sealed: SealedTexts, application: NeedDescription, locale: Locale): string {
  const description = descriptionOf(sealed, application);
  const key = STORED.find((stored) => stored === description);
  return key ? serverText(locale, key) : description;
}
