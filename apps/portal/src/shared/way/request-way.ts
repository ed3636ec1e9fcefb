import type { OwnApplication, OwnEventRequest } from '@karov/api-client';
import { type HelpStep, isEnded } from '@karov/domain';

/** The stations of a request, from start to end; help by phone involves no travel (rule 167). */
const WAY = ['received', 'searching', 'found', 'on_way', 'arrived', 'done'] as const;
const WAY_BY_PHONE = ['received', 'searching', 'found', 'done'] as const;
/** Once the coordinators are alerted, the stations between that and the end are unknown (rule 73). */
const WAY_BY_COORDINATOR = ['received', 'searching', 'alerted', 'done'] as const;

type StationName = (typeof WAY)[number] | 'alerted' | 'coming' | 'coordinator';
/** A station of a request, and whether it has been passed. */
export interface Station {
  name: StationName;
  state: 'done' | 'now' | 'ahead';
}

/** More specific names for stations, by the step that the request has reached. */
const GROWN: Partial<Record<HelpStep, { station: StationName; name: StationName }>> = {
  coming: { station: 'found', name: 'coming' },
  coordinator: { station: 'alerted', name: 'coordinator' },
};

function wayFor(step: HelpStep, isByPhone: boolean): readonly StationName[] {
  if (step === 'alerted' || step === 'coordinator') return WAY_BY_COORDINATOR;
  return isByPhone ? WAY_BY_PHONE : WAY;
}

/** Returns the stations of a request at a step: those passed, the current one, and those to come. */
export function stationsAt(step: HelpStep, isByPhone: boolean): Station[] {
  const way = wayFor(step, isByPhone);
  const grown = GROWN[step];
  const at = way.indexOf(
    grown?.station ?? (step === 'none' ? 'received' : (way.find((name) => name === step) ?? 'found')),
  );
  return way.map((name, index) => {
    if (index === at) return { name: grown?.name ?? name, state: 'now' };
    if (index < at) return { name: name === 'found' ? 'coming' : name, state: 'done' };
    return { name, state: 'ahead' };
  });
}

/**
 * Returns the stations of the person's own request; null once it has ended, because not every end passes
 * through them.
 */
export function wayOfRequest({
  status,
  step,
  help_type,
}: Pick<OwnApplication, 'status' | 'step' | 'help_type'>): Station[] | null {
  return isEnded(status) ? null : stationsAt(step, help_type === 'phone');
}

/**
 * Returns the stations of a request in an event, with the step derived from its state; null once it has
 * ended.
 */
export function wayInEvent({ status, is_approved, volunteer, asked }: OwnEventRequest): Station[] | null {
  if (status === 'pending') return stationsAt(asked > 0 ? 'searching' : 'received', false);
  if (status !== 'assigned') return null;
  return stationsAt(is_approved === 1 ? (volunteer?.progress ?? 'coming') : 'found', false);
}
