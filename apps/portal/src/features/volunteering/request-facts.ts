import type { OpenApplication } from '@karov/api-client';
import { CATEGORY_TYPES, isolated } from '@karov/domain';
import type { ReactNode } from 'react';
import type { NearDay } from '../../core/near-day.js';
import type { Translate } from '../../core/text.js';
import { typedText } from '../../shared/typed-text.js';

export interface Fact {
  name: string;
  value: ReactNode;
}

/**
 * Returns the town and the district, if known; if a town has the same name as its district, the name is shown
 * once.
 */
export function placeOf(
  { city, state }: Pick<OpenApplication, 'city' | 'state'>,
  stateName: (key: string) => string,
): string {
  return [...new Set([city, stateName(state)])].filter((part) => part !== '').join(', ');
}

/** Languages from the lists are shown in the reader's language; languages typed by hand stay unchanged. */
const LANGUAGES = [
  'hebrew',
  'english',
  'arabic',
  'russian',
  'amharic',
  'yiddish',
  'spanish',
  'french',
  'sign_language',
] as const;

function languageName(t: Translate, language: string): string {
  const known = LANGUAGES.find((name) => name === language);
  return known ? t(`volunteering.language.${known}`) : language;
}

function timeFact(t: Translate, near: NearDay, request: OpenApplication): Fact[] {
  const { arrival_date: day, arrival_time: time, expiration_date: last } = request;
  if (request.category.type === CATEGORY_TYPES.ride && day !== null) {
    const moment =
      time === null
        ? near.full(day)
        : t('volunteering.rideAt', { day: near.full(day), time: isolated(time) });
    return [{ name: t('volunteering.when'), value: moment }];
  }
  return last === null ? [] : [{ name: t('volunteering.until'), value: near.full(last) }];
}

function factIf(isThere: boolean, name: string, value: string): Fact[] {
  return isThere ? [{ name, value }] : [];
}

interface Shown {
  stateName: (key: string) => string;
  /** the card shows the address, so it has no headline with the time */
  isPlaceKnown: boolean;
}

/**
 * Returns the towns, which are all that a volunteer may know of the place before approval (rule 30); help by
 * telephone has none.
 */
function placeFacts(t: Translate, request: OpenApplication, stateName: Shown['stateName']): Fact[] {
  if (request.help_type === 'phone') return [];
  const place = placeOf(request, stateName);
  return [
    ...factIf(place !== '', t('volunteering.where'), place),
    ...factIf(request.destination_city !== '', t('volunteering.to'), request.destination_city),
  ];
}

/** The facts of a request, shown below its headline (`Headline`) or beside the person and their address. */
export function requestFacts(
  t: Translate,
  near: NearDay,
  request: OpenApplication,
  { stateName, isPlaceKnown }: Shown,
): Fact[] {
  return [
    { name: t('volunteering.what'), value: typedText(request.description) },
    ...(isPlaceKnown ? timeFact(t, near, request) : placeFacts(t, request, stateName)),
    ...factIf(request.needs_vehicle, t('volunteering.vehicle'), t('volunteering.vehicleNeeded')),
    ...factIf(
      request.languages.length > 0,
      t('volunteering.languages'),
      request.languages.map((language) => languageName(t, language)).join(', '),
    ),
  ];
}
