import type { OpenVolunteer } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { toPair } from './pairs-by-hand.rules.js';

const person = (id: number, change: Partial<OpenVolunteer> = {}): OpenVolunteer => ({
  id,
  full_name: `Volunteer ${id}`,
  phone: '+972500000000',
  contact_note: '',
  spoken_to: NOT_SPOKEN_TO,
  distance_km: 1,
  way_to_help: 'both',
  has_vehicle: false,
  languages: [],
  recent_calls: 0,
  answers: { asked: 0, answered: 0, median_seconds: null },
  answered: 'asked',
  said: null,
  is_fitting: true,
  reason: 'fits',
  ...change,
});
const need = (people: OpenVolunteer[], isEmergency = false) => ({
  requestId: 1,
  isEmergency,
  waitingSince: null,
  people,
});
const costs = (people: OpenVolunteer[]): Map<number, number> =>
  new Map(
    toPair([need(people)], 'others', new Set()).flatMap((one) =>
      one.people.map(({ volunteerId, distanceM }) => [volunteerId, distanceM] as const),
    ),
  );

describe('the needs of an event for pairing', () => {
  it('have emergencies before all others', () => {
    const all = toPair([need([]), need([], true)], 'yes', new Set());
    expect(all.map(({ priority }) => priority)).toEqual([0, 1]);
  });

  it('are paired first with those who said yes, then with all others who fit and are free', () => {
    const people = [
      person(1, { answered: 'yes' }),
      person(2),
      person(3, { answered: 'not_asked' }),
      person(4, { is_fitting: false }),
      person(5),
    ];
    const ids = (whose: 'yes' | 'others') =>
      toPair([need(people)], whose, new Set([5])).flatMap((one) =>
        one.people.map(({ volunteerId }) => volunteerId),
      );
    expect([ids('yes'), ids('others')]).toEqual([[1], [2, 3]]);
  });

  it('cost the way, calls between equals alone, and most where the way is unknown', () => {
    const found = costs([
      person(1, { recent_calls: 0 }),
      person(2, { recent_calls: 90 }),
      person(3, { distance_km: 1.1 }),
      person(4, { distance_km: null }),
    ]);
    expect([...found.entries()].toSorted(([, one], [, other]) => one - other).map(([id]) => id)).toEqual([
      1, 2, 3, 4,
    ]);
  });
});
