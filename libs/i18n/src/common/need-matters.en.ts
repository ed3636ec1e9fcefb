import type { SameKeys } from '../catalogue.js';
import type { needMatters as he } from './need-matters.he.js';

/** What a helper must know before leaving (rule 155), English. */
export const needMatters = {
  label: 'Good to know',
  ventilator: 'Ventilator',
  oxygen: 'Oxygen',
  medical_bed: 'Nursing bed',
  electric_wheelchair: 'Electric wheelchair',
  wheelchair: 'Wheelchair',
  walker: 'Walker',
  no_elevator: 'No elevator',
  stairs: 'Stairs at the entrance',
  alone: 'Alone at home',
  guide_dog: 'Guide dog',
  floor: 'Floor %{floor}',
} as const satisfies SameKeys<typeof he>;
