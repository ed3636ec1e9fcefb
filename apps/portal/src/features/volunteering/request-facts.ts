import type { OpenApplication } from '@karov/api-client';
import { CATEGORY_TYPES } from '@karov/domain';
import type { ReactNode } from 'react';
import { formatDay } from '../../core/dates.js';
import { isolated } from '../../core/direction.js';
import type { Translate } from '../../core/text.js';
import { typedText } from '../../shared/typed-text.js';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Town and district, if known; a town with its district's name is shown once. */
export function placeOf({ city, state }: OpenApplication, stateName: (key: string) => string): string {
  return [...new Set([city, stateName(state)])].filter((part) => part !== '').join(', ');
}

/** Languages of the lists have a name in the reader's language; typed ones stay unchanged. */
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

function timeFact(t: Translate, request: OpenApplication): Fact[] {
  const { arrival_date: day, arrival_time: time, expiration_date: last } = request;
  if (request.category.type === CATEGORY_TYPES.ride && day !== null) {
    const moment =
      time === null
        ? isolated(formatDay(day))
        : t('volunteering.rideAt', { day: isolated(formatDay(day)), time: isolated(time) });
    return [{ name: t('volunteering.when'), value: moment }];
  }
  return last === null ? [] : [{ name: t('volunteering.until'), value: isolated(formatDay(last)) }];
}

function factIf(isThere: boolean, name: string, value: string): Fact[] {
  return isThere ? [{ name, value }] : [];
}

/** The facts that a volunteer may know before approval: the need, when, the area, the distance (rule 30). */
export function requestFacts(
  t: Translate,
  request: OpenApplication,
  stateName: (key: string) => string,
): Fact[] {
  const place = placeOf(request, stateName);
  return [
    { name: t('volunteering.what'), value: typedText(request.description) },
    ...timeFact(t, request),
    ...factIf(place !== '', t('volunteering.where'), place),
    ...factIf(request.destination_city !== '', t('volunteering.to'), request.destination_city),
    ...(request.distance_band === null
      ? []
      : [{ name: t('volunteering.distance'), value: t(`common.distanceBand.${request.distance_band}`) }]),
    { name: t('volunteering.how'), value: t(`common.helpType.${request.help_type}`) },
    ...factIf(request.needs_vehicle, t('volunteering.vehicle'), t('volunteering.vehicleNeeded')),
    ...factIf(
      request.languages.length > 0,
      t('volunteering.languages'),
      request.languages.map((language) => languageName(t, language)).join(', '),
    ),
  ];
}
