import type { OwnApplication } from '@karov/api-client';
import { isolated } from '@karov/domain';
import type { NearDay } from '../../core/near-day.js';
import type { Translate } from '../../core/text.js';

/** Says when help is needed: at a time, or until a day; empty if there is neither, as in an emergency. */
export function whenText(
  t: Translate,
  near: NearDay,
  {
    arrival_date,
    arrival_time,
    expiration_date,
  }: Pick<OwnApplication, 'arrival_date' | 'arrival_time' | 'expiration_date'>,
): string {
  if (arrival_date && arrival_time)
    return t('ownRequest.at', { day: near.full(arrival_date), time: isolated(arrival_time.slice(0, 5)) });
  return expiration_date ? t('ownRequest.until', { day: near.full(expiration_date) }) : '';
}

/** Returns the address of the form that repeats a request. */
export function againPath(newRequestPath: string, id: number): string {
  return `${newRequestPath}?again=${id}`;
}
