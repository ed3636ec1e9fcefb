import type { DistanceBand, Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';

/** " (1 to 2 km from you)", or nothing where the distance is not known. */
export function bandText(band: DistanceBand | null, locale: Locale): string {
  return band === null ? '' : ` (${serverText(locale, `distanceBand.${band}`)})`;
}
