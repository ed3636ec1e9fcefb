import type { HelpProfileAnswers } from './help-profile/index.js';
import { KEYS } from './help-profile/index.js';
import { ownValue } from './own-value.js';

/** What a helper must know before leaving, the gravest first (rule 155). */
export const NEED_MATTERS = [
  'ventilator',
  'oxygen',
  'medical_bed',
  'electric_wheelchair',
  'wheelchair',
  'walker',
  'no_elevator',
  'stairs',
  'alone',
  'guide_dog',
] as const;
export type NeedMatter = (typeof NEED_MATTERS)[number];

/** What of a help profile stands on the row of a need. */
export interface Matters {
  matters: NeedMatter[];
  /** of the apartment; null where it is not known or does not count */
  floor: number | null;
}

/** Nothing was told, or nothing may be shown. */
export const NO_MATTERS: Matters = { matters: [], floor: null };

const chosen = (answers: HelpProfileAnswers, name: string): readonly unknown[] => {
  const value = ownValue(answers, name);
  return Array.isArray(value) ? value : [value];
};

/** How each of them is read off the answers. */
const IS_TOLD = {
  ventilator: (answers) => chosen(answers, 'evacuation_equipment').includes('ventilator'),
  oxygen: (answers) => chosen(answers, 'evacuation_equipment').includes('oxygen'),
  medical_bed: (answers) => chosen(answers, 'evacuation_equipment').includes('medical_bed'),
  electric_wheelchair: (answers) => chosen(answers, 'evacuation_equipment').includes('electric_wheelchair'),
  wheelchair: (answers) => chosen(answers, 'evacuation_equipment').includes('wheelchair') || chosen(answers, 'transport_needs').includes('folding_wheelchair'),
  walker: (answers) => chosen(answers, 'evacuation_equipment').includes('walker'),
  no_elevator: (answers) => floorOf(answers) !== null && chosen(answers, 'elevator').includes('none'),
  stairs: (answers) => answers['stairs_at_entrance'] === 1,
  alone: (answers) => chosen(answers, 'living_situation').includes('alone'),
  guide_dog: (answers) => chosen(answers, 'animal_types').includes('guide_dog'),
} as const satisfies Readonly<Record<NeedMatter, (answers: HelpProfileAnswers) => boolean>>;

function floorOf(answers: HelpProfileAnswers): number | null {
  if (!chosen(answers, 'housing_type').includes(KEYS.apartment)) return null;
  const floor = Number(answers['floor_number'] ?? '');
  return Number.isInteger(floor) && floor > 0 ? floor : null;
}

/** Picks out of what somebody has told what a helper must know before leaving. */
export function mattersOf(answers: HelpProfileAnswers | null): Matters {
  if (!answers) return NO_MATTERS;
  return { matters: NEED_MATTERS.filter((matter) => IS_TOLD[matter](answers)), floor: floorOf(answers) };
}
