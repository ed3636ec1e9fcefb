import type { HelpProfileAnswers } from './help-profile/index.js';
import { KEYS } from './help-profile/index.js';
import { ownValue } from './own-value.js';

/** What a helper must know before leaving, most serious first (rule 155). */
export const NEED_MATTERS = [
  'unreadable',
  'ventilator',
  'oxygen',
  'medical_bed',
  'hearing',
  'vision',
  'speech',
  'cognitive',
  'autism',
  'mental',
  'electric_wheelchair',
  'wheelchair',
  'walker',
  'mobility',
  'no_elevator',
  'stairs',
  'alone',
  'chronic',
  'age',
  'guide_dog',
] as const;
export type NeedMatter = (typeof NEED_MATTERS)[number];

/** The part of a help profile that the row of a need shows. */
export interface Matters {
  matters: NeedMatter[];
  /** the floor of the apartment; null if it is unknown or does not matter */
  floor: number | null;
}

/** Used if the person stated nothing, or if nothing may be shown. */
export const NO_MATTERS: Matters = { matters: [], floor: null };

const chosen = (answers: HelpProfileAnswers, name: string): readonly unknown[] => {
  const value = ownValue(answers, name);
  return Array.isArray(value) ? value : [value];
};

/** What a person stated: the answers, and their disabilities by key. */
interface Told {
  answers: HelpProfileAnswers;
  disabilities: readonly string[];
  isUnreadable: boolean;
}

const names =
  (disability: string) =>
  ({ disabilities }: Told): boolean =>
    disabilities.includes(disability);
const takesAlong =
  (equipment: string) =>
  ({ answers }: Told): boolean =>
    chosen(answers, 'evacuation_equipment').includes(equipment);

/** Entries each of which means that a person does not walk well. */
const WALKING = ['electric_wheelchair', 'wheelchair', 'walker'] as const;

/** How each matter follows from the statements. */
const IS_TOLD = {
  unreadable: ({ isUnreadable }) => isUnreadable,
  ventilator: takesAlong('ventilator'),
  oxygen: takesAlong('oxygen'),
  medical_bed: takesAlong('medical_bed'),
  electric_wheelchair: takesAlong('electric_wheelchair'),
  hearing: names(KEYS.hearing),
  vision: names('vision'),
  speech: names('speech'),
  cognitive: names('cognitive'),
  autism: names('autism'),
  mental: names('mental'),
  wheelchair: (told) =>
    takesAlong('wheelchair')(told) || chosen(told.answers, 'transport_needs').includes('folding_wheelchair'),
  walker: takesAlong('walker'),
  mobility: names('mobility'),
  no_elevator: ({ answers }) => floorOf(answers) !== null && chosen(answers, 'elevator').includes('none'),
  stairs: ({ answers }) => answers['stairs_at_entrance'] === 1,
  alone: ({ answers }) => chosen(answers, 'living_situation').includes('alone'),
  chronic: names('chronic'),
  age: names('age'),
  guide_dog: ({ answers }) => chosen(answers, 'animal_types').includes('guide_dog'),
} as const satisfies Readonly<Record<NeedMatter, (told: Told) => boolean>>;

function floorOf(answers: HelpProfileAnswers): number | null {
  if (!chosen(answers, 'housing_type').includes(KEYS.apartment)) return null;
  const floor = Number(answers['floor_number'] ?? '');
  return Number.isInteger(floor) && floor > 0 ? floor : null;
}

/**
 * Extracts from a person's statements what a helper must know before leaving; if some of the answers cannot
 * be read, the list says so. All screens use this list.
 */
export function mattersOf(
  answers: HelpProfileAnswers | null,
  disabilities: readonly string[] = [],
  isUnreadable = false,
): Matters {
  const told = { answers: answers ?? {}, disabilities, isUnreadable };
  const matters = NEED_MATTERS.filter((matter) => IS_TOLD[matter](told));
  const saysHow = WALKING.some((one) => matters.includes(one));
  return {
    matters: saysHow ? matters.filter((matter) => matter !== 'mobility') : matters,
    floor: floorOf(told.answers),
  };
}
