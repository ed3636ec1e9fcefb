import { CATEGORY_TYPES, type CategoryType, OTHER_HELP_STEPS, RIDE_STEPS } from '@karov/domain';
import type { RequestValues } from './values.js';

type Answer = (typeof RIDE_STEPS)[number] | (typeof OTHER_HELP_STEPS)[number];

const IS_ANSWERED: Readonly<Record<Answer, (values: RequestValues) => boolean>> = {
  destination_address: ({ destination_address }) => destination_address !== '',
  origin_address: ({ other_address, origin_address }) => other_address === 0 || origin_address !== '',
  arrival: ({ arrival_date, arrival_time }) => arrival_date !== '' && arrival_time !== '',
  description: ({ description }) => description.trim() !== '',
  expiration_date: ({ expiration_date }) => expiration_date !== '',
};

/** The filled share of a bar. */
export interface Progress {
  done: number;
  count: number;
}

/** Counts the answers for the bar of the details: four for a ride, two for other help (rule 123). */
export function detailsProgress(values: RequestValues, type: CategoryType): Progress {
  const answers: readonly Answer[] = type === CATEGORY_TYPES.ride ? RIDE_STEPS : OTHER_HELP_STEPS;
  return { done: answers.filter((answer) => IS_ANSWERED[answer](values)).length, count: answers.length };
}
