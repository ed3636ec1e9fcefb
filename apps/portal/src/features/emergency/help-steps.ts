import type { HelpStep } from '@karov/domain';

/** The steps of an emergency, from the request to the help. */
const WAY = ['received', 'searching', 'found', 'coming', 'on_way', 'arrived'] as const;
/**
 * When nobody was found, the coordinators are alerted, and one of them takes over; the later steps are
 * unknown.
 */
const WAY_BY_COORDINATOR = ['received', 'searching', 'alerted', 'coordinator'] as const;

type ToldStep = (typeof WAY)[number] | (typeof WAY_BY_COORDINATOR)[number];
export interface StepOnTheWay {
  name: ToldStep;
  state: 'done' | 'now' | 'ahead';
}

/** The steps of a running emergency: done, in progress, and still to come. */
export function stepsOf(step: HelpStep): StepOnTheWay[] {
  const way: readonly ToldStep[] = step === 'coordinator' || step === 'alerted' ? WAY_BY_COORDINATOR : WAY;
  const at = way.findIndex((name) => name === step);
  const stateOf = (index: number) => {
    if (index === at) return 'now';
    return index < at ? 'done' : 'ahead';
  };
  return way.map((name, index) => ({ name, state: stateOf(index) }));
}
