import type { AdminApplication } from '@karov/api-client';
import { addressForDisplay, isolated, type Locale } from '@karov/domain';
import type { Translate } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';

/**
 * Says how long a request is valid: until the time of a ride, or the last day of other help; empty for an
 * emergency.
 */
export function validityOf(
  request: Pick<AdminApplication, 'arrival_date' | 'arrival_time' | 'expiration_date'>,
  locale: Locale,
): string {
  const { arrival_date: day, arrival_time: hour, expiration_date: last } = request;
  if (day) return hour ? `${shownDay(day, locale)}, ${isolated(hour.slice(0, 5))}` : shownDay(day, locale);
  return last ? shownDay(last, locale) : '';
}

/** Says where help is needed: origin and destination, or one address. */
export function placeFacts(
  request: Pick<AdminApplication, 'origin_address' | 'destination_address'>,
  text: Translate,
): [string, string][] {
  const origin = addressForDisplay(request.origin_address);
  const destination = addressForDisplay(request.destination_address);
  return destination
    ? [
        [text('requests.from'), origin],
        [text('requests.to'), destination],
      ]
    : [[text('requests.place'), origin]];
}
