import type { OpenApplication } from '@karov/api-client';
import { CATEGORY_TYPES, isolated } from '@karov/domain';
import { type NearDay, useNearDay } from '../../core/near-day.js';
import { type Translate, useText } from '../../core/text.js';
import { FactLine } from '../../shared/fact-line.js';

/** The time in a few words: "tomorrow 14:00", "until 28 Nov 2026"; null if there is none. */
function whenOf(t: Translate, near: NearDay, request: OpenApplication): string | null {
  const { arrival_date: day, arrival_time: time, expiration_date: last } = request;
  if (request.category.type === CATEGORY_TYPES.ride && day !== null)
    return [near.short(day), time && isolated(time)].filter(Boolean).join(' ');
  return last === null ? null : t('time.until', { day: near.short(last) });
}

interface HeadlineProps {
  request: OpenApplication;
  /** the card shows the person and the way to them, so the headline says only when */
  isPlaceKnown?: boolean;
}

/** The facts that decide whether a volunteer helps: when, and how far away or that it is by telephone. */
export function Headline({ request, isPlaceKnown = false }: HeadlineProps) {
  const t = useText();
  const near = useNearDay();
  const { help_type: helpType, distance_band: band } = request;
  const how = helpType === 'phone' ? t('common.helpType.phone') : band && t(`common.distance.${band}`);
  const parts = [whenOf(t, near, request), isPlaceKnown ? null : how].filter((part) => part !== null);
  return parts.length === 0 ? null : <FactLine facts={parts} />;
}
