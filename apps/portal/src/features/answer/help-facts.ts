import type { HelpRequestLink } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { formatDateTime, formatDay } from '../../core/dates.js';
import { isolated } from '../../core/direction.js';
import type { Translate } from '../../core/text.js';
import type { Fact } from './event-facts.js';

function whenFacts(
  t: Translate,
  { arrival_date: day, arrival_time: time, expiration_date: last }: HelpRequestLink['application'],
): Fact[] {
  if (day !== null)
    return [{ name: t('answer.helpWhen'), value: isolated([formatDay(day), time ?? ''].join(' ').trim()) }];
  return last === null ? [] : [{ name: t('answer.helpUntil'), value: isolated(formatDay(last)) }];
}

/**
 * The facts on the page of a help request (rule 125): the town before approval, name and address after it
 * (rule 30).
 */
export function helpFacts(t: Translate, { application }: HelpRequestLink): Fact[] {
  const {
    category,
    user,
    origin_address: origin,
    destination_address: destination,
    description,
    distance_band: distance,
  } = application;
  return [
    { name: t('answer.helpCategory'), value: category.name },
    { name: t('answer.helpAbout'), value: description },
    { name: t('answer.helpPerson'), value: user.full_name ?? t('answer.helpPersonLater') },
    ...(origin === '' ? [] : [{ name: t('answer.helpAddress'), value: addressForDisplay(origin) }]),
    ...(destination === ''
      ? []
      : [{ name: t('answer.helpDestination'), value: addressForDisplay(destination) }]),
    ...whenFacts(t, application),
    ...(distance === null
      ? []
      : [{ name: t('answer.helpDistance'), value: t(`common.distanceBand.${distance}`) }]),
    { name: t('answer.created'), value: isolated(formatDateTime(application.created_at)) },
  ];
}
