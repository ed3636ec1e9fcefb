import type { HelpRequestLink } from '@karov/api-client';
import { addressForDisplay, isolated } from '@karov/domain';
import { formatDateTime } from '../../core/dates.js';
import type { NearDay } from '../../core/near-day.js';
import type { Translate } from '../../core/text.js';
import type { Fact } from './event-facts.js';

/**
 * The deciding facts, before and after approval: the kind of help unless it is an emergency, the time, the
 * town and the distance.
 */
export function leadFacts(t: Translate, near: NearDay, { application }: HelpRequestLink): (string | null)[] {
  const { category, origin_address: origin, distance_band: band, help_type: helpType } = application;
  const isByPhone = helpType === 'phone';
  return [
    application.is_emergency ? null : category.name,
    whenInShort(t, near, application),
    isByPhone ? t('common.helpType.phone') : addressForDisplay(origin),
    isByPhone || band === null ? null : t(`common.distance.${band}`),
  ];
}

type Times = Pick<HelpRequestLink['application'], 'arrival_date' | 'arrival_time' | 'expiration_date'>;

/** The time in a few words: "tomorrow 14:00", "until 28 Nov 2026"; null if there is none. */
export function whenInShort(
  t: Translate,
  near: NearDay,
  { arrival_date: day, arrival_time: time, expiration_date: last }: Times,
): string | null {
  if (day !== null) return [near.short(day), time && isolated(time)].filter(Boolean).join(' ');
  return last === null ? null : t('time.until', { day: near.short(last) });
}

function whenFacts(
  t: Translate,
  near: NearDay,
  { arrival_date: day, arrival_time: time, expiration_date: last }: Times,
): Fact[] {
  if (day !== null)
    return [
      {
        name: t('answer.helpWhen'),
        value: time ? t('answer.helpWhenAt', { day: near.full(day), time: isolated(time) }) : near.full(day),
      },
    ];
  return last === null ? [] : [{ name: t('answer.helpUntil'), value: near.full(last) }];
}

/**
 * Whether the name and the telephone may still be revealed: the call can be answered, or the yes waits for
 * approval.
 */
function mayStillCome({ can_answer: canAnswer, work }: HelpRequestLink): boolean {
  return canAnswer || work?.state === 'waiting' || work?.state === 'waiting_urgent';
}

/**
 * The facts on the page of a help request (rule 125): the town before approval, name and address after it
 * (rule 30).
 */
export function helpFacts(t: Translate, near: NearDay, record: HelpRequestLink): Fact[] {
  const { application } = record;
  const {
    category,
    user,
    origin_address: origin,
    destination_address: destination,
    description,
  } = application;
  return [
    { name: t('answer.helpCategory'), value: category.name },
    { name: t('answer.helpAbout'), value: description },
    ...(user.full_name !== null || mayStillCome(record)
      ? [{ name: t('answer.helpPerson'), value: user.full_name ?? t('answer.helpPersonLater') }]
      : []),
    ...(origin === '' ? [] : [{ name: t('answer.helpAddress'), value: addressForDisplay(origin) }]),
    ...(destination === ''
      ? []
      : [{ name: t('answer.helpDestination'), value: addressForDisplay(destination) }]),
    ...whenFacts(t, near, application),
    { name: t('answer.created'), value: isolated(formatDateTime(application.created_at)) },
  ];
}
