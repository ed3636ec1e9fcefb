import type { OwnApplication, OwnEventRequest } from '@karov/api-client';
import { type HelpStep, isEnded } from '@karov/domain';

/** The stations of a request, from its beginning to its end; nobody sets out to help by phone (rule 167). */
const WAY = ['received', 'searching', 'found', 'on_way', 'arrived', 'done'] as const;
const WAY_BY_PHONE = ['received', 'searching', 'found', 'done'] as const;
/** Once the coordinators are alerted nobody can know what comes before the end (rule 73). */
const WAY_BY_COORDINATOR = ['received', 'searching', 'alerted', 'done'] as const;

type StationName = (typeof WAY)[number] | 'alerted' | 'coming' | 'coordinator';
/** A station of the way, and whether it has been passed. */
export interface Station {
  name: StationName;
  state: 'done' | 'now' | 'ahead';
}

/** What the station is called once more is known than at its beginning. */
const GROWN: Partial<Record<HelpStep, { station: StationName; name: StationName }>> = {
  coming: { station: 'found', name: 'coming' },
  coordinator: { station: 'alerted', name: 'coordinator' },
};

function wayFor(step: HelpStep, isByPhone: boolean): readonly StationName[] {
  if (step === 'alerted' || step === 'coordinator') return WAY_BY_COORDINATOR;
  return isByPhone ? WAY_BY_PHONE : WAY;
}

/** The way of a request that stands at a step: what lies behind, what is now, what is still to come. */
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

/** The way of an own request; null once it has ended, since not every end is a way that was walked. */
export function wayOfRequest({
  status,
  step,
  help_type,
}: Pick<OwnApplication, 'status' | 'step' | 'help_type'>): Station[] | null {
  return isEnded(status) ? null : stationsAt(step, help_type === 'phone');
}

/** The same of a request in an event, whose step follows from its state. */
export function wayInEvent({ status, is_approved, volunteer, asked }: OwnEventRequest): Station[] | null {
  if (status === 'pending') return stationsAt(asked > 0 ? 'searching' : 'received', false);
  if (status !== 'assigned') return null;
  return stationsAt(is_approved === 1 ? (volunteer?.progress ?? 'coming') : 'found', false);
}
