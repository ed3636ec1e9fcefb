import type { SameKeys } from '../catalogue.js';
import type { needMatters as he } from './need-matters.he.js';

/** English: what a helper must know before leaving (rule 155). */
export const needMatters = {
  label: 'Good to know',
  unreadable: 'Some of what they told us cannot be read: please ask',
  ventilator: 'Ventilator',
  oxygen: 'Oxygen',
  medical_bed: 'Nursing bed',
  hearing: 'Deaf or hard of hearing',
  vision: 'Blind or low vision',
  speech: 'Speech impairment',
  cognitive: 'Intellectual or cognitive disability',
  autism: 'Autism',
  mental: 'Mental health condition',
  electric_wheelchair: 'Electric wheelchair',
  wheelchair: 'Wheelchair',
  walker: 'Walker',
  mobility: 'Trouble walking',
  no_elevator: 'No elevator',
  stairs: 'Stairs at the entrance',
  alone: 'Alone at home',
  chronic: 'Chronic illness',
  age: 'Old age',
  guide_dog: 'Guide dog',
  floor: 'Floor %{floor}',
} as const satisfies SameKeys<typeof he>;
